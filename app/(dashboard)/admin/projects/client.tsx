"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useQueryState } from "nuqs";
import { ProjectTable } from "@/components/admin/project-table";
import { DensityToggle } from "@/components/common/data-table/density-toggle";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { FilterBar } from "@/components/common/filter-bar/filter-bar";
import { SearchField } from "@/components/common/filter-bar/search-field";
import { PageHeader } from "@/components/common/page-header/page-header";
import type { InstanceProject } from "@/core/instance/project-schema";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { projectsInput, projectsSearchParams } from "./search-params";

const NONE: InstanceProject[] = [];

export function ProjectsClient() {
  const t = useTranslations("admin.projects");
  const trpc = useTRPC();
  const router = useRouter();
  const [q, setQ] = useQueryState("q", projectsSearchParams.q.withOptions({ history: "replace" }));
  const paging = useCursorPaging();
  const input = projectsInput({ q, cursor: paging.cursor });
  const list = useQuery(trpc.instance.projects.queryOptions(input, { placeholderData: keepPreviousData }));
  const change = (next: string) => {
    paging.reset();
    void setQ(next);
  };

  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <FilterBar
        search={<SearchField value={q} label={t("search")} onChange={change} />}
        active={q === "" ? [] : [{ key: "q", label: q, onRemove: () => change("") }]}
        onClear={() => change("")}
        actions={<DensityToggle />}
      />
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <ProjectTable
          projects={list.data?.items ?? NONE}
          loading={list.isPending}
          stale={list.isPlaceholderData}
          onOpen={({ id }) => router.push(`/admin/projects/${id}`)}
          paging={paging}
          nextCursor={list.data?.nextCursor ?? null}
          empty={
            q === "" ? (
              <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
            ) : (
              <NoResults onClear={() => change("")} />
            )
          }
        />
      )}
    </>
  );
}
