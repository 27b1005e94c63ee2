"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import {
  type Applicability,
  type EnforcementMode,
  MODES,
  onExhaustedSchema,
  type RuleContent,
  SEVERITIES,
} from "@/core/rule/schema";
import { MODE_ICONS } from "../mode-badge";
import { useRuleWords } from "../use-rule-words";
import { CheckEditor } from "./check-editor";
import { LinesField } from "./lines-field";
import { type DraftErrors, withCheck } from "./rule-draft";

type RuleEditFieldsProps = {
  content: RuleContent;
  onChange: (content: RuleContent) => void;
  mode: EnforcementMode;
  onModeChange: (mode: EnforcementMode) => void;
  errors: DraftErrors;
};

const LISTS = ["paths", "exceptPaths", "branches", "exceptBranches"] as const;
const WORD_LISTS = ["taskWords", "exceptTaskWords"] as const;

/** Everything of a version that a person may change, in the order in which they would say it. */
export function RuleEditFields({ content, onChange, mode, onModeChange, errors }: RuleEditFieldsProps) {
  const t = useTranslations("rule");
  const words = useRuleWords();
  const { applicability } = content;
  const set = (part: Partial<RuleContent>) => onChange({ ...content, ...part });
  const setWhere = (part: Partial<Applicability>) => set({ applicability: { ...applicability, ...part } });
  const error = (name: string) => errors.fields[name];

  return (
    <div className="flex flex-col gap-6">
      <Field label={t("fields.statement")} description={t("edit.statementHelp")} error={error("statement")}>
        <Textarea
          rows={1}
          className="min-h-9"
          value={content.statement}
          onChange={(event) => set({ statement: event.target.value.replace(/\n/g, " ") })}
        />
      </Field>
      <Field
        label={t("fields.instruction")}
        description={t("edit.instructionHelp")}
        error={error("instruction")}
      >
        <Textarea
          rows={2}
          value={content.instruction}
          onChange={(event) => set({ instruction: event.target.value })}
        />
      </Field>
      <Field label={t("fields.message")} description={t("edit.messageHelp")} error={error("message")}>
        <Textarea
          rows={2}
          value={content.message}
          onChange={(event) => set({ message: event.target.value })}
        />
      </Field>
      <Field label={t("fields.remedy")} hint={t("edit.optional")} error={error("remedy")}>
        <Input
          className="font-mono text-sm"
          value={content.remedy ?? ""}
          onChange={(event) => set({ remedy: event.target.value || null })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("fields.severity")}>
          <Select
            value={content.severity}
            onValueChange={(severity) => set({ severity })}
            options={SEVERITIES.map((value) => ({ value, label: words.severity(value) }))}
          />
        </Field>
        <Field label={t("fields.onExhausted")}>
          <Select
            value={content.onExhausted}
            onValueChange={(onExhausted) => set({ onExhausted })}
            options={onExhaustedSchema.options.map((value) => ({ value, label: t(`exhausted.${value}`) }))}
          />
        </Field>
      </div>
      <div className="flex flex-col items-start gap-1">
        <p className="font-medium text-sm">{t("mode")}</p>
        <SegmentedControl
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
      </div>
      <section className="flex flex-col gap-4 border-t pt-4">
        <h3 className="font-medium text-lg">{t("edit.check")}</h3>
        <CheckEditor
          verifier={content.verifier}
          errors={errors.check}
          onChange={(verifier) => onChange(withCheck(content, verifier))}
        />
      </section>
      <section className="flex flex-col gap-4 border-t pt-4">
        <h3 className="font-medium text-lg">{t("edit.where")}</h3>
        <div className="grid gap-4 sm:grid-cols-2">
          {[...LISTS, ...WORD_LISTS].map((key) => (
            <LinesField
              key={key}
              label={t(`fields.${key}`)}
              hint={t("edit.oneALine")}
              error={error(`applicability.${key}`)}
              mono={!WORD_LISTS.some((name) => name === key)}
              value={applicability[key]}
              onChange={(items) => setWhere({ [key]: items })}
            />
          ))}
        </div>
      </section>
    </div>
  );
}
