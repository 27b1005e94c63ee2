"use client";

import { Pin } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { dataTableColumns } from "@/components/common/data-table/columns";
import { DataTable } from "@/components/common/data-table/data-table";
import { DataTablePager } from "@/components/common/data-table/data-table-pager";
import { RelativeTime } from "@/components/common/relative-time";
import { useRuleWords } from "@/components/rule/use-rule-words";
import type { FamilyView } from "@/core/family/schema";
import { formatNumber } from "@/lib/number-format";
import type { CursorPaging } from "@/lib/url-state/use-cursor-paging";

type FamilyTableProps = {
  families: FamilyView[];
  loading: boolean;
  stale: boolean;
  onOpen: (family: FamilyView) => void;
  paging: CursorPaging;
  nextCursor: string | null;
  empty: ReactNode;
};

const column = dataTableColumns<FamilyView>();

/** Topics of the library by how much they matter. */
export function FamilyTable({ families, onOpen, paging, nextCursor, ...table }: FamilyTableProps) {
  const t = useTranslations("library.families");
  const words = useRuleWords();
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor("topic", {
          header: t("columns.topic"),
          cell: ({ row: { original } }) => (
            <span>
              {words.topic(original.topic)}
              {original.everywhere ? (
                <span className="text-ink-muted text-sm"> · {t("everywhere")}</span>
              ) : null}
            </span>
          ),
        }),
        column.accessor("severity", {
          header: t("columns.severity"),
          cell: ({ row: { original } }) => (
            <span>
              {words.severity(original.severity)}
              {original.severityChosen ? (
                <span className="text-ink-muted text-sm"> · {t("chosen")}</span>
              ) : null}
            </span>
          ),
        }),
        column.accessor("occurrences", { header: t("columns.occurrences") }),
        column.accessor("weight", {
          header: t("columns.weight"),
          cell: (cell) => formatNumber(Math.round(cell.getValue() * 10) / 10),
        }),
        column.accessor("standing", {
          header: t("columns.standing"),
          cell: (cell) =>
            cell.getValue() ? (
              <span className="inline-flex items-center gap-1">
                <Pin aria-hidden="true" className="size-3.5" />
                {t("standing")}
              </span>
            ) : (
              <span className="text-ink-muted">{t("notStanding")}</span>
            ),
        }),
        column.accessor("rules", { header: t("columns.rules") }),
        column.accessor("lastRecurredAt", {
          header: t("columns.last"),
          cell: (cell) => {
            const at = cell.getValue();
            return at ? <RelativeTime value={at} className="text-ink-muted" /> : t("never");
          },
        }),
      ]),
    [t, words],
  );
  return (
    <DataTable
      caption={t("title")}
      columns={columns}
      rows={families}
      getRowId={(family) => family.id}
      hiddenOnPhone={["weight", "standing", "rules", "lastRecurredAt"]}
      onOpenRow={onOpen}
      footer={<DataTablePager paging={paging} nextCursor={nextCursor} />}
      {...table}
    />
  );
}
