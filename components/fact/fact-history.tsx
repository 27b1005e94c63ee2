"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Plot } from "@/components/common/plot/plot";
import type { PlotSeries } from "@/components/common/plot/plot-data";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { FactView } from "@/core/fact/output";
import { formatShare } from "@/lib/number-format";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { FactSteps } from "./fact-steps";
import { historyMarkers, historyRows } from "./history-data";

/** Confidence over time: a plot with its table, and each step with what it came of. */
export function FactHistory({ fact }: { fact: FactView }) {
  const t = useTranslations("fact.history");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const query = useQuery(trpc.fact.history.queryOptions({ projectSlug, factId: fact.id }));
  const changes = query.data?.changes;
  const rows = useMemo(() => historyRows(changes ?? [], fact, t("expires")), [changes, fact, t]);
  const markers = useMemo(
    () => historyMarkers(rows, (cause) => t(`causes.${cause}`), t("expires")),
    [rows, t],
  );
  const series = useMemo<PlotSeries[]>(
    () => [{ key: "confidence", label: t("percent"), kind: "line", tone: "ok" }],
    [t],
  );
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!changes) return <SkeletonLines count={5} />;
  const first = changes[0]?.after ?? fact.initial;
  return (
    <div className="flex flex-col gap-4 py-3">
      <Plot
        title={t("title")}
        summary={t("summary", {
          steps: changes.length,
          first: formatShare(first),
          last: formatShare(fact.confidence),
        })}
        rows={rows}
        series={series}
        markers={markers}
        xLabel={t("step")}
      />
      <FactSteps changes={changes} fact={fact} truncated={query.data?.truncated ?? false} />
    </div>
  );
}
