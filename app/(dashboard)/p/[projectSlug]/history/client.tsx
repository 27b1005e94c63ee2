"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { useState } from "react";
import { DataTablePager } from "@/components/common/data-table/data-table-pager";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { ChainView } from "@/components/history/chain-view";
import { HistoryFilters } from "@/components/history/history-filters";
import { RollbackDialog } from "@/components/rule/history/rollback-dialog";
import { useLiveChanges } from "@/components/rule/use-live-changes";
import { SkeletonLines } from "@/components/ui/skeleton";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { type HistorySearch, historyFilter, historySearchParams } from "./search-params";

const { cursor: _cursor, ...filterParams } = historySearchParams;

export function HistoryClient() {
  const t = useTranslations("history");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const [search, setSearch] = useQueryStates(filterParams, { history: "replace" });
  const [previewed, setPreviewed] = useState<string | null>(null);
  const paging = useCursorPaging();
  const input = { projectSlug, ...historyFilter(search), cursor: paging.cursor ?? undefined };
  const list = useQuery(trpc.history.list.queryOptions(input, { placeholderData: keepPreviousData }));
  const counts = useQuery(trpc.rule.counts.queryOptions({ projectSlug }));
  useLiveChanges(["rule"], ["history", "rule"]);

  const change = (next: Partial<HistorySearch>) => {
    paging.reset();
    void setSearch(next);
  };
  const clear = () => change({ topic: null, replaced: false });
  const isFiltered = search.topic !== null || search.replaced;
  const chains = list.data?.items ?? [];

  return (
    <PageBody>
      <PageHeader title={t("title")} description={t("description")} />
      <HistoryFilters
        search={search}
        topics={Object.keys(counts.data?.byTopic ?? {})}
        onChange={change}
        onClear={clear}
      />
      {list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <SkeletonLines count={8} /> : null}
      {list.data && chains.length === 0 ? <Nothing isFiltered={isFiltered} onClear={clear} /> : null}
      {chains.length > 0 ? (
        <div className={list.isPlaceholderData ? "opacity-60" : undefined} aria-busy={list.isPlaceholderData}>
          {chains.map((chain) => (
            <ChainView key={chain.topic} chain={chain} onPreview={setPreviewed} />
          ))}
          <DataTablePager paging={paging} nextCursor={list.data?.nextCursor ?? null} />
        </div>
      ) : null}
      <RollbackDialog resolutionId={previewed} onClose={() => setPreviewed(null)} />
    </PageBody>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTranslations("history.empty");
  if (isFiltered) return <NoResults onClear={onClear} />;
  return <EmptyState title={t("title")}>{t("body")}</EmptyState>;
}
