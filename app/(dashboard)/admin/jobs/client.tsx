"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { JobFigures } from "@/components/admin/job-figures";
import { JobTable } from "@/components/admin/job-table";
import { WorkerState } from "@/components/admin/worker-state";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageHeader } from "@/components/common/page-header/page-header";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { SkeletonLines } from "@/components/ui/skeleton";
import { JOB_STATES, type JobItem } from "@/core/job/schema";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { jobCursor, jobsSearchParams } from "./search-params";

const REFRESH_MS = 10_000;
const NONE: JobItem[] = [];
const { cursor: _cursor, ...filterParams } = jobsSearchParams;

export function JobsClient() {
  const t = useTranslations("admin.jobs");
  const trpc = useTRPC();
  const [{ state }, setSearch] = useQueryStates(filterParams, { history: "replace" });
  const paging = useCursorPaging();
  const summary = useQuery(trpc.instance.jobSummary.queryOptions(undefined, { refetchInterval: REFRESH_MS }));
  const list = useQuery(
    trpc.instance.jobs.queryOptions(
      { state, cursor: jobCursor(paging.cursor) },
      { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
    ),
  );
  const show = (next: typeof state) => {
    paging.reset();
    void setSearch({ state: next });
  };
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      {summary.isError ? <ErrorState error={summary.error} onRetry={() => void summary.refetch()} /> : null}
      {summary.isPending ? <SkeletonLines count={3} /> : null}
      {summary.data ? (
        <div className="mb-8 flex flex-col gap-4">
          <WorkerState seenAt={summary.data.workerSeenAt} alive={summary.data.workerAlive} />
          <JobFigures summary={summary.data} />
        </div>
      ) : null}
      <div className="mb-4 overflow-x-auto">
        <SegmentedControl
          aria-label={t("state")}
          value={state}
          onValueChange={show}
          segments={JOB_STATES.map((one) => ({ value: one, label: t(`states.${one}`) }))}
        />
      </div>
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <JobTable
          key={state}
          jobs={list.data?.items ?? NONE}
          state={state}
          loading={list.isPending}
          stale={list.isPlaceholderData}
          paging={paging}
          nextCursor={list.data?.nextCursor ?? null}
          empty={
            state === "failed" ? (
              <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
            ) : (
              <NoResults onClear={() => show("failed")} />
            )
          }
        />
      )}
    </>
  );
}
