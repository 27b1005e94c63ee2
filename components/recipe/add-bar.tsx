"use client";

import { useTranslations } from "next-intl";
import { BulkBar } from "@/components/common/data-table/bulk-bar";
import { Button } from "@/components/ui/button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { RecipePreview } from "@/core/recipes/offers/schema";
import { type EnforcementMode, MODES } from "@/core/rule/schema";
import { MODE_ICONS } from "../rule/mode-badge";
import { useRuleWords } from "../rule/use-rule-words";

type AddBarProps = {
  count: number;
  /** What would become of the picks; undefined until it is known. */
  previews: readonly RecipePreview[] | undefined;
  mode: EnforcementMode;
  onModeChange: (mode: EnforcementMode) => void;
  /** Others are asked for their consent. */
  isShared: boolean;
  pending: boolean;
  onAdd: () => void;
  onClear: () => void;
};

/** What is picked, how strictly it shall count, and the button that makes rules of it. */
export function AddBar(props: AddBarProps) {
  const { count, previews, mode, onModeChange, isShared, pending, onAdd, onClear } = props;
  const t = useTranslations("recipe.bar");
  const words = useRuleWords();
  const addable = previews?.filter(({ standing }) => standing === null);
  const left = addable && previews ? previews.length - addable.length : 0;
  const reminders = addable?.filter(({ content }) => content.verifier === null).length ?? 0;
  const untellable = addable?.some(({ problem }) => problem !== null) ?? false;
  return (
    <BulkBar count={count} onClear={onClear}>
      <SegmentedControl
        size="small"
        aria-label={t("mode")}
        value={mode}
        onValueChange={onModeChange}
        segments={MODES.map((value) => ({
          value,
          label: words.mode(value),
          icon: MODE_ICONS[value],
          ...(value === "block" && { tone: "mark" as const }),
        }))}
      />
      <Button
        size="small"
        variant="primary"
        pending={pending}
        disabled={!addable || addable.length === 0 || untellable}
        onClick={onAdd}
      >
        {t(isShared ? "propose" : "add", { count: addable?.length ?? count })}
      </Button>
      {left > 0 ? <span className="text-ink-muted text-sm">{t("left", { count: left })}</span> : null}
      {reminders > 0 ? (
        <span className="text-ink-muted text-sm">{t("reminders", { count: reminders })}</span>
      ) : null}
      {untellable ? <span className="text-sm text-warn">{t("untellable")}</span> : null}
    </BulkBar>
  );
}
