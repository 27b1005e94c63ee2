"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ScopeFields } from "@/components/cli-token/scope-fields";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DescriptionList } from "@/components/ui/description-list";
import type { DeviceLoginDetail } from "@/core/device/schema";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

type DeviceDecisionProps = {
  login: DeviceLoginDetail;
  onDecided: (outcome: "approved" | "denied") => void;
};

/** Which machine asks, from where and for what; the person says yes or no. */
export function DeviceDecision({ login, onDecided }: DeviceDecisionProps) {
  const t = useTranslations("auth.device");
  const trpc = useTRPC();
  const [scopes, setScopes] = useState(login.scopes);
  const deny = useMutation(trpc.device.deny.mutationOptions({ onSuccess: () => onDecided("denied") }));
  const approve = useMutation(
    trpc.device.approve.mutationOptions({
      onSuccess: ({ redirectUrl }) => {
        if (redirectUrl) window.location.assign(redirectUrl);
        onDecided("approved");
      },
    }),
  );
  const failure = approve.error ?? deny.error;
  const isElsewhere = login.address !== login.browserAddress;

  return (
    <div className="flex flex-col gap-6">
      <DescriptionList
        items={[
          { term: t("machine"), detail: <strong className="font-medium">{login.deviceName}</strong> },
          { term: t("address"), detail: <span className="font-mono">{login.address}</span> },
          { term: t("browser"), detail: <span className="font-mono">{login.browserAddress}</span> },
        ]}
      />
      {isElsewhere ? (
        <Alert tone="warn" title={t("elsewhereTitle")}>
          {t("elsewhere")}
        </Alert>
      ) : null}
      {login.mode === "code" ? <Alert>{t("codeWarning")}</Alert> : null}
      <ScopeFields offered={login.scopes} selected={scopes} onChange={setScopes} />
      {failure ? (
        <Alert tone="mark" live>
          {readCallFailure(failure).message}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="large"
          disabled={scopes.length === 0}
          pending={approve.isPending}
          onClick={() => approve.mutate({ loginId: login.id, scopes })}
        >
          {t("approve")}
        </Button>
        <Button size="large" pending={deny.isPending} onClick={() => deny.mutate({ loginId: login.id })}>
          {t("deny")}
        </Button>
      </div>
    </div>
  );
}
