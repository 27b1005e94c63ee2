"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { useLiveChanges } from "@/components/rule/use-live-changes";
import { DownloadLabels } from "@/components/statistics/download-labels";
import { Estimates } from "@/components/statistics/estimates";
import { JudgedCounts } from "@/components/statistics/judged-counts";
import { JudgedPlot } from "@/components/statistics/judged-plot";
import { MuteAlarms } from "@/components/statistics/mute-alarms";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { STATISTICS_DAYS } from "@/core/statistics/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import LearningLoading from "./loading";
import { learningSearchParams } from "./search-params";

export function LearningClient() {
  const t = useTranslations("statistics");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const [{ days }, setSearch] = useQueryStates(learningSearchParams, { history: "replace" });
  const query = useQuery(
    trpc.statistics.get.queryOptions({ projectSlug, days }, { placeholderData: keepPreviousData }),
  );
  useLiveChanges(["signal", "run"], ["statistics"]);

  if (query.isPending) return <LearningLoading />;
  if (query.isError) {
    return (
      <PageBody>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </PageBody>
    );
  }
  const statistics = query.data;
  const { correction, none } = statistics.marks;
  return (
    <PageBody>
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          <div className="flex flex-wrap gap-2">
            <SegmentedControl
              aria-label={t("days.label")}
              value={days}
              onValueChange={(next) => void setSearch({ days: next })}
              segments={STATISTICS_DAYS.map((value) => ({ value, label: t("days.last", { days: value }) }))}
            />
            <DownloadLabels projectSlug={projectSlug} marks={correction + none} />
          </div>
        }
      />
      {statistics.prompts === 0 ? (
        <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
      ) : (
        <div className="flex flex-col gap-8">
          <MuteAlarms projectSlug={projectSlug} alarms={statistics.alarms} />
          <JudgedPlot weeks={statistics.weeks} prompts={statistics.prompts} />
          <Estimates estimates={statistics.estimates} marks={statistics.marks} />
          <JudgedCounts statistics={statistics} />
        </div>
      )}
    </PageBody>
  );
}
