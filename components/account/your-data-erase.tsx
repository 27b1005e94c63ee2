"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toastError } from "@/components/ui/toast";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";
import { ConfirmIdentityDialog } from "./confirm-identity-dialog";
import { needsRecentSignIn } from "./needs-recent-sign-in";

/** Parameter of the address that opens the question. */
export const ERASING = "erase";

/** Asks for the typed address, and for who sits here when the sign-in is older than an hour. */
export function YourDataErase({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations("privacy.data");
  const trpc = useTRPC();
  const [mustConfirm, setMustConfirm] = useState(false);
  const erase = useMutation(
    trpc.privacy.eraseAccount.mutationOptions({
      // Nobody is signed in any more: the whole application starts anew.
      onSuccess: () => window.location.assign("/sign-in"),
      onError: (error) => {
        if (needsRecentSignIn(error)) setMustConfirm(true);
        else toastError(t("failed"), { description: readCallFailure(error).message });
      },
    }),
  );
  if (mustConfirm) {
    return (
      <ConfirmIdentityDialog
        open
        onOpenChange={(open) => (open ? null : setMustConfirm(false))}
        reason={t("confirmReason")}
        reopen={{ [ERASING]: "true" }}
        onConfirmed={() => setMustConfirm(false)}
      />
    );
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
