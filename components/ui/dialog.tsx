"use client";

import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { buttonStyles } from "./button-styles";

type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Element that opens the dialog, for uncontrolled use. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  size?: "small" | "medium" | "large";
  /** Buttons, in the order they read; the main one comes last. */
  footer?: ReactNode;
  children?: ReactNode;
};

const WIDTHS = { small: "max-w-sm", medium: "max-w-lg", large: "max-w-3xl" };

export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  size = "medium",
  footer,
  children,
}: DialogProps) {
  const t = useTranslations("common");
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger ? <BaseDialog.Trigger render={trigger} /> : null}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          className={classNames(
            "float-motion fixed top-[10dvh] left-1/2 z-50 flex max-h-[80dvh] w-[calc(100vw-2rem)] -translate-x-1/2 flex-col rounded-md border border-line bg-raised shadow-float outline-none",
            WIDTHS[size],
          )}
        >
          <header className="p-4 pr-14 pb-2">
            <div className="min-w-0">
              <BaseDialog.Title className="font-medium text-lg">{title}</BaseDialog.Title>
              {description ? (
                <BaseDialog.Description className="mt-1 text-ink-muted">{description}</BaseDialog.Description>
              ) : null}
            </div>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-4 pt-2">{children}</div>
          {footer ? (
            <footer className="flex flex-wrap justify-end gap-2 border-t p-4">{footer}</footer>
          ) : null}
          {/* Last in order, so that the first field and not the way out gets the focus. */}
          <BaseDialog.Close
            aria-label={t("close")}
            className={classNames(
              buttonStyles({ variant: "quiet", size: "icon-small" }),
              "absolute top-3 right-3",
            )}
          >
            <X aria-hidden="true" />
          </BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Closes the dialog it stands in: `<DialogClose render={<Button>Cancel</Button>} />`. */
export const DialogClose = BaseDialog.Close;
