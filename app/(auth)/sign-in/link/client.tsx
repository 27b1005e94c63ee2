"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { requestLinkSignIn, type SignInOutcome } from "@/components/account/request-sign-in";
import { useFragment } from "@/components/account/use-fragment";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { SkeletonLines } from "@/components/ui/skeleton";
import { nextPath } from "@/core/account/next-path";

export function LinkClient() {
  const t = useTranslations("auth.signIn");
  const fragment = useFragment();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null);
  if (fragment === null) return <SkeletonLines count={2} />;
  const link = new URLSearchParams(fragment);
  const [email, token] = [link.get("email"), link.get("token")];

  if (!email || !token || outcome === "ended" || outcome === "wrong") {
    return (
      <div className="flex flex-col gap-4">
        <Alert tone="warn" title={t("link.endedTitle")} live>
          {t("link.ended")}
        </Alert>
        <ButtonLink href="/sign-in" variant="primary" size="large">
          {t("link.again")}
        </ButtonLink>
      </div>
    );
  }

  async function signIn(credentials: { email: string; token: string }) {
    setPending(true);
    const answer = await requestLinkSignIn(credentials);
    if (answer === "ok") return window.location.replace(nextPath(link.get("next")));
    setOutcome(answer);
    setPending(false);
  }

  return (
    <div className="flex flex-col gap-4">
      {outcome ? (
        <Alert tone="mark" live>
          {t(outcome === "limited" ? "outcomes.limited" : "outcomes.failed")}
        </Alert>
      ) : null}
      <Button
        variant="primary"
        size="large"
        pending={isPending}
        onClick={() => void signIn({ email, token })}
      >
        {t("link.signInAs", { email })}
      </Button>
    </div>
  );
}
