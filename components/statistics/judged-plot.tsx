"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Plot } from "@/components/common/plot/plot";
import type { PlotSeries } from "@/components/common/plot/plot-data";
import type { Statistics } from "@/core/statistics/schema";
import { formatDate } from "@/lib/datetime/format";

/** Prompts by week: what Heed acted on by itself, and what it asked about. */
export function JudgedPlot({ weeks, prompts }: Pick<Statistics, "weeks" | "prompts">) {
  const t = useTranslations("statistics.plot");
  const rows = useMemo(
    () => weeks.map(({ start, ...values }) => ({ x: formatDate(start, "dayMonth", "UTC"), values })),
    [weeks],
  );
  const series = useMemo<PlotSeries[]>(
    () => [
      { key: "prompts", label: t("prompts"), kind: "line", tone: "neutral" },
      { key: "acted", label: t("acted"), kind: "bar", tone: "mark" },
      { key: "asked", label: t("asked"), kind: "bar", tone: "neutral" },
    ],
    [t],
  );
  const total = (key: "acted" | "asked") => weeks.reduce((sum, week) => sum + week[key], 0);
  return (
    <Plot
      title={t("title")}
      summary={t("summary", { prompts, acted: total("acted"), asked: total("asked") })}
      rows={rows}
      series={series}
      xLabel={t("week")}
    />
  );
}
