"use client";

import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { Alert } from "@/components/ui/alert";

/** Whether anybody works on the queue. */
export function WorkerState({ seenAt, alive }: { seenAt: Date | null; alive: boolean }) {
  const t = useTranslations("admin.jobs");
  if (alive) return <p className="text-ink-muted">{t("workerAlive")}</p>;
  return (
    <Alert tone="warn">
      {seenAt ? (
        <>
          {t("workerSilent")} <RelativeTime value={seenAt} />.
        </>
      ) : (
        t("workerNever")
      )}
    </Alert>
  );
}
