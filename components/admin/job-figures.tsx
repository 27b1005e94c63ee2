"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RelativeTime } from "@/components/common/relative-time";
import type { JobSummary } from "@/core/job/schema";
import { formatNumber } from "@/lib/number-format";

/** The queue in numbers. */
export function JobFigures({ summary }: { summary: JobSummary }) {
  const t = useTranslations("admin.jobs.figures");
  const { oldestDueAt } = summary;
  const figures: [string, ReactNode][] = [
    [t("failed"), formatNumber(summary.failed)],
    [t("retrying"), formatNumber(summary.retrying)],
    [t("running"), formatNumber(summary.running)],
    [t("waiting"), formatNumber(summary.waiting)],
    [t("oldest"), oldestDueAt ? <RelativeTime key="oldest" value={oldestDueAt} /> : t("none")],
    [t("hour"), formatNumber(summary.eventsLastHour)],
    [t("day"), formatNumber(summary.eventsLastDay)],
  ];
  return (
    <dl aria-label={t("title")} className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {figures.map(([term, value]) => (
        <div key={term}>
          <dt className="text-ink-muted text-sm">{term}</dt>
          <dd className="font-medium text-lg tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
