"use client";

import { Field as BaseField } from "@base-ui/react/field";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

type FieldProps = {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  description?: ReactNode;
  /** Message(s) of the server or of the form library; empty means valid. */
  error?: string | string[];
  /** Shown after the label, for instance “optional”. */
  hint?: ReactNode;
  name?: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label, control, description and error, tied together for screen readers by Base UI. */
export function Field({
  label,
  labelHidden = false,
  description,
  error,
  hint,
  name,
  disabled,
  className,
  children,
}: FieldProps) {
  const messages = [error ?? []].flat().filter((message) => message.length > 0);
  return (
    <BaseField.Root
      name={name}
      disabled={disabled}
      invalid={messages.length > 0}
      className={classNames("flex min-w-0 flex-col gap-1", className)}
    >
      <div className={labelHidden ? "sr-only" : "flex items-baseline justify-between gap-2"}>
        <BaseField.Label className="font-medium text-sm">{label}</BaseField.Label>
        {hint ? <span className="text-ink-muted text-xs">{hint}</span> : null}
      </div>
      {children}
      {description ? (
        <BaseField.Description className="text-ink-muted text-sm">{description}</BaseField.Description>
      ) : null}
      {messages.map((message) => (
        <BaseField.Error key={message} match className="flex items-start gap-1 text-mark text-sm">
          <CircleAlert className="mt-0.5" aria-hidden="true" />
          {message}
        </BaseField.Error>
      ))}
    </BaseField.Root>
  );
}
