"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { InviteDialog } from "@/components/membership/invite-dialog";
import { LeaveProject } from "@/components/membership/leave-project";
import { MemberTable } from "@/components/membership/member-table";
import { OpenInvitations } from "@/components/membership/open-invitations";
import { TransferOwnership } from "@/components/membership/transfer-ownership";
import { VisibilityTable } from "@/components/membership/visibility-table";
import { Panel } from "@/components/ui/panel";
import { SkeletonLines } from "@/components/ui/skeleton";
import { useProject, useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";

export function MembersClient() {
  const t = useTranslations("members");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const project = useProject();
  const members = useQuery(trpc.membership.list.queryOptions({ projectSlug }));
  const mayManage = project?.can("member:manage") ?? false;
  return (
    <PageBody>
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={mayManage ? <InviteDialog projectSlug={projectSlug} /> : null}
      />
      <div className="flex flex-col gap-10">
        {members.isError ? <ErrorState error={members.error} onRetry={() => void members.refetch()} /> : null}
        {members.isPending ? <SkeletonLines count={5} /> : null}
        {members.data && project ? <MemberTable members={members.data} project={project} /> : null}
        {mayManage ? <OpenInvitations projectSlug={projectSlug} /> : null}
        <Panel title={t("visibility.title")}>
          <VisibilityTable />
        </Panel>
        {members.data && project?.can("project:own") ? (
          <TransferOwnership members={members.data} project={project} />
        ) : null}
        {project ? <LeaveProject project={project} /> : null}
      </div>
    </PageBody>
  );
}
