"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toastDone, toastError } from "@/components/ui/toast";
import type { MarkResult, MarkVerdict } from "@/core/signal/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC, useTRPCClient } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** “This was a correction”, “this was none”: marks a prompt, says what came of it and offers the way back. */
export function useMarks() {
  const t = useTranslations("session.mark");
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const projectSlug = useProjectSlug();
  const mutation = useMutation(trpc.signal.mark.mutationOptions());

  async function renew(): Promise<void> {
    await Promise.all(
      [trpc.session, trpc.inbox, trpc.fact, trpc.rule].map((router) =>
        queries.invalidateQueries(router.pathFilter()),
      ),
    );
  }

  /** Runs one call; says how it ended, in its own words where it has some. @returns whether it was done */
  async function run<Answer>(
    call: () => Promise<Answer>,
    done: string,
    more?: (answer: Answer) => string,
  ): Promise<boolean> {
    try {
      const answer = await call();
      const description = more?.(answer);
      await renew();
      if (description) toastDone(done, { description });
      else toastDone(done);
      return true;
    } catch (error) {
      toastError(t("failed"), { description: readCallFailure(error).message });
      return false;
    }
  }

  const withdraw = (eventId: string) =>
    run(
      () => client.signal.withdrawMark.mutate({ projectSlug, eventId }),
      t("withdrawn"),
      ({ stays }) => stays.join(" "),
    );

  /** A rule in force stays: whether it goes is the person's next decision. */
  function offerUndo({ inForce }: MarkResult): void {
    for (const { resolutionId, rule } of inForce) {
      const { number } = rule;
      const rollBack = () => client.history.rollback.mutate({ projectSlug, resolutionId });
      toastDone(t("inForce", { number }), {
        description: rule.statement,
        undo: {
          label: t("undoRule", { number }),
          onUndo: () => void run(rollBack, t("ruleUndone", { number })),
        },
      });
    }
  }

  /** @returns whether it was marked */
  async function mark(eventId: string, verdict: MarkVerdict, wish?: string): Promise<boolean> {
    try {
      const result = await mutation.mutateAsync({ projectSlug, eventId, verdict, wish });
      await renew();
      const { taught, takenBack } = result;
      toastDone(verdict === "none" ? t("none", takenBack) : t(taught ? "taught" : "confirmed"), {
        undo: { label: t("undo"), onUndo: () => void withdraw(eventId) },
      });
      offerUndo(result);
      return true;
    } catch (error) {
      toastError(t("failed"), { description: readCallFailure(error).message });
      return false;
    }
  }

  return { mark, withdraw, pending: mutation.isPending };
}
