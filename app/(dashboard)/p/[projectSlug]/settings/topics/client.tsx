"use client";

import { PageBody } from "@/components/common/page-header/page-body";
import { TopicManager } from "@/components/topic/topic-manager";
import { useProject, useProjectSlug } from "@/lib/project/use-project";

export function TopicsClient() {
  const projectSlug = useProjectSlug();
  const project = useProject();
  return (
    <PageBody>
      <TopicManager projectSlug={projectSlug} canManage={project?.can("project:manage") ?? false} />
    </PageBody>
  );
}
