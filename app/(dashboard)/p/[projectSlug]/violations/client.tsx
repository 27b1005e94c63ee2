"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { useLiveChanges } from "@/components/rule/use-live-changes";
import { SharedCounts } from "@/components/violation/shared-counts";
import { useMarkViolation } from "@/components/violation/use-mark-violation";
import { ViolationFilters } from "@/components/violation/violation-filters";
import { ViolationTable } from "@/components/violation/violation-table";
import type { ViolationView } from "@/core/violation/schema";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { violationFilter, violationSearchParams } from "./search-params";

const { cursor: _cursor, ...filterParams } = violationSearchParams;

export function ViolationsClient() {
  const t = useTranslations("violation");
  const trpc = useTRPC();
  const router = useRouter();
  const projectSlug = useProjectSlug();
  const [search, setSearch] = useQueryStates(filterParams, { history: "replace" });
  const paging = useCursorPaging();
  const input = { projectSlug, ...violationFilter(search), cursor: paging.cursor ?? undefined };
  const list = useQuery(trpc.violation.list.queryOptions(input, { placeholderData: keepPreviousData }));
  const counts = useQuery(trpc.violation.counts.queryOptions({ projectSlug }));
  const mark = useMarkViolation(projectSlug);
  useLiveChanges(["violation"], ["violation"]);
  const isFiltered = search.outcome.length > 0 || search.rule !== null || search.days !== null;
  const change = (next: Partial<typeof search>) => {
    paging.reset();
    void setSearch(next);
  };
  const clear = () => change({ outcome: [], rule: null, days: null });

  return (
    <PageBody>
      <PageHeader title={t("title")} description={t("description")} />
      <ViolationFilters
        search={search}
        byOutcome={counts.data ? { ...counts.data.byOutcome, observed: counts.data.observed } : {}}
        onChange={change}
        onClear={clear}
      />
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <ViolationTable
          projectSlug={projectSlug}
          rows={list.data?.items ?? NONE}
          loading={list.isPending}
          stale={list.isPlaceholderData}
          paging={paging}
          nextCursor={list.data?.nextCursor ?? null}
          onMark={mark}
          onOpen={({ sessionId, eventId }) =>
            router.push(projectPath(projectSlug, `sessions/${sessionId}?at=${eventId}`))
          }
          empty={
            isFiltered ? (
              <NoResults onClear={clear} />
            ) : (
              <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
            )
          }
        />
      )}
      <SharedCounts projectSlug={projectSlug} shared={counts.data?.shared ?? []} />
    </PageBody>
  );
}

const NONE: ViolationView[] = [];
