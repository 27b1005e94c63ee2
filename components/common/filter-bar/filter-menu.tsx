"use client";

import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Check, ChevronDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { popupStyles } from "@/components/ui/popup-styles";
import { classNames } from "@/lib/class-names";

type FilterMenuProps<TValue extends string> = {
  label: string;
  options: ReadonlyArray<{ value: TValue; label: string }>;
  selected: readonly TValue[];
  onChange: (selected: TValue[]) => void;
};

/** Ticks of one filter; stays open, so that several can be chosen. */
export function FilterMenu<TValue extends string>({
  label,
  options,
  selected,
  onChange,
}: FilterMenuProps<TValue>) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger
        render={
          <Button variant="secondary">
            {label}
            {selected.length > 0 ? <span className="text-ink-muted">{selected.length}</span> : null}
            <ChevronDown className="text-ink-muted" aria-hidden="true" />
          </Button>
        }
      />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="start" sideOffset={4} className="z-50 outline-none">
          <BaseMenu.Popup
            className={classNames(popupStyles, "max-h-(--available-height) min-w-48 overflow-y-auto")}
          >
            {options.map((option) => (
              <BaseMenu.CheckboxItem
                key={option.value}
                checked={selected.includes(option.value)}
                onCheckedChange={(checked) =>
                  onChange(
                    options
                      .map((candidate) => candidate.value)
                      .filter((value) => (value === option.value ? checked : selected.includes(value))),
                  )
                }
                className="grid min-h-8 cursor-default select-none grid-cols-[1rem_1fr] items-center gap-2 rounded-sm px-2 outline-none data-highlighted:bg-hover"
              >
                <BaseMenu.CheckboxItemIndicator className="col-start-1">
                  <Check aria-hidden="true" />
                </BaseMenu.CheckboxItemIndicator>
                <span className="col-start-2">{option.label}</span>
              </BaseMenu.CheckboxItem>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
