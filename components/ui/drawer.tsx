"use client";

import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { buttonStyles } from "./button-styles";

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  titleHidden?: boolean;
  side?: "left" | "right";
  /** `peek` leaves the page beside it usable (list stays, detail opens); `modal` takes the focus. */
  behaviour?: "modal" | "peek";
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Drawer({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  side = "right",
  behaviour = "modal",
  actions,
  className,
  children,
}: DrawerProps) {
  const t = useTranslations("common");
  const peek = behaviour === "peek";
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      modal={!peek}
      disablePointerDismissal={peek}
    >
      <BaseDialog.Portal>
        {peek ? null : (
          <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        )}
        <BaseDialog.Popup
          initialFocus={peek ? false : undefined}
          className={classNames(
            "fixed inset-y-0 z-50 flex w-full flex-col border-line bg-paper shadow-float outline-none transition-[translate,opacity]",
            "data-ending-style:opacity-0 data-starting-style:opacity-0",
            side === "right"
              ? "right-0 max-w-xl border-l data-ending-style:translate-x-4 data-starting-style:translate-x-4"
              : "left-0 max-w-72 border-r data-ending-style:-translate-x-4 data-starting-style:-translate-x-4",
            className,
          )}
        >
          <header
            className={classNames("flex h-12 shrink-0 items-center gap-2 px-4", !titleHidden && "border-b")}
          >
            <BaseDialog.Title
              className={titleHidden ? "sr-only" : "min-w-0 flex-1 truncate font-medium text-lg"}
            >
              {title}
            </BaseDialog.Title>
            {titleHidden ? <div className="flex-1" /> : null}
            {actions}
            <BaseDialog.Close
              aria-label={t("close")}
              className={buttonStyles({ variant: "quiet", size: "icon-small" })}
            >
              <X aria-hidden="true" />
            </BaseDialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
