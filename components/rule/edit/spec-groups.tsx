"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { SpecField } from "./read-spec-fields";
import { SpecFields } from "./spec-fields";
import type { SpecValue } from "./spec-value";

type SpecGroupsProps = {
  field: SpecField;
  fields: readonly SpecField[];
  values: readonly SpecValue[];
  onChange: (values: SpecValue[]) => void;
  errors: Readonly<Record<string, string>>;
  path: string;
};

/** A list of alike groups. Of each, what is set is shown; the rest of its fields wait behind a button. */
export function SpecGroups({ field, fields, values, onChange, errors, path }: SpecGroupsProps) {
  const t = useTranslations("rule.edit");
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{field.label}</legend>
      {field.help ? <p className="text-ink-muted text-sm">{field.help}</p> : null}
      {errors[path] ? <p className="text-mark text-sm">{errors[path]}</p> : null}
      {values.map((value, position) => (
        <SpecGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name; their text fields follow the value
          key={position}
          title={t("entry", { number: position + 1 })}
          fields={fields}
          value={value}
          errors={errors}
          path={`${path}.${position}`}
          onChange={(next) => onChange(values.map((other, at) => (at === position ? next : other)))}
          onRemove={() => onChange(values.filter((_, at) => at !== position))}
        />
      ))}
      <Button size="small" className="self-start" onClick={() => onChange([...values, {}])}>
        <Plus aria-hidden="true" />
        {t("addEntry")}
      </Button>
    </fieldset>
  );
}

type SpecGroupProps = {
  title: string;
  fields: readonly SpecField[];
  value: SpecValue;
  errors: Readonly<Record<string, string>>;
  path: string;
  onChange: (value: SpecValue) => void;
  onRemove: () => void;
};

function SpecGroup({ title, fields, value, errors, path, onChange, onRemove }: SpecGroupProps) {
  const t = useTranslations("rule.edit");
  const [all, setAll] = useState(false);
  const shown = all ? fields : fields.filter((field) => field.required || isUsed(field));
  return (
    <section aria-label={title} className="border-l-2 pl-4">
      <header className="mb-2 flex items-center justify-between gap-2">
        <h4 className="text-ink-muted text-sm">{title}</h4>
        <Button variant="quiet" size="icon-small" aria-label={t("removeEntry", { title })} onClick={onRemove}>
          <X aria-hidden="true" />
        </Button>
      </header>
      <SpecFields fields={shown} value={value} errors={errors} path={path} onChange={onChange} />
      {shown.length < fields.length ? (
        <Button variant="quiet" size="small" className="mt-2 -ml-2" onClick={() => setAll(true)}>
          {t("moreFields", { count: fields.length - shown.length })}
        </Button>
      ) : null}
    </section>
  );

  function isUsed({ name }: SpecField): boolean {
    const at = `${path}.${name}`;
    return (
      value[name] !== undefined || Object.keys(errors).some((key) => key === at || key.startsWith(`${at}.`))
    );
  }
}
