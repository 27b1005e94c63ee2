"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { InboxItem } from "@/core/inbox/schema";
import type { EnforcementMode } from "@/core/rule/schema";
import { useHotkeys } from "@/lib/hotkeys/use-hotkeys";
import {
  acceptBlocked,
  CONFLICT_CHOICES,
  type ConflictChoice,
  canDeny,
  canEdit,
  canMerge,
  type InboxActs,
  SNOOZE_DAYS,
} from "./inbox-acts";
import { InboxCard } from "./inbox-card";
import { InboxRail } from "./inbox-rail";

type InboxViewProps = {
  /** What waits, in order; never empty. */
  items: readonly InboxItem[];
  selected: InboxItem;
  onSelect: (item: InboxItem) => void;
  acts: InboxActs;
  /** How many wait in all; the list may be cut. */
  total: number;
  onEdit: (item: InboxItem) => void;
  onMerge: (item: InboxItem) => void;
};

/** One thing at a time: the list is a rail, the card is the page, and each act has a key. */
export function InboxView({ items, selected, onSelect, acts, total, onEdit, onMerge }: InboxViewProps) {
  const t = useTranslations("inbox.keys");
  const [draft, setDraft] = useState<{ itemId: string; mode?: EnforcementMode; choice?: ConflictChoice }>();
  const chosen = draft?.itemId === selected.id ? draft : { itemId: selected.id };
  const position = items.findIndex(({ id }) => id === selected.id);
  const choice = chosen.choice ?? "replace";
  const card = useRef<HTMLElement>(null);

  // The pressed button went with its item: whoever works by keyboard goes on at the new card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new item is the occasion
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [selected.id]);

  const step = (by: number) => {
    const next = items[position + by];
    if (next) onSelect(next);
  };
  const accept = () => {
    if (acceptBlocked(selected) !== null) return;
    acts.accept(selected, { mode: chosen.mode, ...(selected.kind === "conflict" && { choice }) });
  };

  useHotkeys([
    key("a", t("accept"), accept),
    ...(canEdit(selected) ? [key("e", t("edit"), () => onEdit(selected))] : []),
    key("d", t("dismiss"), () => acts.dismiss(selected)),
    ...(canMerge(selected) ? [key("m", t("merge"), () => onMerge(selected))] : []),
    ...(canDeny(selected) ? [key("n", t("deny"), () => acts.deny(selected))] : []),
    key("s", t("snooze"), () => acts.snooze(selected, SNOOZE_DAYS)),
    ...(selected.kind === "conflict"
      ? CONFLICT_CHOICES.map((value, at) =>
          key(String(at + 1), t(`choices.${value}`), () => setDraft({ ...chosen, choice: value })),
        )
      : []),
    key("u", t("undo"), acts.undoLast),
    key("j", t("next"), () => step(1)),
    key("k", t("previous"), () => step(-1)),
  ]);

  return (
    <div className="grid gap-x-8 md:grid-cols-[16rem_minmax(0,1fr)]">
      <InboxRail items={items} selected={selected} onSelect={onSelect} total={total} />
      <InboxCard
        key={selected.id}
        ref={card}
        item={selected}
        position={position}
        count={Math.max(total, items.length)}
        isLast={position + 1 >= items.length}
        onStep={step}
        mode={chosen.mode}
        onModeChange={(mode) => setDraft({ ...chosen, mode })}
        choice={choice}
        onChoiceChange={(next) => setDraft({ ...chosen, choice: next })}
        onAccept={accept}
        onEdit={() => onEdit(selected)}
        onDismiss={() => acts.dismiss(selected)}
        onMerge={() => onMerge(selected)}
        onDeny={() => acts.deny(selected)}
        onSnooze={(days) => acts.snooze(selected, days)}
      />
    </div>
  );

  function key(keys: string, label: string, run: () => void) {
    return { keys, label, group: t("group"), run };
  }
}
