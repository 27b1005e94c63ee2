"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import type { SpecField } from "./read-spec-fields";
import type { SpecValue } from "./spec-value";

type GroupFields = {
  fields: readonly SpecField[];
  value: SpecValue;
  onChange: (value: SpecValue) => void;
  errors: Readonly<Record<string, string>>;
  path: string;
};

type SpecGroupsProps = {
  field: SpecField;
  fields: readonly SpecField[];
  values: readonly SpecValue[];
  onChange: (values: SpecValue[]) => void;
  errors: Readonly<Record<string, string>>;
  path: string;
  /** Groups hold fields and fields hold groups; the fields' file knows both. */
  renderFields: (props: GroupFields) => ReactNode;
};

/** A list of alike groups. Of each, what is set is shown; the rest of its fields wait behind a button. */
export function SpecGroups(props: SpecGroupsProps) {
  const { field, fields, values, onChange, errors, path, renderFields } = props;
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
          renderFields={renderFields}
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

type SpecGroupProps = GroupFields & {
  title: string;
  onRemove: () => void;
  renderFields: (props: GroupFields) => ReactNode;
};

function SpecGroup({ title, onRemove, renderFields, ...group }: SpecGroupProps) {
  const { fields, value, errors, path } = group;
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
      {renderFields({ ...group, fields: shown })}
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
