"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Checkbox } from "./checkbox";
import { Switch } from "./switch";

type OptionText = { label: ReactNode; description?: ReactNode };

/** A checkbox with its words; the whole line can be pressed. */
export function CheckboxField({
  label,
  description,
  ...props
}: OptionText & ComponentProps<typeof Checkbox>) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <Checkbox id={id} aria-labelledby={labelId(id)} className="mt-0.5" {...props} />
      <OptionLabel htmlFor={id} label={label} description={description} />
    </div>
  );
}

/** A setting that takes effect at once: words left, switch right. */
export function SwitchField({ label, description, ...props }: OptionText & ComponentProps<typeof Switch>) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <OptionLabel htmlFor={id} label={label} description={description} />
      <Switch id={id} aria-labelledby={labelId(id)} {...props} />
    </div>
  );
}

// Written out: by itself the control finds its label only once the page is alive.
const labelId = (id: string) => `${id}-label`;

function OptionLabel({ htmlFor, label, description }: OptionText & { htmlFor: string }) {
  return (
    <label id={labelId(htmlFor)} htmlFor={htmlFor} className="min-w-0 flex-1">
      <span className={description ? "block font-medium" : "block"}>{label}</span>
      {description ? <span className="block text-ink-muted text-sm">{description}</span> : null}
    </label>
  );
}
