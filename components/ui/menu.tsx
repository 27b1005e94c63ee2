"use client";

import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import Link from "next/link";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { popupStyles } from "./popup-styles";

const itemStyles =
  "flex min-h-8 w-full cursor-default select-none items-center gap-2 rounded-sm px-2 py-1.5 text-left outline-none data-highlighted:bg-hover data-disabled:opacity-50 pointer-coarse:min-h-11";

type MenuProps = {
  /** A button; icon-only ones need an `aria-label`. */
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom";
  className?: string;
  children: ReactNode;
};

export function Menu({ trigger, align = "start", side = "bottom", className, children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align={align} side={side} sideOffset={4} className="z-50 outline-none">
          <BaseMenu.Popup
            className={classNames(
              popupStyles,
              "max-h-(--available-height) min-w-48 overflow-y-auto",
              className,
            )}
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

type MenuItemProps = Omit<ComponentProps<typeof BaseMenu.Item>, "className"> & {
  className?: string;
  tone?: "neutral" | "danger";
};

export function MenuItem({ className, tone = "neutral", ...props }: MenuItemProps) {
  return (
    <BaseMenu.Item
      className={classNames(itemStyles, tone === "danger" && "text-mark", className)}
      {...props}
    />
  );
}

export function MenuLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <BaseMenu.LinkItem
      closeOnClick
      render={<Link href={href} />}
      className={classNames(itemStyles, className)}
    >
      {children}
    </BaseMenu.LinkItem>
  );
}

type MenuRadioGroupProps<TValue extends string> = {
  label: string;
  value: TValue;
  onValueChange: (value: TValue) => void;
  options: ReadonlyArray<{ value: TValue; label: string; icon?: ReactNode }>;
};

export function MenuRadioGroup<TValue extends string>({
  label,
  value,
  onValueChange,
  options,
}: MenuRadioGroupProps<TValue>) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={onValueChange}>
      <BaseMenu.GroupLabel className="px-2 py-1 text-ink-muted text-xs">{label}</BaseMenu.GroupLabel>
      {options.map((option) => (
        <BaseMenu.RadioItem key={option.value} value={option.value} closeOnClick className={itemStyles}>
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <BaseMenu.RadioItemIndicator>
            <Check aria-hidden="true" />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-2 py-1 text-ink-muted text-xs">{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
