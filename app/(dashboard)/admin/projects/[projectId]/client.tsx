"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ProjectFigures } from "@/components/admin/project-figures";
import { SharedRule } from "@/components/admin/shared-rule";
import { DataTablePager } from "@/components/common/data-table/data-table-pager";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageHeader } from "@/components/common/page-header/page-header";
import { Panel } from "@/components/ui/panel";
import { SkeletonLines } from "@/components/ui/skeleton";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";

export function ProjectClient({ projectId }: { projectId: string }) {
  const t = useTranslations("admin.project");
  const trpc = useTRPC();
  const paging = useCursorPaging();
  const project = useQuery(trpc.instance.project.queryOptions({ projectId }));
  const rules = useQuery(
    trpc.instance.projectRules.queryOptions(
      { projectId, cursor: paging.cursor },
      { placeholderData: keepPreviousData },
    ),
  );

  return (
    <>
      <PageHeader title={project.data?.name ?? t("title")} description={t("description")} />
      {project.isError ? <ErrorState error={project.error} onRetry={() => void project.refetch()} /> : null}
      <div className="flex flex-col gap-8">
        {project.data ? <ProjectFigures project={project.data} /> : null}
        <Panel title={t("rules")}>
          {rules.isError ? <ErrorState error={rules.error} onRetry={() => void rules.refetch()} /> : null}
          {rules.isPending ? <SkeletonLines count={8} /> : null}
          {rules.data?.items.length === 0 ? (
            <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
          ) : null}
          <ul className="flex flex-col">
            {rules.data?.items.map((rule) => (
              <SharedRule key={rule.id} rule={rule} />
            ))}
          </ul>
          <DataTablePager paging={paging} nextCursor={rules.data?.nextCursor ?? null} />
        </Panel>
      </div>
    </>
  );
}
