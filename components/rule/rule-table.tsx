"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { dataTableColumns } from "@/components/common/data-table/columns";
import { DataTable } from "@/components/common/data-table/data-table";
import { DataTablePager } from "@/components/common/data-table/data-table-pager";
import { RelativeTime } from "@/components/common/relative-time";
import { RULE_SORTS } from "@/core/rule/input";
import type { RuleSummary } from "@/core/rule/output";
import type { CursorPaging } from "@/lib/url-state/use-cursor-paging";
import { HealthText } from "./health-text";
import { TreeStatement } from "./library/tree-statement";
import { ModeBadge } from "./mode-badge";
import { StatusBadge } from "./status-badge";
import { useRuleWords } from "./use-rule-words";

type RuleSort = (typeof RULE_SORTS)[number];

type RuleTableProps = {
  rules: RuleSummary[];
  loading: boolean;
  stale: boolean;
  sort: RuleSort;
  onSortChange: (sort: RuleSort) => void;
  selected: readonly string[];
  onSelectedChange: (selected: string[]) => void;
  onOpen: (rule: RuleSummary) => void;
  paging: CursorPaging;
  nextCursor: string | null;
  empty: ReactNode;
};

const column = dataTableColumns<RuleSummary>();

export function RuleTable(props: RuleTableProps) {
  const { rules, sort, onSortChange, onOpen, paging, nextCursor, ...table } = props;
  const t = useTranslations("rule.columns");
  const list = useTranslations("rule.list");
  const words = useRuleWords();
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor("statement", {
          header: t("statement"),
          cell: (cell) => <TreeStatement rule={cell.row.original} />,
        }),
        column.accessor("mode", { header: t("mode"), cell: (cell) => <ModeBadge mode={cell.getValue()} /> }),
        column.accessor("status", {
          header: t("status"),
          cell: (cell) => <StatusBadge status={cell.getValue()} />,
        }),
        column.accessor("severity", {
          header: t("severity"),
          cell: (cell) => words.severity(cell.getValue()),
        }),
        column.accessor("topic", {
          header: t("topic"),
          cell: (cell) => <span className="text-ink-muted">{words.topic(cell.getValue())}</span>,
        }),
        column.accessor("health", {
          id: "fired",
          header: t("health"),
          cell: (cell) => <HealthText health={cell.getValue()} />,
        }),
        column.accessor("updatedAt", {
          id: "updated",
          header: t("updated"),
          cell: (cell) => <RelativeTime value={cell.getValue()} className="text-ink-muted" />,
        }),
      ]),
    [t, words],
  );
  return (
    <DataTable
      caption={list("title")}
      columns={columns}
      rows={rules}
      getRowId={(rule) => rule.id}
      hiddenOnPhone={["status", "severity", "topic", "fired", "updated"]}
      sortable={RULE_SORTS}
      // The server knows one direction for each order: most, newest, gravest first.
      sort={{ column: sort, direction: "desc" }}
      onSortChange={({ column: id }) => {
        const next = RULE_SORTS.find((name) => name === id);
        if (next && next !== sort) onSortChange(next);
      }}
      onOpenRow={onOpen}
      footer={<DataTablePager paging={paging} nextCursor={nextCursor} />}
      {...table}
    />
  );
}
