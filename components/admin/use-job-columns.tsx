"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ClockTime } from "@/components/common/clock-time";
import { dataTableColumns } from "@/components/common/data-table/columns";
import { RelativeTime } from "@/components/common/relative-time";
import { Button } from "@/components/ui/button";
import type { JobFailure } from "@/core/job/failure";
import type { JobItem } from "@/core/job/schema";

type Changes = { onRetry: (jobIds: string[]) => void; onRemove: (jobIds: string[]) => void };

const column = dataTableColumns<JobItem>();

/** Columns of the list of jobs. @param changes null where jobs cannot be touched */
export function useJobColumns(changes: Changes | null) {
  const t = useTranslations("admin.jobs");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only whether they can be touched changes
  return useMemo(() => {
    const task = column.accessor("task", {
      header: t("columns.task"),
      cell: (cell) => <Task job={cell.row.original} />,
    });
    const failure = column.accessor("failure", {
      header: t("columns.error"),
      cell: (cell) => <Failure failure={cell.getValue()} />,
    });
    const attempts = column.accessor("attempts", {
      header: t("columns.attempts"),
      cell: (cell) => (
        <span className="tabular-nums">
          {t("attempts", { attempts: cell.getValue(), max: cell.row.original.maxAttempts })}
        </span>
      ),
    });
    const createdAt = column.accessor("createdAt", {
      header: t("columns.created"),
      cell: (cell) => <RelativeTime value={cell.getValue()} />,
    });
    const runAt = column.accessor("runAt", {
      header: t("columns.runAt"),
      cell: (cell) => <ClockTime value={cell.getValue()} style="dateTime" />,
    });
    if (!changes) return column.columns([task, failure, attempts, createdAt, runAt]);
    const actions = column.display({
      id: "actions",
      header: () => <span className="sr-only">{t("columns.actions")}</span>,
      cell: (cell) => <Actions id={cell.row.original.id} changes={changes} />,
    });
    return column.columns([task, failure, attempts, createdAt, actions]);
  }, [t, changes === null]);
}

function Task({ job }: { job: JobItem }) {
  return (
    <span className="block">
      <span className="block font-mono text-sm">{job.task}</span>
      <span className="block text-ink-muted text-xs tabular-nums">{job.id}</span>
    </span>
  );
}

/** Class, code, and the sentence of an error of ours; the lines of code are folded away. */
function Failure({ failure }: { failure: JobFailure | null }) {
  const t = useTranslations("admin.jobs");
  if (!failure) return <span className="text-ink-muted">{t("noError")}</span>;
  const { name, code, message, frames } = failure;
  return (
    <div className="max-w-md min-w-40 py-1">
      <p>
        <span className="font-mono text-sm">{code ? `${name} ${code}` : name}</span>
        {message ? <span className="block">{message}</span> : null}
      </p>
      {frames.length > 0 ? (
        <details className="text-ink-muted text-sm">
          <summary className="cursor-pointer">{t("frames")}</summary>
          <ol className="mt-1 overflow-x-auto font-mono text-xs">
            {frames.map((frame) => (
              <li key={frame} className="whitespace-nowrap">
                {frame}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </div>
  );
}

function Actions({ id, changes }: { id: string; changes: Changes }) {
  const t = useTranslations("admin.jobs");
  return (
    <span className="flex justify-end gap-1">
      <Button size="small" aria-label={t("retryNamed", { id })} onClick={() => changes.onRetry([id])}>
        {t("retry")}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t("removeNamed", { id })}
        onClick={() => changes.onRemove([id])}
      >
        {t("remove")}
      </Button>
    </span>
  );
}
