"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useRemoveEvent } from "./use-remove-event";

type RemoveEventDialogProps = {
  projectSlug: string;
  /** Null: closed. */
  eventId: string | null;
  onClose: () => void;
};

/** Says what goes with an event before it goes for ever. */
export function RemoveEventDialog({ projectSlug, eventId, onClose }: RemoveEventDialogProps) {
  const t = useTranslations("privacy.remove");
  const { remove, pending } = useRemoveEvent(projectSlug);
  return (
    <ConfirmDialog
      open={eventId !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("title")}
      confirmLabel={t("confirm")}
      pending={pending}
      onConfirm={() => {
        if (eventId) void remove(eventId).then((removed) => removed && onClose());
      }}
    >
      {t("body")}
    </ConfirmDialog>
  );
}
