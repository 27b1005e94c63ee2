"use client";

import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { toastDone, toastError } from "@/components/ui/toast";
import type { SignInState } from "@/core/instance/schema";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** Whether mail can be sent, and a try of it to one's own address. */
export function TestMail({ mail }: { mail: SignInState["mail"] }) {
  const t = useTranslations("admin.signIn");
  const trpc = useTRPC();
  const send = useMutation(
    trpc.instance.sendTestMail.mutationOptions({
      onSuccess: ({ email }) => toastDone(t("sent", { email })),
      onError: (error) => toastError(t("notSent"), { description: readCallFailure(error).message }),
    }),
  );
  if (!mail.configured) return <p className="measure">{t("mailOff")}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="measure">{mail.from ? t("mailOn", { from: mail.from }) : t("mailOnDefault")}</p>
      <Button pending={send.isPending} onClick={() => send.mutate()}>
        <Mail aria-hidden="true" />
        {t("sendTest")}
      </Button>
    </div>
  );
}
