"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { dataTableColumns } from "@/components/common/data-table/columns";
import { DataTable } from "@/components/common/data-table/data-table";
import { DataTablePager } from "@/components/common/data-table/data-table-pager";
import { RelativeTime } from "@/components/common/relative-time";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import type { InstanceProject } from "@/core/instance/project-schema";
import { formatNumber } from "@/lib/number-format";
import type { CursorPaging } from "@/lib/url-state/use-cursor-paging";

type ProjectTableProps = {
  projects: InstanceProject[];
  loading: boolean;
  stale: boolean;
  onOpen: (project: InstanceProject) => void;
  paging: CursorPaging;
  nextCursor: string | null;
  empty: ReactNode;
};

const column = dataTableColumns<InstanceProject>();

/** Projects by their counts: what is said in them stays with whoever said it. */
export function ProjectTable({ projects, paging, nextCursor, ...table }: ProjectTableProps) {
  const t = useTranslations("admin.projects");
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor("name", {
          header: t("columns.name"),
          cell: (cell) => <ProjectName project={cell.row.original} />,
        }),
        column.accessor("members", {
          header: t("columns.members"),
          cell: (cell) => <span className="tabular-nums">{formatNumber(cell.getValue())}</span>,
        }),
        column.accessor("sharedRules", {
          header: t("columns.sharedRules"),
          cell: (cell) => <SharedRuleCounts counts={cell.getValue()} />,
        }),
        column.accessor("storedEvents", {
          header: t("columns.storedEvents"),
          cell: (cell) => <StoredEvents count={cell.getValue()} />,
        }),
        column.accessor("createdAt", {
          header: t("columns.created"),
          cell: (cell) => <RelativeTime value={cell.getValue()} />,
        }),
      ]),
    [t],
  );
  return (
    <DataTable
      caption={t("title")}
      columns={columns}
      rows={projects}
      getRowId={(project) => project.id}
      hiddenOnPhone={["members", "storedEvents", "createdAt"]}
      footer={<DataTablePager paging={paging} nextCursor={nextCursor} />}
      {...table}
    />
  );
}

function ProjectName({ project }: { project: InstanceProject }) {
  const t = useTranslations("admin.projects");
  return (
    <span className="block min-w-0 max-w-48 sm:max-w-72">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <TextLink href={`/admin/projects/${project.id}`} className="min-w-0 truncate font-medium">
          {project.name}
        </TextLink>
        {project.archivedAt ? <Badge tone="outline">{t("archived")}</Badge> : null}
      </span>
      <span className="block truncate text-ink-muted text-sm">{project.slug}</span>
    </span>
  );
}

/** Shared rules by status; what there is none of is not named. */
export function SharedRuleCounts({ counts }: { counts: InstanceProject["sharedRules"] }) {
  const t = useTranslations("admin.projects.rules");
  const statuses = ["active", "proposed", "paused", "ended"] as const;
  const parts = statuses.filter((status) => counts[status] > 0);
  if (parts.length === 0) return <span className="text-ink-muted">{t("none")}</span>;
  return parts.map((status) => t(status, { count: counts[status] })).join(", ");
}

/** A count of what fewer than three people made is not shown (trust.md section 4). */
export function StoredEvents({ count }: { count: number | null }) {
  const t = useTranslations("admin.projects");
  if (count === null) return <span className="text-ink-muted">{t("fewPeople")}</span>;
  return <span className="tabular-nums">{formatNumber(count)}</span>;
}
