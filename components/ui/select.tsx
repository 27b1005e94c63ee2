"use client";

import { Select as BaseSelect } from "@base-ui/react/select";
import { Check, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { controlStyles } from "./control-styles";
import { popupStyles } from "./popup-styles";

export type SelectOption<TValue extends string = string> = {
  value: TValue;
  label: string;
  description?: ReactNode;
  disabled?: boolean;
};

type SelectProps<TValue extends string> = {
  options: ReadonlyArray<SelectOption<TValue>>;
  value: TValue | null;
  onValueChange: (value: TValue) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  /** Needed when the select does not stand in a `Field`. */
  "aria-label"?: string;
  size?: "small" | "medium";
  className?: string;
};

export function Select<TValue extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  name,
  disabled,
  size = "medium",
  className,
  "aria-label": ariaLabel,
}: SelectProps<TValue>) {
  return (
    <BaseSelect.Root
      items={options}
      value={value}
      onValueChange={(next) => {
        if (next !== null) onValueChange(next);
      }}
      name={name}
      disabled={disabled}
    >
      <BaseSelect.Trigger
        aria-label={ariaLabel}
        className={classNames(
          controlStyles,
          "flex select-none items-center justify-between gap-2 text-left",
          size === "small" ? "h-7 px-2 text-sm" : "h-9 px-3",
          className,
        )}
      >
        <BaseSelect.Value placeholder={placeholder} className="truncate data-placeholder:text-ink-muted" />
        <BaseSelect.Icon className="text-ink-muted">
          <ChevronsUpDown aria-hidden="true" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <BaseSelect.Popup
            className={classNames(
              popupStyles,
              "max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto",
            )}
          >
            <BaseSelect.List>
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className="grid min-h-8 cursor-default select-none grid-cols-[1rem_1fr] items-center gap-2 rounded-sm py-1.5 pr-3 pl-2 outline-none data-highlighted:bg-hover data-disabled:opacity-50"
                >
                  <BaseSelect.ItemIndicator className="col-start-1">
                    <Check aria-hidden="true" />
                  </BaseSelect.ItemIndicator>
                  <div className="col-start-2">
                    <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                    {option.description ? (
                      <div className="text-ink-muted text-sm">{option.description}</div>
                    ) : null}
                  </div>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}
