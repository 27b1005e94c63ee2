"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toastError } from "@/components/ui/toast";
import type { ProviderId, SignInOptions } from "@/core/account/identity";
import { goToProvider } from "./request-sign-in";
import { useHydrated } from "./use-hydrated";

type ProviderButtonsProps = {
  providers: SignInOptions["providers"];
  /** Path of this server to come back to. */
  next: string;
  /** Asks for a new proof where the provider can do that. */
  fresh?: boolean;
};

/** One button for each provider that the server is configured for. */
export function ProviderButtons({ providers, next, fresh }: ProviderButtonsProps) {
  const t = useTranslations("auth.signIn");
  const isHydrated = useHydrated();
  const [leaving, setLeaving] = useState<ProviderId | null>(null);

  async function go(id: ProviderId) {
    setLeaving(id);
    if (await goToProvider(id, { callbackUrl: next, fresh })) return;
    setLeaving(null);
    toastError(t("outcomes.failed"));
  }

  return (
    <div className="flex flex-col gap-2">
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          size="large"
          pending={leaving === id}
          disabled={!isHydrated || leaving !== null}
          onClick={() => void go(id)}
        >
          {t("continueWith", { provider: name })}
        </Button>
      ))}
    </div>
  );
}
