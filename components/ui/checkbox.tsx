"use client";

import { Checkbox as BaseCheckbox } from "@base-ui/react/checkbox";
import { Check, Minus } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";

type CheckboxProps = Omit<ComponentProps<typeof BaseCheckbox.Root>, "className" | "children"> & {
  className?: string;
};

/** Wrap it in a `<label>` with its text, or give it an `aria-label`. */
export function Checkbox({ className, ...props }: CheckboxProps) {
  return (
    <BaseCheckbox.Root
      className={classNames(
        "flex size-4 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-raised text-paper transition-colors hover:border-ink",
        "data-checked:border-ink data-checked:bg-ink data-indeterminate:border-ink data-indeterminate:bg-ink data-disabled:opacity-50",
        className,
      )}
      {...props}
    >
      <BaseCheckbox.Indicator
        render={(indicatorProps, state) => (
          <span {...indicatorProps}>
            {state.indeterminate ? (
              <Minus className="size-3 stroke-2" aria-hidden="true" />
            ) : (
              <Check className="size-3 stroke-2" aria-hidden="true" />
            )}
          </span>
        )}
      />
    </BaseCheckbox.Root>
  );
}
