"use client";

import { useTranslations } from "next-intl";
import { MODE_ICONS } from "@/components/rule/mode-badge";
import { useRuleWords } from "@/components/rule/use-rule-words";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { InboxItem } from "@/core/inbox/schema";
import { isStricter } from "@/core/rule/mode-order";
import { type EnforcementMode, MODES } from "@/core/rule/schema";
import { acceptBlocked, canDeny, canEdit, canMerge } from "./inbox-acts";

type InboxActionsProps = {
  item: InboxItem;
  mode: EnforcementMode | undefined;
  onModeChange: (mode: EnforcementMode) => void;
  onAccept: () => void;
  onEdit: () => void;
  onDismiss: () => void;
  onMerge: () => void;
  onDeny: () => void;
  onSnooze: (days: number) => void;
};

const SNOOZES = [1, 7, 30] as const;

/** The buttons of a card, each with its key; below the card on a screen, at the thumb on a phone. */
export function InboxActions({ item, mode, onModeChange, ...on }: InboxActionsProps) {
  const t = useTranslations("inbox");
  const words = useRuleWords();
  const { rule, kind } = item;
  const blocked = acceptBlocked(item);
  const hasMode =
    rule !== null && rule.content.verifier !== null && (kind === "proposal" || kind === "approval");
  return (
    <footer className="sticky bottom-0 -mx-4 flex flex-col gap-3 border-t bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      {blocked ? <Alert tone="warn">{blocked}</Alert> : null}
      {hasMode ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-ink-muted text-sm">{t("acceptAs")}</span>
          <SegmentedControl
            aria-label={t("acceptAs")}
            size="small"
            value={mode ?? rule.mode}
            onValueChange={onModeChange}
            segments={offeredModes(item).map((value) => ({
              value,
              label: words.mode(value),
              icon: MODE_ICONS[value],
              ...(value === "block" && { tone: "mark" as const }),
            }))}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" disabled={blocked !== null} onClick={on.onAccept}>
          {t(`accept.${kind}`)} <ButtonKey keys="a" inverted />
        </Button>
        {canEdit(item) ? (
          <Button onClick={on.onEdit}>
            {t("edit")} <ButtonKey keys="e" />
          </Button>
        ) : null}
        <Button onClick={on.onDismiss}>
          {t(`dismiss.${kind}`)} <ButtonKey keys="d" />
        </Button>
        {canMerge(item) ? (
          <Button onClick={on.onMerge}>
            {t("merge")} <ButtonKey keys="m" />
          </Button>
        ) : null}
        {canDeny(item) ? (
          <Button onClick={on.onDeny}>
            {t("deny")} <ButtonKey keys="n" />
          </Button>
        ) : null}
        <Menu
          trigger={
            <Button>
              {t("snooze")} <ButtonKey keys="s" />
            </Button>
          }
        >
          {SNOOZES.map((days) => (
            <MenuItem key={days} onClick={() => on.onSnooze(days)}>
              {t("snoozeDays", { days })}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </footer>
  );
}

/** An approver agrees to the mode that was proposed, or to a milder one. */
function offeredModes({ kind, rule }: InboxItem): readonly EnforcementMode[] {
  if (kind !== "approval" || rule === null) return MODES;
  return MODES.filter((mode) => !isStricter(mode, rule.mode));
}

/** The key is in the list of shortcuts; to a screen reader it would only blur the button's name. */
function ButtonKey({ keys, inverted = false }: { keys: string; inverted?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`font-mono text-xs max-sm:hidden ${inverted ? "text-paper" : "text-ink-muted"}`}
    >
      {keys}
    </span>
  );
}
