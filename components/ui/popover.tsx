"use client";

import { Popover as BasePopover } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { popupStyles } from "./popup-styles";

type PopoverProps = {
  trigger: ReactElement;
  title?: ReactNode;
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

export function Popover({
  trigger,
  title,
  align = "start",
  open,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  return (
    <BasePopover.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner align={align} sideOffset={4} className="z-50">
          <BasePopover.Popup className={classNames(popupStyles, "w-72 p-3", className)}>
            {title ? <BasePopover.Title className="mb-2 font-medium">{title}</BasePopover.Title> : null}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
