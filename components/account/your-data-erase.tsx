"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toastError } from "@/components/ui/toast";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";
import { YourDataPassword } from "./your-data-password";

/** Asks for the typed address, and for the password when the sign-in is older than an hour. */
export function YourDataErase({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations("privacy.data");
  const trpc = useTRPC();
  const [mustConfirm, setMustConfirm] = useState(false);
  const erase = useMutation(
    trpc.privacy.eraseAccount.mutationOptions({
      // Nobody is signed in any more: the whole application starts anew.
      onSuccess: () => window.location.assign("/sign-in"),
      onError: (error) => {
        const { code, message } = readCallFailure(error);
        if (code === "PRECONDITION") setMustConfirm(true);
        else toastError(t("failed"), { description: message });
      },
    }),
  );
  if (mustConfirm) {
    return <YourDataPassword onClose={onClose} onConfirmed={() => setMustConfirm(false)} />;
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("confirmTitle")}
      confirmLabel={t("erase")}
      typedConfirmation={email}
      pending={erase.isPending || erase.isSuccess}
      onConfirm={() => erase.mutate({ email })}
    >
      {t("confirmBody")}
    </ConfirmDialog>
  );
}
