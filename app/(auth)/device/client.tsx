"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { DeviceCodeForm } from "@/components/account/device-code-form";
import { DeviceDecision } from "@/components/account/device-decision";
import { Alert } from "@/components/ui/alert";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { DeviceLoginDetail } from "@/core/device/schema";
import { useTRPC } from "@/lib/trpc/client";

type DeviceClientProps = { loginId: string | null; person: { name: string; email: string } };

export function DeviceClient({ loginId, person }: DeviceClientProps) {
  const t = useTranslations("auth.device");
  const trpc = useTRPC();
  const [login, setLogin] = useState<DeviceLoginDetail | null>(null);
  const [outcome, setOutcome] = useState<"approved" | "denied" | null>(null);
  const { mutate: find, isError } = useMutation(trpc.device.find.mutationOptions({ onSuccess: setLogin }));

  useEffect(() => {
    if (loginId) find({ loginId });
  }, [loginId, find]);

  return (
    <>
      <h1 className="font-medium text-2xl">{t("title")}</h1>
      <p className="measure mt-2 mb-6 text-ink-muted">{t("description", person)}</p>
      {outcome ? (
        <Alert tone={outcome === "approved" ? "ok" : "info"} title={t(`${outcome}Title`)} live>
          {t(outcome)}
        </Alert>
      ) : (
        <Step loginId={loginId} login={login} gone={isError} onFound={setLogin} onDecided={setOutcome} />
      )}
    </>
  );
}

type StepProps = {
  loginId: string | null;
  login: DeviceLoginDetail | null;
  gone: boolean;
  onFound: (login: DeviceLoginDetail) => void;
  onDecided: (outcome: "approved" | "denied") => void;
};

function Step({ loginId, login, gone, onFound, onDecided }: StepProps) {
  const t = useTranslations("auth.device");
  if (login) return <DeviceDecision login={login} onDecided={onDecided} />;
  if (!loginId) return <DeviceCodeForm onFound={onFound} />;
  if (!gone) return <SkeletonLines count={4} />;
  return (
    <Alert tone="warn" title={t("goneTitle")} live>
      {t("gone")}
    </Alert>
  );
}
