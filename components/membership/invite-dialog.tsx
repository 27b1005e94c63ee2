"use client";

import { UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { InvitationLink, type MadeInvitation } from "./invitation-link";
import { InviteForm } from "./invite-form";

/** Invites an address, or makes an open link; the link is shown once. */
export function InviteDialog({ projectSlug }: { projectSlug: string }) {
  const t = useTranslations("members.invite");
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const formId = useId();

  function change(next: boolean) {
    setOpen(next);
    if (!next) setMade(null);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={
        <Button variant="primary">
          <UserPlus aria-hidden="true" />
          {t("open")}
        </Button>
      }
      title={made ? t(made.mailed ? "mailedTitle" : "doneTitle") : t("open")}
      description={made ? undefined : t("description")}
      footer={
        made ? (
          <DialogClose render={<Button variant="primary">{t("close")}</Button>} />
        ) : (
          <>
            <DialogClose render={<Button>{t("cancel")}</Button>} />
            <Button type="submit" form={formId} variant="primary">
              {t("submit")}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <InvitationLink made={made} />
      ) : (
        <InviteForm id={formId} projectSlug={projectSlug} onInvited={setMade} />
      )}
    </Dialog>
  );
}
