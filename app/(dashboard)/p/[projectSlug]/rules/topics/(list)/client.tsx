"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { SearchField } from "@/components/common/filter-bar/search-field";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { FamilyTable } from "@/components/family/family-table";
import { LibraryTabs } from "@/components/rule/library-tabs";
import { SwitchField } from "@/components/ui/option-field";
import { Select } from "@/components/ui/select";
import { FAMILY_SORTS, type FamilyView } from "@/core/family/schema";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { familiesFilter, familiesSearchParams } from "./search-params";

const { cursor: _cursor, ...filterParams } = familiesSearchParams;
const NO_FAMILIES: FamilyView[] = [];

export function FamiliesClient() {
  const t = useTranslations("library.families");
  const trpc = useTRPC();
  const router = useRouter();
  const projectSlug = useProjectSlug();
  const [search, setSearch] = useQueryStates(filterParams, { history: "replace" });
  const paging = useCursorPaging();
  const input = { projectSlug, ...familiesFilter(search, paging.cursor) };
  const list = useQuery(trpc.family.list.queryOptions(input, { placeholderData: keepPreviousData }));
  const change = (next: Partial<typeof search>) => {
    paging.reset();
    void setSearch(next);
  };
  const empty = search.dismissed ? "noDismissed" : "empty";

  return (
    <PageBody>
      <PageHeader title={t("title")} description={t("description")} />
      <LibraryTabs active="topics" />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField value={search.q} label={t("search")} onChange={(q) => change({ q })} />
        <Select
          size="small"
          aria-label={t("sort.label")}
          value={search.sort}
          onValueChange={(value) => change({ sort: FAMILY_SORTS.find((sort) => sort === value) ?? "rank" })}
          options={FAMILY_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
        <SwitchField
          label={t("showDismissed")}
          checked={search.dismissed}
          onCheckedChange={(dismissed) => change({ dismissed })}
        />
      </div>
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <FamilyTable
          families={list.data?.items ?? NO_FAMILIES}
          loading={list.isPending}
          stale={list.isPlaceholderData}
          onOpen={({ id }) => router.push(projectPath(projectSlug, `rules/topics/${id}`))}
          paging={paging}
          nextCursor={list.data?.nextCursor ?? null}
          empty={
            search.q !== "" ? (
              <NoResults onClear={() => change({ q: "" })} />
            ) : (
              <EmptyState title={t(`${empty}.title`)}>{t(`${empty}.body`)}</EmptyState>
            )
          }
        />
      )}
    </PageBody>
  );
}
