"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { CheckboxField } from "@/components/ui/option-field";
import { Select } from "@/components/ui/select";
import { LinesField } from "./lines-field";
import type { SpecField } from "./read-spec-fields";
import { SpecGroups } from "./spec-groups";
import { asRecord, asRecords, asTexts, type SpecValue, withField } from "./spec-value";

type SpecFieldsProps = {
  fields: readonly SpecField[];
  value: SpecValue;
  onChange: (value: SpecValue) => void;
  /** Messages by dotted path: `forbid.0.program`. */
  errors: Readonly<Record<string, string>>;
  path?: string;
};

/** Fields of a check as its schema describes them; nothing here knows any kind. */
export function SpecFields({ fields, value, onChange, errors, path = "" }: SpecFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      {fields.map((field) => {
        const at = path === "" ? field.name : `${path}.${field.name}`;
        return (
          <SpecControlField
            key={field.name}
            field={field}
            value={value[field.name]}
            onChange={(next) => onChange(withField(value, field.name, next))}
            errors={errors}
            path={at}
          />
        );
      })}
    </div>
  );
}

type SpecControlFieldProps = {
  field: SpecField;
  value: unknown;
  onChange: (value: unknown) => void;
  errors: Readonly<Record<string, string>>;
  path: string;
};

function SpecControlField({ field, value, onChange, errors, path }: SpecControlFieldProps) {
  const t = useTranslations("rule.edit");
  const { control, label, help } = field;
  const error = errors[path] ?? lineErrors(errors, path, value);
  const described = { label, description: help, error };
  switch (control.type) {
    case "lines":
      return <LinesField {...described} hint={t("oneALine")} value={asTexts(value)} onChange={onChange} />;
    case "text":
      return (
        <Field {...described}>
          <Input
            value={typeof value === "string" ? value : ""}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      );
    case "number":
      return (
        <Field {...described}>
          <Input
            type="number"
            value={typeof value === "number" ? value : ""}
            onChange={(event) => onChange(event.target.value === "" ? undefined : Number(event.target.value))}
          />
        </Field>
      );
    case "flag":
      return (
        // “No” is something else than “whatever”: `background: false` wants it in the foreground.
        <Field {...described}>
          <Select
            value={typeof value === "boolean" ? String(value) : NOT_SET}
            onValueChange={(next) => onChange(next === NOT_SET ? undefined : next === "true")}
            options={[
              ...(field.required ? [] : [{ value: NOT_SET, label: t("notSet") }]),
              { value: "true", label: t("yes") },
              { value: "false", label: t("no") },
            ]}
          />
        </Field>
      );
    case "choice":
      return (
        <Field {...described}>
          <Select
            value={typeof value === "string" ? value : NOT_SET}
            onValueChange={(next) => onChange(next === NOT_SET ? undefined : next)}
            options={[
              ...(field.required ? [] : [{ value: NOT_SET, label: t("notSet") }]),
              ...control.options.map((option) => ({ value: option, label: optionText(option) })),
            ]}
          />
        </Field>
      );
    case "choices":
      return (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1 font-medium text-sm">{label}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1.5">
            {control.options.map((option) => (
              <CheckboxField
                key={option}
                label={optionText(option)}
                checked={asTexts(value).includes(option)}
                onCheckedChange={(checked) =>
                  onChange(
                    control.options.filter((known) =>
                      known === option ? checked : asTexts(value).includes(known),
                    ),
                  )
                }
              />
            ))}
          </div>
          {help ? <p className="text-ink-muted text-sm">{help}</p> : null}
          {error ? <p className="text-mark text-sm">{error}</p> : null}
        </fieldset>
      );
    case "group":
      return (
        <fieldset className="border-l-2 pl-4">
          <legend className="mb-2 font-medium">{label}</legend>
          {error ? <p className="mb-2 text-mark text-sm">{error}</p> : null}
          <SpecFields
            fields={control.fields}
            value={asRecord(value)}
            onChange={onChange}
            errors={errors}
            path={path}
          />
        </fieldset>
      );
    case "groups":
      return (
        <SpecGroups
          field={field}
          fields={control.fields}
          values={asRecords(value)}
          onChange={onChange}
          errors={errors}
          path={path}
          renderFields={(props) => <SpecFields {...props} />}
        />
      );
  }
}

/** Of a list the lines are named that need a change. */
function lineErrors(
  errors: Readonly<Record<string, string>>,
  path: string,
  value: unknown,
): string | undefined {
  const lines = asTexts(value).flatMap((line, position) => {
    const error = errors[`${path}.${position}`];
    return error === undefined ? [] : [`“${line}”: ${error}`];
  });
  return lines.length === 0 ? undefined : lines.join(" ");
}

/** `when-asked` → “when asked”. */
function optionText(option: string): string {
  return option.replaceAll("-", " ");
}

const NOT_SET = "";
