"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { readPatch } from "@/core/trial/read-patch";
import { FILE_OPS, MAX_TRIAL_PATH, MAX_TRIAL_TEXT, MAX_TRIAL_TOOL, type Trial } from "@/core/trial/schema";
import type { TypedTrial } from "./typed-trial";
import { useTooLong } from "./use-too-long";

type TrialFieldsProps = {
  kind: Trial["kind"];
  typed: TypedTrial;
  onChange: (part: Partial<TypedTrial>) => void;
  looksBack: boolean;
};

/** What is typed or pasted for a trial of this kind. */
export function TrialFields({ kind, typed, onChange, looksBack }: TrialFieldsProps) {
  const t = useTranslations("trial");
  const tooLong = useTooLong();
  return (
    <>
      <KindFields kind={kind} typed={typed} onChange={onChange} />
      {looksBack && kind !== "prompt" ? (
        <Field
          label={t("earlier")}
          description={t("earlierHelp")}
          error={tooLong(typed.earlier, MAX_TRIAL_TEXT)}
        >
          <Textarea
            rows={2}
            spellCheck={false}
            className="font-mono text-sm"
            placeholder={t("earlierPlaceholder")}
            value={typed.earlier}
            onChange={(event) => onChange({ earlier: event.target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}

function KindFields({ kind, typed, onChange }: Omit<TrialFieldsProps, "looksBack">) {
  const t = useTranslations("trial");
  const tooLong = useTooLong();
  switch (kind) {
    case "command":
      return (
        <TextField
          label={t("command")}
          placeholder={t("commandPlaceholder")}
          value={typed.command}
          onChange={(command) => onChange({ command })}
        />
      );
    case "prompt":
      return (
        <TextField
          label={t("prompt")}
          placeholder={t("promptPlaceholder")}
          prose
          value={typed.prompt}
          onChange={(prompt) => onChange({ prompt })}
        />
      );
    case "finish":
      return (
        <TextField
          label={t("message")}
          placeholder={t("messagePlaceholder")}
          rows={3}
          prose
          value={typed.message}
          onChange={(message) => onChange({ message })}
        />
      );
    case "patch": {
      const isEmpty = typed.patch.trim() !== "" && readPatch(typed.patch).length === 0;
      return (
        <TextField
          label={t("patch")}
          description={t("patchHelp")}
          error={isEmpty ? t("noFiles") : undefined}
          placeholder={t("patchPlaceholder")}
          rows={6}
          value={typed.patch}
          onChange={(patch) => onChange({ patch })}
        />
      );
    }
    case "tool":
      return (
        <Field
          label={t("tool")}
          description={t("toolHelp")}
          error={tooLong(typed.tool.trim(), MAX_TRIAL_TOOL)}
        >
          <Input
            spellCheck={false}
            autoCapitalize="off"
            className="font-mono text-sm"
            placeholder={t("toolPlaceholder")}
            value={typed.tool}
            onChange={(event) => onChange({ tool: event.target.value })}
          />
        </Field>
      );
    case "file":
      return <FileFields typed={typed} onChange={onChange} />;
  }
}

function FileFields({ typed, onChange }: Pick<TrialFieldsProps, "typed" | "onChange">) {
  const t = useTranslations("trial");
  const tooLong = useTooLong();
  const { op, path, text } = typed;
  return (
    <>
      <div className="flex gap-2">
        <Select
          aria-label={t("op")}
          className="w-32 shrink-0"
          value={op}
          onValueChange={(next) => onChange({ op: next })}
          options={FILE_OPS.map((value) => ({ value, label: t(`ops.${value}`) }))}
        />
        <Field label={t("path")} labelHidden className="flex-1" error={tooLong(path.trim(), MAX_TRIAL_PATH)}>
          <Input
            spellCheck={false}
            autoCapitalize="off"
            className="font-mono text-sm"
            placeholder={t("pathPlaceholder")}
            value={path}
            onChange={(event) => onChange({ path: event.target.value })}
          />
        </Field>
      </div>
      {op === "create" || op === "modify" ? (
        <Field label={t("text")} error={tooLong(text, MAX_TRIAL_TEXT)}>
          <Textarea
            rows={3}
            spellCheck={false}
            className="font-mono text-sm"
            value={text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}

type TextFieldProps = {
  label: string;
  description?: string;
  error?: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  /** Words rather than code. */
  prose?: boolean;
};

function TextField(props: TextFieldProps) {
  const { value, onChange, placeholder, rows = 1, prose = false, error, ...field } = props;
  const tooLong = useTooLong();
  return (
    <Field {...field} error={tooLong(value, MAX_TRIAL_TEXT) ?? error} labelHidden={rows === 1}>
      <Textarea
        rows={rows}
        spellCheck={prose}
        autoCapitalize="off"
        className={prose ? "min-h-9" : "min-h-9 font-mono text-sm"}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
