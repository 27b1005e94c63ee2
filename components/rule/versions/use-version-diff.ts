"use client";

import { useTranslations } from "next-intl";
import type { DiffField } from "@/components/common/diff-view/field-diff";
import type { RuleContent } from "@/core/rule/schema";
import { type ContentField, contentFields } from "../content-fields";
import { useRuleWords } from "../use-rule-words";

/** Two contents field by field, in words; fields that neither has are left out. */
export function useVersionDiff(before: RuleContent, after: RuleContent): DiffField[] {
  const t = useTranslations("rule");
  const words = useRuleWords();
  const old = new Map(contentFields(before).map((field) => [field.key, field]));
  return contentFields(after).flatMap((field) => {
    const previous = say(old.get(field.key) ?? { key: field.key, text: null }, before);
    const next = say(field, after);
    if (previous === null && next === null) return [];
    return [{ key: field.key, label: t(`fields.${field.key}`), before: previous, after: next }];
  });

  function say({ key, text }: ContentField, content: RuleContent): string | null {
    if (key === "severity") return words.severity(content.severity);
    if (key === "onExhausted") return t(`exhausted.${content.onExhausted}`);
    if (key === "tier") return words.tier(content.tier);
    if (key === "hosts" && text !== null) return content.applicability.hosts.map(words.host).join("\n");
    return text;
  }
}
