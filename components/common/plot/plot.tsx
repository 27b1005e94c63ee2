"use client";

import { ChartLine, TableIcon } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { PlotMarker, PlotRow, PlotSeries } from "./plot-data";
import { PlotTable } from "./plot-table";

type PlotProps = {
  title: ReactNode;
  /** What the plot says, in a sentence or two; read by everybody, not only by screen readers. */
  summary: string;
  rows: readonly PlotRow[];
  series: readonly PlotSeries[];
  /** Moments on the x axis, such as the day a rule was born. */
  markers?: readonly PlotMarker[];
  xLabel: string;
};

const PlotCanvas = dynamic(() => import("./plot-canvas").then((loaded) => loaded.PlotCanvas), {
  ssr: false,
  loading: () => <Skeleton className="h-60 w-full" />,
});

export function Plot({ title, summary, rows, series, markers = [], xLabel }: PlotProps) {
  const t = useTranslations("common");
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className="min-w-0">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-2">
        <figcaption className="min-w-0 flex-1 basis-64">
          <p className="font-medium">{title}</p>
          <p className="measure text-ink-muted text-sm">{summary}</p>
        </figcaption>
        <Button variant="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? <ChartLine aria-hidden="true" /> : <TableIcon aria-hidden="true" />}
          {asTable ? t("showPlot") : t("showTable")}
        </Button>
      </div>
      {asTable ? (
        <PlotTable rows={rows} series={series} markers={markers} xLabel={xLabel} />
      ) : (
        <PlotCanvas rows={rows} series={series} markers={markers} />
      )}
    </figure>
  );
}
