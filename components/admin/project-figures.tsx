"use client";

import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { Code } from "@/components/ui/code";
import { DescriptionList } from "@/components/ui/description-list";
import type { InstanceProject } from "@/core/instance/project-schema";
import { formatNumber } from "@/lib/number-format";
import { SharedRuleCounts, StoredEvents } from "./project-table";

/** What an instance admin learns of a project besides its shared rules. */
export function ProjectFigures({ project }: { project: InstanceProject }) {
  const t = useTranslations("admin.projects");
  const { slug, members, sharedRules, storedEvents, createdAt, archivedAt } = project;
  return (
    <DescriptionList
      items={[
        { term: t("columns.slug"), detail: <Code>{slug}</Code> },
        { term: t("columns.members"), detail: formatNumber(members) },
        { term: t("columns.sharedRules"), detail: <SharedRuleCounts counts={sharedRules} /> },
        { term: t("columns.storedEvents"), detail: <StoredEvents count={storedEvents} /> },
        { term: t("columns.created"), detail: <RelativeTime value={createdAt} /> },
        ...(archivedAt ? [{ term: t("columns.archived"), detail: <RelativeTime value={archivedAt} /> }] : []),
      ]}
    />
  );
}
