"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { LinesField } from "@/components/rule/edit/lines-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { TopicDraft } from "./topic-draft";

type TopicValuesProps = { values: TopicDraft["values"]; onChange: (values: TopicDraft["values"]) => void };

/** The slots of an area: values that exclude each other, each with its words. */
export function TopicValues({ values, onChange }: TopicValuesProps) {
  const t = useTranslations("topic.form");
  const change = (at: number, next: Partial<TopicDraft["values"][number]>) =>
    onChange(values.map((value, index) => (index === at ? { ...value, ...next } : value)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium text-sm">{t("values")}</legend>
      <p className="text-ink-muted text-sm">{t("valuesHint")}</p>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values have no identity but their place
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 border-t pt-3">
          <div className="flex min-w-0 flex-col gap-2">
            <Field label={t("valueName")}>
              <Input
                value={value.name}
                maxLength={60}
                autoCapitalize="off"
                onChange={(event) => change(index, { name: event.target.value })}
              />
            </Field>
            <LinesField
              label={t("valueWords")}
              mono={false}
              value={value.words}
              onChange={(words) => change(index, { words })}
            />
          </div>
          <Button
            size="icon-small"
            variant="quiet"
            aria-label={t("removeValue", { name: value.name || String(index + 1) })}
            onClick={() => onChange(values.filter((_, at) => at !== index))}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      ))}
      <Button
        size="small"
        className="self-start"
        onClick={() => onChange([...values, { name: "", words: [] }])}
      >
        <Plus aria-hidden="true" />
        {t("addValue")}
      </Button>
    </fieldset>
  );
}
