import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { dataTableColumns } from "@/components/common/data-table/columns";
import { DataTable } from "@/components/common/data-table/data-table";
import { DataTablePager } from "@/components/common/data-table/data-table-pager";
import { RelativeTime } from "@/components/common/relative-time";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import type { ViolationView } from "@/core/violation/schema";
import { projectPath } from "@/lib/navigation";
import type { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { OutcomeBadge } from "./outcome-badge";

type Props = {
  projectSlug: string;
  rows: ViolationView[];
  loading: boolean;
  stale: boolean;
  paging: ReturnType<typeof useCursorPaging>;
  nextCursor: string | null;
  empty: ReactNode;
  onMark: (violation: ViolationView) => void;
  onOpen: (violation: ViolationView) => void;
};

const column = dataTableColumns<ViolationView>();

/** What was stopped, by which rule, and how it ended. Enter opens the moment in its session. */
export function ViolationTable({ projectSlug, rows, onMark, onOpen, paging, nextCursor, ...state }: Props) {
  const t = useTranslations("violation");
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor("excerpt", {
          header: t("column.what"),
          cell: ({ row }) => (
            <span className="flex items-center gap-2">
              <span className="line-clamp-1 min-w-0 font-mono text-sm">{row.original.excerpt}</span>
              {row.original.atTurnEnd ? <Badge tone="outline">{t("turnEnd")}</Badge> : null}
            </span>
          ),
        }),
        column.display({
          id: "rule",
          header: t("column.rule"),
          cell: ({ row }) => (
            <TextLink href={projectPath(projectSlug, `rules/${row.original.rule.id}`)}>
              {row.original.rule.number} {row.original.rule.statement}
            </TextLink>
          ),
        }),
        column.display({
          id: "outcome",
          header: t("column.outcome"),
          cell: ({ row }) => <OutcomeBadge {...row.original} />,
        }),
        column.accessor("occurredAt", {
          header: t("column.when"),
          cell: (cell) => <RelativeTime value={cell.getValue()} />,
        }),
        column.display({
          id: "mark",
          header: t("column.wrong"),
          cell: ({ row }) => (
            <Button
              size="small"
              variant="quiet"
              aria-pressed={row.original.falsePositive}
              onClick={(event) => {
                event.stopPropagation();
                onMark(row.original);
              }}
            >
              {row.original.falsePositive ? t("mark.marked") : t("mark.action")}
            </Button>
          ),
        }),
      ]),
    [t, projectSlug, onMark],
  );
  return (
    <DataTable
      caption={t("title")}
      columns={columns}
      rows={rows}
      getRowId={(row) => row.id}
      onOpenRow={onOpen}
      hiddenOnPhone={["rule", "occurredAt", "mark"]}
      footer={<DataTablePager paging={paging} nextCursor={nextCursor} />}
      {...state}
    />
  );
}
