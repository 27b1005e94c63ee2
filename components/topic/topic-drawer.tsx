"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { LinesField } from "@/components/rule/edit/lines-field";
import { useRuleWords } from "@/components/rule/use-rule-words";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Drawer } from "@/components/ui/drawer";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SEVERITIES } from "@/core/rule/schema";
import { type TopicView, type WriteTopicInput, writeTopicInput } from "@/core/topics/added-topic-input";
import { readCallFailure } from "@/lib/trpc/error";
import { EMPTY_DRAFT, fromDraft, toDraft } from "./topic-draft";
import { TopicValues } from "./topic-values";
import { TrySentence } from "./try-sentence";
import type { TopicScope } from "./use-topics";

type TopicDrawerProps = TopicScope & {
  /** Null: a new one. */
  topic: TopicView | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (topic: WriteTopicInput) => Promise<void>;
};

export function TopicDrawer({ topic, open, onOpenChange, ...props }: TopicDrawerProps) {
  const t = useTranslations("topic.form");
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={topic ? t("editTitle", { key: topic.key }) : t("addTitle")}
    >
      {open ? <TopicForm key={topic?.id ?? "new"} topic={topic} {...props} /> : null}
    </Drawer>
  );
}

const ANY = "any";

function TopicForm({ projectSlug, topic, onSave }: Omit<TopicDrawerProps, "open" | "onOpenChange">) {
  const t = useTranslations("topic");
  const words = useRuleWords();
  const [draft, setDraft] = useState(topic ? toDraft(topic) : EMPTY_DRAFT);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);
  const written = fromDraft(draft);

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = writeTopicInput.safeParse(written);
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? "root"), message]);
      setErrors(Object.fromEntries(issues));
      return;
    }
    setPending(true);
    setErrors({});
    try {
      await onSave(written);
    } catch (error) {
      const { message, fieldErrors } = readCallFailure(error);
      const listed = Object.entries(fieldErrors).map(([field, texts]) => [field, texts.join(" ")]);
      setErrors(listed.length > 0 ? Object.fromEntries(listed) : { root: message });
    } finally {
      setPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
      {errors.root ? (
        <Alert tone="mark" live>
          {errors.root}
        </Alert>
      ) : null}
      <Field label={t("form.key")} description={t("form.keyHint")} error={errors.key}>
        <Input
          value={draft.key}
          maxLength={60}
          autoCapitalize="off"
          spellCheck={false}
          className="font-mono"
          onChange={(event) => setDraft({ ...draft, key: event.target.value })}
        />
      </Field>
      <LinesField
        label={t("form.words")}
        description={t("form.wordsHint")}
        error={errors.words}
        mono={false}
        value={draft.words}
        onChange={(next) => setDraft({ ...draft, words: next })}
      />
      <TopicValues values={draft.values} onChange={(values) => setDraft({ ...draft, values })} />
      {errors.values ? <Alert tone="mark">{errors.values}</Alert> : null}
      <Field label={t("form.severity")} description={t("form.severityHint")}>
        <Select
          value={draft.severity ?? ANY}
          onValueChange={(value) =>
            setDraft({ ...draft, severity: SEVERITIES.find((severity) => severity === value) ?? null })
          }
          options={[
            { value: ANY, label: t("anySeverity") },
            ...SEVERITIES.map((severity) => ({ value: severity, label: words.severity(severity) })),
          ]}
        />
      </Field>
      <TrySentence projectSlug={projectSlug} draft={written} />
      <Button type="submit" variant="primary" pending={pending} className="self-start">
        {t("form.save")}
      </Button>
    </form>
  );
}
