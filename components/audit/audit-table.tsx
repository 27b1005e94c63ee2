"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { ClockTime } from "@/components/common/clock-time";
import { dataTableColumns } from "@/components/common/data-table/columns";
import { DataTable } from "@/components/common/data-table/data-table";
import { DataTablePager } from "@/components/common/data-table/data-table-pager";
import type { AuditEntryItem } from "@/core/audit/schema";
import type { CursorPaging } from "@/lib/url-state/use-cursor-paging";
import { useAuditWords } from "./use-audit-words";

type AuditTableProps = {
  entries: AuditEntryItem[];
  loading: boolean;
  stale: boolean;
  openEntryId: string | null;
  onOpen: (entryId: string) => void;
  paging: CursorPaging;
  nextCursor: number | null;
  empty: ReactNode;
};

const column = dataTableColumns<AuditEntryItem>();

export function AuditTable({ entries, openEntryId, onOpen, paging, nextCursor, ...table }: AuditTableProps) {
  const t = useTranslations("audit");
  const words = useAuditWords();
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor("at", {
          header: t("columns.at"),
          cell: (cell) => <ClockTime value={cell.getValue()} style="dateTime" />,
        }),
        column.accessor("actorName", {
          header: t("columns.who"),
          cell: (cell) => cell.getValue() ?? <span className="text-ink-muted">{t("erased")}</span>,
        }),
        column.accessor("action", {
          header: t("columns.what"),
          cell: (cell) => words.action(cell.getValue()),
        }),
        column.accessor("origin", {
          header: t("columns.from"),
          cell: (cell) => <span className="font-mono text-ink-muted text-sm">{cell.getValue()}</span>,
        }),
        column.accessor("seq", {
          header: t("columns.number"),
          cell: (cell) => <span className="text-ink-muted tabular-nums">{cell.getValue()}</span>,
        }),
      ]),
    [t, words],
  );
  return (
    <DataTable
      caption={t("title")}
      columns={columns}
      rows={entries}
      getRowId={(entry) => entry.id}
      hiddenOnPhone={["origin", "seq"]}
      openRowId={openEntryId ?? undefined}
      onOpenRow={(entry) => onOpen(entry.id)}
      footer={<DataTablePager paging={paging} nextCursor={nextCursor === null ? null : String(nextCursor)} />}
      {...table}
    />
  );
}
