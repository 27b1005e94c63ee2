"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { ArchiveProject } from "@/components/project/archive-project";
import { PolicyForm } from "@/components/project/policy-form";
import { ProjectForm } from "@/components/project/project-form";
import { Alert } from "@/components/ui/alert";
import { Panel } from "@/components/ui/panel";
import { SkeletonLines } from "@/components/ui/skeleton";
import { roleAllows } from "@/core/permission/permissions";
import type { ProjectDetail } from "@/core/project/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";

export function GeneralSettingsClient() {
  const t = useTranslations("project.settings");
  const trpc = useTRPC();
  const project = useQuery(trpc.project.get.queryOptions({ projectSlug: useProjectSlug() }));
  return (
    <PageBody width="narrow">
      <PageHeader title={t("title")} description={t("description")} />
      {project.isError ? <ErrorState error={project.error} onRetry={() => void project.refetch()} /> : null}
      {project.isPending ? <SkeletonLines count={8} /> : null}
      {project.data ? <Settings key={project.data.id} project={project.data} /> : null}
    </PageBody>
  );
}

function Settings({ project }: { project: ProjectDetail }) {
  const t = useTranslations("project.settings");
  const mayManage = roleAllows(project.role, "project:manage");
  return (
    <div className="flex flex-col gap-8">
      {mayManage ? null : <Alert>{t("readOnly")}</Alert>}
      <ProjectForm project={project} disabled={!mayManage} />
      <Panel title={t("policyTitle")}>
        <PolicyForm project={project} disabled={!mayManage} />
      </Panel>
      {roleAllows(project.role, "project:own") ? (
        <Panel title={t("archiveTitle")}>
          <ArchiveProject project={project} />
        </Panel>
      ) : null}
    </div>
  );
}
