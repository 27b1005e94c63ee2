import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { LiveDot } from "@/components/common/live-dot";
import { RelativeTime } from "@/components/common/relative-time";
import { Alert } from "@/components/ui/alert";
import { Code } from "@/components/ui/code";
import type { OnboardingStatus } from "@/core/onboarding/schema";

/** So long without an event, help is more useful than patience. */
const HELP_AFTER_MS = 60_000;

export function ListeningStep({ status }: { status: OnboardingStatus }) {
  const t = useTranslations("onboarding.listen");
  const isLate = useIsLate(status.firstEventAt === null);
  if (status.latestEvent) {
    const { host, kind, device, at } = status.latestEvent;
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LiveDot state="live" label={t("heard")} />
        <span className="text-ink-muted text-sm">
          {t("latest", { kind: t(`kind.${kind}`), host: t(`host.${host}`), device: device ?? t("unnamed") })}{" "}
          <RelativeTime value={at} />
        </span>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <LiveDot state="waiting" label={t("listening")} />
      <p className="measure text-ink-muted text-sm">{t("how")}</p>
      {isLate ? (
        <Alert tone="info" title={t("late.title")}>
          {t.rich("late.body", { code: (chunks) => <Code>{chunks}</Code> })}
        </Alert>
      ) : null}
    </div>
  );
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), HELP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
}
