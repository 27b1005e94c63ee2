"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { NewPasswordForm } from "@/components/account/new-password-form";
import { requestSignIn } from "@/components/account/request-sign-in";
import { useFragment } from "@/components/account/use-fragment";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { SkeletonLines } from "@/components/ui/skeleton";
import { linkTokenSchema } from "@/core/account/link";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

export function NewPasswordClient() {
  const t = useTranslations("auth.reset");
  const trpc = useTRPC();
  const token = useFragment();
  const reset = useMutation(trpc.signIn.resetPassword.mutationOptions());

  if (token === null) return <SkeletonLines count={3} />;
  const isOver = reset.isError && readCallFailure(reset.error).code === "NOT_FOUND";
  if (isOver || !linkTokenSchema.safeParse(token).success) {
    return (
      <div className="flex flex-col gap-4">
        <Alert tone="warn" title={t("endedTitle")} live>
          {t("ended")}
        </Alert>
        <ButtonLink href="/reset" variant="primary" size="large">
          {t("again")}
        </ButtonLink>
      </div>
    );
  }

  async function save(password: string) {
    const { email } = await reset.mutateAsync({ token: token ?? "", password });
    const outcome = await requestSignIn({ email, password });
    // A full load, and the link does not stay in the history.
    window.location.replace(outcome === "ok" ? "/" : "/sign-in");
  }

  return <NewPasswordForm submitLabel={t("save")} size="large" save={save} />;
}
