"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ProviderButtons } from "@/components/account/provider-buttons";
import { useFragment } from "@/components/account/use-fragment";
import { WelcomeForm } from "@/components/account/welcome-form";
import { Alert } from "@/components/ui/alert";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { SignInOptions } from "@/core/account/identity";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

export function WelcomeClient({ options }: { options: SignInOptions }) {
  const t = useTranslations("auth.welcome");
  const trpc = useTRPC();
  const token = useFragment();
  const { mutate: look, data, error } = useMutation(trpc.signIn.previewWelcome.mutationOptions());

  useEffect(() => {
    if (token !== null) look({ token });
  }, [token, look]);

  if (error) {
    const { code, message } = readCallFailure(error);
    const isOver = code === "NOT_FOUND" || code === "INVALID";
    return (
      <Alert tone="warn" title={isOver ? t("endedTitle") : undefined} live className="mt-4">
        {isOver ? t("ended") : message}
      </Alert>
    );
  }
  if (!data || token === null) return <SkeletonLines count={4} />;
  const { email } = data;
  if (options.password) {
    return (
      <>
        <p className="measure mb-6 text-ink-muted">{t("description", { email })}</p>
        <WelcomeForm token={token} email={email} />
      </>
    );
  }
  return (
    <>
      <p className="measure mb-6 text-ink-muted">{t("byProvider", { email })}</p>
      <ProviderButtons providers={options.providers} next="/" />
    </>
  );
}
