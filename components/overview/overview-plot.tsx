"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Plot } from "@/components/common/plot/plot";
import type { PlotSeries } from "@/components/common/plot/plot-data";
import type { Overview } from "@/core/overview/schema";
import { birthMarkers, plotRows, sumWeeks } from "./week-data";

export function OverviewPlot({ weeks, learned }: Pick<Overview, "weeks" | "learned">) {
  const t = useTranslations("overview.plot");
  const rows = useMemo(() => plotRows(weeks), [weeks]);
  const markers = useMemo(() => birthMarkers(weeks, learned), [weeks, learned]);
  const series = useMemo<PlotSeries[]>(
    () => [
      { key: "corrections", label: t("corrections"), kind: "bar", tone: "mark" },
      { key: "prevented", label: t("prevented"), kind: "line", tone: "ok" },
    ],
    [t],
  );
  const { corrections, prevented } = sumWeeks(weeks);
  return (
    <Plot
      title={t("title")}
      summary={t("summary", { corrections, prevented, weeks: weeks.length, births: markers.length })}
      rows={rows}
      series={series}
      markers={markers}
      xLabel={t("week")}
    />
  );
}
