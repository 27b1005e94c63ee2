"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { VERIFIER_KINDS } from "@/core/verifiers/registry";

type KindSelectProps = { label: string; description?: string; onPick: (kind: string) => void };

/** Every kind of check that this version knows. */
export function KindSelect({ label, description, onPick }: KindSelectProps) {
  const t = useTranslations("rule.edit");
  return (
    <Field label={label} description={description}>
      <Select
        value={null}
        placeholder={t("chooseKind")}
        onValueChange={(kind: string) => onPick(kind)}
        options={VERIFIER_KINDS.map(({ kind, title }) => ({ value: kind, label: title }))}
      />
    </Field>
  );
}
