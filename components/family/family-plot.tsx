"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Plot } from "@/components/common/plot/plot";
import type { PlotSeries } from "@/components/common/plot/plot-data";
import type { FamilyWeek } from "@/core/family/schema";
import { formatDate } from "@/lib/datetime/format";

/** How often a topic was said, by week; a plot and a table. */
export function FamilyPlot({ weeks }: { weeks: readonly FamilyWeek[] }) {
  const t = useTranslations("library.families.one");
  const series = useMemo<PlotSeries[]>(
    () => [
      { key: "said", label: t("said"), kind: "bar", tone: "mark" },
      { key: "relapse", label: t("relapse"), kind: "bar", tone: "neutral" },
      { key: "decline", label: t("decline"), kind: "line", tone: "neutral" },
    ],
    [t],
  );
  const nameOf = (week: Date) => formatDate(week, "dayMonth", "UTC");
  const rows = weeks.map(({ week, said, relapse, decline }) => ({
    x: nameOf(week),
    values: { said, relapse, decline },
  }));
  const sumOf = ({ said, relapse, decline }: FamilyWeek) => said + relapse + decline;
  const total = weeks.reduce((sum, week) => sum + sumOf(week), 0);
  const last = weeks.findLast((week) => sumOf(week) > 0);
  return (
    <Plot
      title={t("plot")}
      summary={t("plotSummary", { total, last: last ? nameOf(last.week) : "none" })}
      rows={rows}
      series={series}
      xLabel={t("week")}
    />
  );
}
