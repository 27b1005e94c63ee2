"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { ReachSelect } from "@/components/recipe/reach-select";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Kbd } from "@/components/ui/kbd";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Textarea } from "@/components/ui/textarea";
import type { RecipeReach } from "@/core/recipes/offers/schema";
import { type EnforcementMode, MODES } from "@/core/rule/schema";
import { MAX_WRITTEN } from "@/core/rule/written";
import { readCallFailure } from "@/lib/trpc/error";
import { MODE_ICONS } from "../mode-badge";
import { useRuleWords } from "../use-rule-words";
import { useWriteRules } from "./use-write-rules";
import { useWrittenPreview } from "./use-written-preview";
import { WrittenPreview } from "./written-preview";

type NewRuleDialogProps = {
  projectSlug: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** One field for a rule in a person's own words, and below it, live, what it becomes. */
export function NewRuleDialog({ projectSlug, open, onOpenChange }: NewRuleDialogProps) {
  const t = useTranslations("new-rule");
  const common = useTranslations("common");
  const modes = useRuleWords();
  const [words, setWords] = useState("");
  const [reach, setReach] = useState<RecipeReach | null>(null);
  const [mode, setMode] = useState<EnforcementMode>("remind");
  const { preview, error, isCurrent } = useWrittenPreview({ projectSlug, words, reach });
  const { write, pending } = useWriteRules(projectSlug);
  const shownReach = reach ?? preview?.reach ?? "project";
  const addable = preview?.rules.filter(({ standing }) => standing === null) ?? [];
  const left = (preview?.rules.length ?? 0) - addable.length;
  const canSave = isCurrent && addable.length > 0 && addable.every(({ problem }) => problem === null);
  const failure = error ? readCallFailure(error) : null;

  async function save(): Promise<void> {
    const result = await write({ words: words.trim(), reach: shownReach, mode });
    if (!result || result.added.length === 0) return;
    setWords("");
    setReach(null);
    onOpenChange(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    if (canSave && !pending) void save();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title={t("title")}
      description={t("description")}
      footer={
        <>
          {left > 0 ? (
            <span className="mr-auto self-center text-ink-muted text-sm">{t("left", { count: left })}</span>
          ) : null}
          <DialogClose render={<Button>{common("cancel")}</Button>} />
          <Button variant="primary" disabled={!canSave} pending={pending} onClick={() => void save()}>
            {t(shownReach === "shared" ? "propose" : "save", { count: preview ? addable.length : 1 })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          label={t("words")}
          hint={<Kbd keys="Ctrl Enter" className="max-sm:hidden" />}
          error={failure ? (failure.fieldErrors.words ?? failure.message) : undefined}
        >
          <Textarea
            rows={2}
            maxLength={MAX_WRITTEN}
            placeholder={t("placeholder")}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <ReachSelect reach={shownReach} onChange={setReach} />
          <SegmentedControl
            aria-label={t("mode")}
            value={mode}
            onValueChange={setMode}
            segments={MODES.map((value) => ({
              value,
              label: modes.mode(value),
              icon: MODE_ICONS[value],
              ...(value === "block" && { tone: "mark" as const }),
            }))}
          />
        </div>
        <WrittenPreview preview={failure ? undefined : preview} mode={mode} stale={!isCurrent} />
      </div>
    </Dialog>
  );
}
