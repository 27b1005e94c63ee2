"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { VerifierSpec } from "@/core/rule/schema";
import { KindSelect } from "./kind-select";
import { SpecNode } from "./spec-node";

type CheckEditorProps = {
  verifier: VerifierSpec | null;
  onChange: (verifier: VerifierSpec | null) => void;
  /** By dotted path, from `findSpecErrors`. */
  errors: Readonly<Record<string, string>>;
};

/** The check of a rule: none, one of a kind, or checks combined by all, any and not, as deep as one likes. */
export function CheckEditor({ verifier, onChange, errors }: CheckEditorProps) {
  const t = useTranslations("rule.edit");
  if (verifier === null) {
    return (
      <KindSelect
        label={t("addCheck")}
        description={t("addCheckHelp")}
        onPick={(kind) => onChange({ kind })}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <SpecNode spec={verifier} onChange={onChange} errors={errors} path="" />
      <Button variant="quiet" size="small" className="-ml-2 self-start" onClick={() => onChange(null)}>
        {t("removeCheck")}
      </Button>
    </div>
  );
}
