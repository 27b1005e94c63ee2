"use client";

import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { LucideIcon } from "lucide-react";
import { classNames } from "@/lib/class-names";

export type Segment<TValue extends string> = {
  value: TValue;
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
  /** `mark` colours the chosen segment as a denial; anything else stays neutral. */
  tone?: "neutral" | "mark";
};

type SegmentedControlProps<TValue extends string> = {
  segments: ReadonlyArray<Segment<TValue>>;
  value: TValue;
  onValueChange: (value: TValue) => void;
  "aria-label": string;
  disabled?: boolean;
  size?: "small" | "medium";
  className?: string;
};

/** One choice of a few, all visible; a radio group to screen readers. */
export function SegmentedControl<TValue extends string>({
  segments,
  value,
  onValueChange,
  disabled,
  size = "medium",
  className,
  "aria-label": ariaLabel,
}: SegmentedControlProps<TValue>) {
  return (
    <RadioGroup
      value={value}
      onValueChange={(next) => {
        const chosen = segments.find((segment) => segment.value === next);
        if (chosen) onValueChange(chosen.value);
      }}
      disabled={disabled}
      aria-label={ariaLabel}
      className={classNames(
        "inline-flex max-w-full rounded-md border border-line-strong bg-panel p-0.5",
        className,
      )}
    >
      {segments.map((segment) => (
        <Radio.Root
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled}
          aria-label={segment.label}
          className={classNames(
            "inline-flex cursor-default select-none items-center justify-center gap-1.5 rounded-sm border border-transparent px-2.5 text-ink-muted transition-colors hover:text-ink data-disabled:opacity-50",
            "data-checked:border-line data-checked:bg-raised data-checked:font-medium data-checked:text-ink",
            size === "small" ? "h-6 text-sm" : "h-7.5",
            segment.tone === "mark" &&
              "data-checked:border-mark data-checked:bg-mark-wash data-checked:text-mark",
          )}
        >
          {segment.icon ? <segment.icon aria-hidden="true" /> : null}
          {segment.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
