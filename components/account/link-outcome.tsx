"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import type { IdentityRefusal, SignInOptions } from "@/core/account/identity";

export type LinkOutcomeProps = {
  outcome: { kind: "linked" } | { kind: "refused"; reason: IdentityRefusal };
  provider: string | null;
  options: SignInOptions;
};

/** What became of linking a provider, after it sent the browser back. */
export function LinkOutcome({ outcome, provider, options }: LinkOutcomeProps) {
  const t = useTranslations("auth.signIn");
  const ways = useTranslations("account.ways");
  const name = options.providers.find(({ id }) => id === provider)?.name ?? t("theProvider");
  if (outcome.kind === "linked") {
    return (
      <Alert tone="ok" live>
        {ways("linkedNow", { provider: name })}
      </Alert>
    );
  }
  return (
    <Alert tone="mark" live>
      {t(`refusals.${outcome.reason}`, { provider: name })}
    </Alert>
  );
}
