import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { dataTableColumns } from "@/components/common/data-table/columns";
import { DataTable } from "@/components/common/data-table/data-table";
import { DataTablePager } from "@/components/common/data-table/data-table-pager";
import { RelativeTime } from "@/components/common/relative-time";
import { useRuleWords } from "@/components/rule/use-rule-words";
import type { SessionSummary } from "@/core/agent-session/schema";
import { projectPath } from "@/lib/navigation";
import type { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { CountCell } from "./count-cell";

type Props = {
  projectSlug: string;
  rows: SessionSummary[];
  loading: boolean;
  stale: boolean;
  paging: ReturnType<typeof useCursorPaging>;
  nextCursor: string | null;
  empty: ReactNode;
  onOpen: (session: SessionSummary) => void;
};

const column = dataTableColumns<SessionSummary>();

/** The person's own sessions, the latest first. Enter opens one. */
export function SessionTable({ projectSlug, paging, nextCursor, onOpen, ...state }: Props) {
  const t = useTranslations("session");
  const words = useRuleWords();
  const columns = useMemo(
    () =>
      column.columns([
        column.display({
          id: "title",
          header: t("column.title"),
          cell: ({ row: { original } }) => (
            <Link
              href={projectPath(projectSlug, `sessions/${original.id}`)}
              className="line-clamp-2 min-w-40 [overflow-wrap:anywhere] hover:underline"
            >
              {original.title || t("untitled")}
            </Link>
          ),
        }),
        column.display({
          id: "host",
          header: t("column.host"),
          cell: ({ row: { original } }) => (
            <span className="whitespace-nowrap text-ink-muted">{words.host(original.host)}</span>
          ),
        }),
        column.accessor("lastEventAt", {
          header: t("column.when"),
          cell: (cell) => (
            <RelativeTime value={cell.getValue()} className="whitespace-nowrap text-ink-muted" />
          ),
        }),
        column.accessor("prompts", {
          header: t("column.prompts"),
          cell: (cell) => <CountCell count={cell.getValue()} />,
        }),
        column.accessor("actions", {
          header: t("column.actions"),
          cell: (cell) => <CountCell count={cell.getValue()} />,
        }),
        column.accessor("denials", {
          header: t("column.denials"),
          cell: (cell) => <CountCell count={cell.getValue()} tone="mark" />,
        }),
        column.accessor("corrections", {
          header: t("column.corrections"),
          cell: (cell) => <CountCell count={cell.getValue()} tone="mark" />,
        }),
        column.accessor("rulesLearned", {
          header: t("column.learned"),
          cell: (cell) => <CountCell count={cell.getValue()} />,
        }),
      ]),
    [t, words, projectSlug],
  );
  return (
    <DataTable
      caption={t("title")}
      columns={columns}
      getRowId={(row) => row.id}
      onOpenRow={onOpen}
      hiddenOnPhone={["host", "prompts", "actions", "denials", "learned", "rulesLearned"]}
      footer={<DataTablePager paging={paging} nextCursor={nextCursor} />}
      {...state}
    />
  );
}
