"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { AskForMailForm } from "@/components/account/ask-for-mail-form";
import { useTRPC } from "@/lib/trpc/client";

export function ResetClient() {
  const t = useTranslations("auth.reset");
  const trpc = useTRPC();
  const request = useMutation(trpc.signIn.requestReset.mutationOptions());
  return (
    <AskForMailForm
      submitLabel={t("submit")}
      sentTitle={t("sentTitle")}
      sentText={(email) => t("sent", { email })}
      ask={(email) => request.mutateAsync({ email })}
    />
  );
}
