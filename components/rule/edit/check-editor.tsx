"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { VerifierSpec } from "@/core/rule/schema";
import { VERIFIER_KINDS, verifierKind } from "@/core/verifiers/registry";
import { readSpecFields } from "./read-spec-fields";
import { SpecFields } from "./spec-fields";
import { joinPath, joinSpecs, readSpecTree } from "./spec-tree";

type CheckEditorProps = {
  verifier: VerifierSpec | null;
  onChange: (verifier: VerifierSpec | null) => void;
  /** By dotted path, from `findSpecErrors`. */
  errors: Readonly<Record<string, string>>;
};

/** The check of a rule: none, one of a kind, or a combination whose parts are edited one by one. */
export function CheckEditor({ verifier, onChange, errors }: CheckEditorProps) {
  const t = useTranslations("rule.edit");
  if (verifier === null) {
    return (
      <Field label={t("addCheck")} description={t("addCheckHelp")}>
        <Select
          value={null}
          placeholder={t("chooseKind")}
          onValueChange={(kind: string) => onChange({ kind })}
          options={VERIFIER_KINDS.map(({ kind, title }) => ({ value: kind, label: title }))}
        />
      </Field>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <SpecEditor spec={verifier} onChange={onChange} errors={errors} path="" />
      <Button variant="quiet" size="small" className="-ml-2 self-start" onClick={() => onChange(null)}>
        {t("removeCheck")}
      </Button>
    </div>
  );
}

type SpecEditorProps = {
  spec: VerifierSpec;
  onChange: (spec: VerifierSpec) => void;
  errors: Readonly<Record<string, string>>;
  path: string;
};

function SpecEditor({ spec, onChange, errors, path }: SpecEditorProps) {
  const t = useTranslations("rule.edit");
  const tree = readSpecTree(spec);
  if (tree.join === null)
    return <LeafEditor spec={tree.leaf} onChange={onChange} errors={errors} path={path} />;
  const { join, parts } = tree;
  return (
    <fieldset className="flex flex-col gap-4 border-l-2 pl-4">
      <legend className="mb-1 font-medium">{t(`join.${join}`)}</legend>
      {parts.map((part, position) => (
        <SpecEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name and keep their order
          key={position}
          spec={part}
          errors={errors}
          path={joinPath(path, join, position)}
          onChange={(next) => {
            const joined = joinSpecs(
              join,
              parts.map((other, at) => (at === position ? next : other)),
            );
            if (joined) onChange(joined);
          }}
        />
      ))}
    </fieldset>
  );
}

type LeafEditorProps = Omit<SpecEditorProps, "spec"> & { spec: { kind: string; [field: string]: unknown } };

function LeafEditor({ spec, onChange, errors, path }: LeafEditorProps) {
  const t = useTranslations("rule.edit");
  const kind = verifierKind(spec.kind);
  const fields = useMemo(() => (kind ? readSpecFields(kind.spec) : []), [kind]);
  if (!kind) return <Alert tone="warn">{t("unknownKind", { kind: spec.kind })}</Alert>;
  return (
    <section aria-label={kind.title} className="flex flex-col gap-3">
      <h3 className="text-ink-muted text-sm">{kind.title}</h3>
      {errors[path] ? <p className="text-mark text-sm">{errors[path]}</p> : null}
      <SpecFields
        fields={fields}
        value={spec}
        errors={errors}
        path={path}
        onChange={(next) => onChange({ ...next, kind: spec.kind })}
      />
    </section>
  );
}
