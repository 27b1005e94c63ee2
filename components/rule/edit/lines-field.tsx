"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

type LinesFieldProps = {
  label: string;
  description?: string;
  hint?: string;
  error?: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Paths, commands and patterns. */
  mono?: boolean;
};

/** A list of texts, one a line. What is typed stays as typed; blank lines do not count. */
export function LinesField({ value, onChange, mono = true, ...field }: LinesFieldProps) {
  const joined = value.join("\n");
  const [typed, setTyped] = useState(joined);
  // The value changed from outside (another version was taken): show that one.
  const shown = toLines(typed).join("\n") === joined ? typed : joined;
  return (
    <Field {...field}>
      <Textarea
        rows={1}
        spellCheck={!mono}
        autoCapitalize="off"
        className={mono ? "min-h-9 font-mono text-sm" : "min-h-9"}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(toLines(event.target.value));
        }}
      />
    </Field>
  );
}

function toLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
