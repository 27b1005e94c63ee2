"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useQueryState, useQueryStates } from "nuqs";
import { DataTablePager } from "@/components/common/data-table/data-table-pager";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { FactFilters } from "@/components/fact/fact-filters";
import { FactItem } from "@/components/fact/fact-item";
import { useFactActions } from "@/components/fact/use-fact-actions";
import { LibraryTabs } from "@/components/rule/library-tabs";
import { useLiveChanges } from "@/components/rule/use-live-changes";
import { SkeletonLines } from "@/components/ui/skeleton";
import { classNames } from "@/lib/class-names";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { factsFilter, factsSearchParams } from "./search-params";

const { cursor: _cursor, fact: openParam, ...filterParams } = factsSearchParams;

export function FactsClient() {
  const t = useTranslations("fact");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const [search, setSearch] = useQueryStates(filterParams, { history: "replace" });
  const [opened, setOpened] = useQueryState("fact", openParam);
  const paging = useCursorPaging();
  const input = { projectSlug, ...factsFilter(search, paging.cursor) };
  const list = useQuery(trpc.fact.list.queryOptions(input, { placeholderData: keepPreviousData }));
  const actions = useFactActions(projectSlug);
  useLiveChanges(["fact", "rule"], ["fact"]);

  const isFiltered = search.q !== "" || search.source.length > 0 || search.retired;
  const change = (next: Partial<typeof search>) => {
    paging.reset();
    void setSearch(next);
  };
  const clear = () => change({ q: "", source: [], retired: false });

  return (
    <PageBody>
      <PageHeader title={t("title")} description={t("description")} />
      <LibraryTabs active="facts" />
      <FactFilters search={search} onChange={change} onClear={clear} />
      {list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <SkeletonLines count={8} /> : null}
      {list.data && list.data.items.length > 0 ? (
        <>
          <ul
            aria-label={t("title")}
            aria-busy={list.isPlaceholderData}
            className={classNames(
              "divide-y border-y transition-opacity",
              list.isPlaceholderData && "opacity-60",
            )}
          >
            {list.data.items.map((fact) => (
              <li key={fact.id}>
                <FactItem
                  fact={fact}
                  actions={actions}
                  isOpen={opened === fact.id}
                  onToggle={() => void setOpened(opened === fact.id ? null : fact.id)}
                />
              </li>
            ))}
          </ul>
          <DataTablePager paging={paging} nextCursor={list.data.nextCursor}>
            {t("total", { count: list.data.total })}
          </DataTablePager>
        </>
      ) : null}
      {list.data?.items.length === 0 && isFiltered ? <NoResults onClear={clear} /> : null}
      {list.data?.items.length === 0 && !isFiltered ? (
        <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
      ) : null}
    </PageBody>
  );
}
