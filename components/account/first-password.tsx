"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toastDone } from "@/components/ui/toast";
import { useTRPC } from "@/lib/trpc/client";
import { ConfirmIdentityDialog } from "./confirm-identity-dialog";
import { needsRecentSignIn } from "./needs-recent-sign-in";
import { NewPasswordForm } from "./new-password-form";

/** For who signs in by a provider or by mail and wants a password, too. */
export function FirstPassword() {
  const t = useTranslations("account.password");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [mustConfirm, setMustConfirm] = useState(false);
  const set = useMutation(trpc.account.setPassword.mutationOptions());

  async function save(password: string) {
    try {
      await set.mutateAsync({ password });
      toastDone(t("setDone"));
      await queryClient.invalidateQueries({ queryKey: trpc.account.pathKey() });
    } catch (error) {
      if (needsRecentSignIn(error)) setMustConfirm(true);
      throw error;
    }
  }

  return (
    <>
      <p className="measure mb-4 text-ink-muted text-sm">{t("noneYet")}</p>
      <NewPasswordForm submitLabel={t("set")} label={t("new")} save={save} />
      <ConfirmIdentityDialog
        open={mustConfirm}
        onOpenChange={setMustConfirm}
        onConfirmed={() => toastDone(t("confirmed"))}
      />
    </>
  );
}
