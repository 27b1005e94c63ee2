"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CirclePause } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { useState } from "react";
import { BulkBar } from "@/components/common/data-table/bulk-bar";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { LibraryTabs } from "@/components/rule/library-tabs";
import { RuleFilters } from "@/components/rule/rule-filters";
import { RuleTable } from "@/components/rule/rule-table";
import { SharedRulesDrawer } from "@/components/rule/sharing/shared-rules-drawer";
import { SharingBanners } from "@/components/rule/sharing/sharing-banners";
import { useLiveChanges } from "@/components/rule/use-live-changes";
import { usePauseMany } from "@/components/rule/use-pause-many";
import { Button } from "@/components/ui/button";
import type { RuleSummary } from "@/core/rule/output";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { isRulesFiltered, rulesFilter, rulesSearchParams } from "./search-params";

const { cursor: _cursor, ...filterParams } = rulesSearchParams;
const NO_RULES: RuleSummary[] = [];

export function RulesClient() {
  const t = useTranslations("rule.list");
  const trpc = useTRPC();
  const router = useRouter();
  const projectSlug = useProjectSlug();
  const [search, setSearch] = useQueryStates(filterParams, { history: "replace" });
  const [selected, setSelected] = useState<string[]>([]);
  const paging = useCursorPaging();
  const input = { projectSlug, ...rulesFilter(search, paging.cursor) };
  const list = useQuery(trpc.rule.list.queryOptions(input, { placeholderData: keepPreviousData }));
  const counts = useQuery(trpc.rule.counts.queryOptions({ projectSlug }));
  const { pauseMany, pending } = usePauseMany(projectSlug);
  useLiveChanges(["rule", "violation"], ["rule"]);

  const rules = list.data?.items ?? NO_RULES;
  const pausable = rules.filter(({ id, status }) => selected.includes(id) && status === "active");
  const change = (next: Partial<typeof search>) => {
    paging.reset();
    setSelected([]);
    void setSearch(next);
  };
  const clear = () => change({ q: "", layer: [], status: [], mode: [], tier: [], topic: "", health: null });

  return (
    <PageBody>
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={<SharedRulesDrawer projectSlug={projectSlug} />}
      />
      <LibraryTabs active="rules" />
      <SharingBanners projectSlug={projectSlug} />
      <RuleFilters search={search} counts={counts.data} onChange={change} onClear={clear} />
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <RuleTable
          rules={rules}
          loading={list.isPending}
          stale={list.isPlaceholderData}
          sort={search.sort}
          onSortChange={(sort) => change({ sort })}
          selected={selected}
          onSelectedChange={setSelected}
          onOpen={(rule) => router.push(projectPath(projectSlug, `rules/${rule.id}`))}
          paging={paging}
          nextCursor={list.data?.nextCursor ?? null}
          empty={
            isRulesFiltered(search) ? (
              <NoResults onClear={clear} />
            ) : (
              <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
            )
          }
        />
      )}
      <BulkBar count={selected.length} onClear={() => setSelected([])}>
        <Button
          size="small"
          pending={pending}
          disabled={pausable.length === 0}
          onClick={() => void pauseMany(pausable).then((done) => done && setSelected([]))}
        >
          <CirclePause aria-hidden="true" />
          {t("pause", { count: pausable.length })}
        </Button>
      </BulkBar>
    </PageBody>
  );
}
