"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { type Deed, usePerform } from "@/components/rule/use-perform";
import type { InboxItem } from "@/core/inbox/schema";
import { useTRPCClient } from "@/lib/trpc/client";
import type { InboxActs } from "./inbox-acts";

type UseInboxActs = {
  projectSlug: string;
  /** The item goes at once, before the server answers … */
  onLeave: (item: InboxItem) => void;
  /** … and comes back when it refused, or when the act is taken back. */
  onReturn: (item: InboxItem) => void;
  /** The list was renewed: what is gone now is really gone. */
  onSettled: (item: InboxItem) => void;
};

/** The acts of the inbox, each with its way back; `u` takes back the newest that is left. */
export function useInboxActs({ projectSlug, onLeave, onReturn, onSettled }: UseInboxActs): InboxActs {
  const t = useTranslations("inbox");
  const client = useTRPCClient();
  const { perform } = usePerform();
  const undoable = useRef<Array<() => void>>([]);

  async function act<TResult>(item: InboxItem, { undo, ...deed }: Deed<TResult>): Promise<void> {
    onLeave(item);
    let isTakenBack = false;
    // The notice and the key offer the same way back; it can be gone only once.
    const takeBack = async (result: TResult) => {
      if (isTakenBack || !undo) return;
      isTakenBack = true;
      await undo(result);
      onReturn(item);
    };
    const result = await perform({ ...deed, failed: t("failed"), undo: undo && takeBack });
    onSettled(item);
    if (result === null) {
      onReturn(item);
      return;
    }
    undoable.current.push(() => {
      if (isTakenBack) undoLast();
      else void perform({ call: () => takeBack(result), done: t("undone"), failed: t("undoFailed") });
    });
  }

  function undoLast(): void {
    undoable.current.pop()?.();
  }

  const at = (item: InboxItem) => ({ projectSlug, itemId: item.id });
  const undo = (item: InboxItem) => () => client.inbox.undo.mutate(at(item));

  return {
    accept: (item, { mode, choice }) =>
      void act(item, {
        call: () =>
          client.inbox.accept.mutate({
            ...at(item),
            ...(mode && { mode }),
            ...(choice && item.kind === "conflict" && { choice }),
            ...(item.kind === "approval" && item.rule && { contentHash: item.rule.contentHash }),
          }),
        done: ({ summary }) => summary,
        undo: undo(item),
      }),
    dismiss: (item) =>
      void act(item, {
        call: () => client.inbox.dismiss.mutate(at(item)),
        done: ({ summary }) => summary,
        undo: undo(item),
      }),
    snooze: (item, days) =>
      void act(item, {
        call: () => client.inbox.snooze.mutate({ ...at(item), days }),
        done: ({ summary }) => summary,
        undo: undo(item),
      }),
    merge: (item, target) => {
      const { rule } = item;
      if (!rule) return;
      void act(item, {
        call: () => client.rule.merge.mutate({ projectSlug, targetId: target.id, sourceIds: [rule.id] }),
        done: t("merged", { source: rule.number, target: target.number }),
        undo: () => client.rule.undoMerge.mutate({ projectSlug, targetId: target.id }),
      });
    },
    deny: (item) => {
      const { eventId } = item;
      if (!eventId) return;
      void act(item, {
        call: () => client.signal.mark.mutate({ projectSlug, eventId, verdict: "none" }),
        done: t("denied"),
        undo: () => client.signal.withdrawMark.mutate({ projectSlug, eventId }),
      });
    },
    undoLast,
  };
}
