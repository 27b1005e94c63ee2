"use client";

import { Switch as BaseSwitch } from "@base-ui/react/switch";
import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";

type SwitchProps = Omit<ComponentProps<typeof BaseSwitch.Root>, "className" | "children"> & {
  className?: string;
};

/** For settings that take effect at once; use `Checkbox` where a form is sent. */
export function Switch({ className, ...props }: SwitchProps) {
  return (
    <BaseSwitch.Root
      className={classNames(
        "flex h-5 w-9 shrink-0 rounded-full border border-line-strong bg-panel p-0.5 transition-colors hover:border-ink data-checked:border-ink data-checked:bg-ink data-disabled:opacity-50",
        className,
      )}
      {...props}
    >
      <BaseSwitch.Thumb className="size-3.5 rounded-full bg-ink-muted transition-transform data-checked:translate-x-4 data-checked:bg-paper" />
    </BaseSwitch.Root>
  );
}
