"use client";

import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button } from "./button";
import { Input } from "./input";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen and what cannot be undone. */
  children: ReactNode;
  /** A verb: “Delete project”. */
  confirmLabel: string;
  /** When set, this text has to be typed first: only for what cannot be undone. */
  typedConfirmation?: string;
  tone?: "danger" | "primary";
  pending?: boolean;
  onConfirm: () => void;
};

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  typedConfirmation,
  tone = "danger",
  pending = false,
  onConfirm,
}: ConfirmDialogProps) {
  const t = useTranslations("common");
  const [typed, setTyped] = useState("");
  const inputId = useId();
  const ready = typedConfirmation === undefined || typed.trim() === typedConfirmation;
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        setTyped("");
        onOpenChange(next);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup className="float-motion fixed top-[16dvh] left-1/2 z-50 max-h-[76dvh] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 overflow-y-auto rounded-md border border-line bg-raised p-4 shadow-float outline-none">
          <AlertDialog.Title className="font-medium text-lg">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 text-ink-muted">
            {children}
          </AlertDialog.Description>
          {typedConfirmation !== undefined ? (
            <div className="mt-4 flex flex-col gap-1">
              <label htmlFor={inputId} className="text-sm">
                {t.rich("typeToConfirm", {
                  text: typedConfirmation,
                  code: (chunks) => <code className="font-mono font-medium">{chunks}</code>,
                })}
              </label>
              <Input
                id={inputId}
                value={typed}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
          ) : null}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Close render={<Button>{t("cancel")}</Button>} />
            <Button variant={tone} disabled={!ready} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
