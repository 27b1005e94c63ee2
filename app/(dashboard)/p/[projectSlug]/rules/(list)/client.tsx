"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CirclePause, Layers, ListPlus, PenLine } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useQueryState, useQueryStates } from "nuqs";
import { useState } from "react";
import { useCommandGroup } from "@/components/common/command-menu/command-registry";
import { BulkBar } from "@/components/common/data-table/bulk-bar";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { canGroup, GroupDialog } from "@/components/rule/library/group-dialog";
import { TreeProvider } from "@/components/rule/library/tree-context";
import { useRuleTree } from "@/components/rule/library/use-rule-tree";
import { LibraryTabs } from "@/components/rule/library-tabs";
import { NewRuleDialog } from "@/components/rule/new/new-rule-dialog";
import { RuleFilters } from "@/components/rule/rule-filters";
import { RuleTable } from "@/components/rule/rule-table";
import { SharedRulesDrawer } from "@/components/rule/sharing/shared-rules-drawer";
import { SharingBanners } from "@/components/rule/sharing/sharing-banners";
import { useLiveChanges } from "@/components/rule/use-live-changes";
import { usePauseMany } from "@/components/rule/use-pause-many";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { useHotkeys } from "@/lib/hotkeys/use-hotkeys";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { isRulesFiltered, newRuleParam, rulesFilter, rulesSearchParams } from "./search-params";

const { cursor: _cursor, ...filterParams } = rulesSearchParams;

export function RulesClient() {
  const t = useTranslations("rule.list");
  const library = useTranslations("library.group");
  const fresh = useTranslations("new-rule");
  const trpc = useTRPC();
  const router = useRouter();
  const projectSlug = useProjectSlug();
  const [search, setSearch] = useQueryStates(filterParams, { history: "replace" });
  const [selected, setSelected] = useState<string[]>([]);
  const paging = useCursorPaging();
  const input = { projectSlug, ...rulesFilter(search, paging.cursor) };
  const list = useQuery(trpc.rule.tree.queryOptions(input, { placeholderData: keepPreviousData }));
  const counts = useQuery(trpc.rule.counts.queryOptions({ projectSlug }));
  const { pauseMany, pending } = usePauseMany(projectSlug);
  useLiveChanges(["rule", "violation"], ["rule"]);

  const recipes = projectPath(projectSlug, "rules/recipes");
  const [isWriting, setWriting] = useQueryState("new", newRuleParam.withOptions({ history: "replace" }));
  const writeNew = () => void setWriting(true);
  useHotkeys([
    { keys: "r", label: fresh("action"), group: t("title"), run: writeNew },
    { keys: "n", label: t("recipes"), group: t("title"), run: () => router.push(recipes) },
  ]);
  useCommandGroup({
    heading: t("title"),
    items: [{ id: "recipes", label: t("recipes"), icon: ListPlus, hotkey: "n", href: recipes }],
  });

  const [grouping, setGrouping] = useState(false);
  const { rules, tree } = useRuleTree({
    branches: list.data?.items,
    searching: isRulesFiltered(search),
    toggled: search.branches,
    onToggledChange: (branches) => void setSearch({ branches }),
  });
  const chosen = rules.filter(({ id }) => selected.includes(id));
  const pausable = chosen.filter(({ status }) => status === "active");
  const groupable = chosen.filter(canGroup);
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
        actions={
          <>
            <SharedRulesDrawer projectSlug={projectSlug} />
            <ButtonLink href={recipes}>
              <ListPlus aria-hidden="true" />
              {t("recipes")}
            </ButtonLink>
            <Button variant="primary" onClick={writeNew}>
              <PenLine aria-hidden="true" />
              {fresh("action")}
            </Button>
          </>
        }
      />
      <LibraryTabs active="rules" />
      <SharingBanners projectSlug={projectSlug} />
      <RuleFilters search={search} counts={counts.data} onChange={change} onClear={clear} />
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <TreeProvider value={tree}>
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
                <EmptyState
                  title={t("empty.title")}
                  action={
                    <span className="flex flex-wrap gap-2">
                      <Button onClick={writeNew}>{fresh("action")}</Button>
                      <ButtonLink href={recipes}>{t("recipes")}</ButtonLink>
                    </span>
                  }
                >
                  {t("empty.body")}
                </EmptyState>
              )
            }
          />
        </TreeProvider>
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
        <Button
          size="small"
          disabled={groupable.length < 2 || groupable.length < chosen.length}
          title={library("needsOwn")}
          onClick={() => setGrouping(true)}
        >
          <Layers aria-hidden="true" />
          {library("action")}
        </Button>
      </BulkBar>
      <NewRuleDialog
        projectSlug={projectSlug}
        open={isWriting}
        onOpenChange={(next) => void setWriting(next || null)}
      />
      <GroupDialog
        projectSlug={projectSlug}
        parts={groupable}
        open={grouping}
        onOpenChange={setGrouping}
        onDone={() => setSelected([])}
      />
    </PageBody>
  );
}
