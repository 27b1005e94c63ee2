"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Alert } from "@/components/ui/alert";
import type { VerifierSpec } from "@/core/rule/schema";
import { verifierKind } from "@/core/verifiers/registry";
import { readSpecFields } from "./read-spec-fields";
import { SpecFields } from "./spec-fields";

type SpecLeafProps = {
  spec: { kind: string; [field: string]: unknown };
  onChange: (spec: VerifierSpec) => void;
  errors: Readonly<Record<string, string>>;
  path: string;
};

/** The form of one check, read from its kind's schema. */
export function SpecLeaf({ spec, onChange, errors, path }: SpecLeafProps) {
  const t = useTranslations("rule.edit");
  const kind = verifierKind(spec.kind);
  const fields = useMemo(() => (kind ? readSpecFields(kind.spec) : []), [kind]);
  if (!kind) return <Alert tone="warn">{t("unknownKind", { kind: spec.kind })}</Alert>;
  return (
    <section aria-label={kind.title} className="flex flex-col gap-3">
      <h3 className="text-ink-muted text-sm">{kind.title}</h3>
      {errors[path] ? <p className="text-mark text-sm">{errors[path]}</p> : null}
      <SpecFields
        // Another kind is another form: no text of the last one stays in its fields.
        key={spec.kind}
        fields={fields}
        value={spec}
        errors={errors}
        path={path}
        onChange={(next) => onChange({ ...next, kind: spec.kind })}
      />
    </section>
  );
}
