"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AskForMailForm } from "@/components/account/ask-for-mail-form";
import { ProviderButtons } from "@/components/account/provider-buttons";
import { SignInForm } from "@/components/account/sign-in-form";
import { useHydrated } from "@/components/account/use-hydrated";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import type { IdentityRefusal, SignInOptions } from "@/core/account/identity";
import { useTRPC } from "@/lib/trpc/client";

export type SignInRefusal = IdentityRefusal | "limited" | "provider_failed";

type SignInClientProps = {
  next: string;
  options: SignInOptions;
  refusal: SignInRefusal | null;
  /** Whose refusal it is; null when the address does not say. */
  providerName: string | null;
};

/** All ways in that this server offers. */
export function SignInClient({ next, options, refusal, providerName }: SignInClientProps) {
  const t = useTranslations("auth.signIn");
  const isHydrated = useHydrated();
  const [wantsLink, setWantsLink] = useState(!options.password);
  const { password, magicLink, providers } = options;
  const hasForm = password || magicLink;
  return (
    <div className="flex flex-col gap-6">
      {refusal ? (
        <Alert tone="mark" live>
          {t(`refusals.${refusal}`, { provider: providerName ?? t("theProvider") })}
        </Alert>
      ) : null}
      {hasForm && wantsLink ? <MagicLink next={next} /> : null}
      {password && !wantsLink ? (
        // A full load: nothing that was cached for somebody else stays.
        <SignInForm onSignedIn={() => window.location.assign(next)} />
      ) : null}
      {password ? (
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <TextLink href="/reset">{t("forgotten")}</TextLink>
          {magicLink ? (
            <Button
              variant="quiet"
              size="small"
              disabled={!isHydrated}
              onClick={() => setWantsLink(!wantsLink)}
            >
              {wantsLink ? t("usePassword") : t("useLink")}
            </Button>
          ) : null}
        </p>
      ) : null}
      {hasForm && providers.length > 0 ? (
        <div className="flex items-center gap-3 text-ink-muted text-sm">
          <span className="h-px flex-1 bg-line" />
          {t("or")}
          <span className="h-px flex-1 bg-line" />
        </div>
      ) : null}
      <ProviderButtons providers={providers} next={next} />
    </div>
  );
}

function MagicLink({ next }: { next: string }) {
  const t = useTranslations("auth.signIn");
  const trpc = useTRPC();
  const request = useMutation(trpc.signIn.requestLink.mutationOptions());
  return (
    <AskForMailForm
      submitLabel={t("link.submit")}
      sentTitle={t("link.sentTitle")}
      sentText={(email) => t("link.sent", { email })}
      ask={(email) => request.mutateAsync({ email, next })}
    />
  );
}
