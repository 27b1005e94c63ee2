"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { BulkBar } from "@/components/common/data-table/bulk-bar";
import { DataTable } from "@/components/common/data-table/data-table";
import { DataTablePager } from "@/components/common/data-table/data-table-pager";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { JobItem, JobState } from "@/core/job/schema";
import type { CursorPaging } from "@/lib/url-state/use-cursor-paging";
import { useJobChanges } from "./use-job-changes";
import { useJobColumns } from "./use-job-columns";

type JobTableProps = {
  jobs: JobItem[];
  state: JobState;
  loading: boolean;
  stale: boolean;
  paging: CursorPaging;
  nextCursor: string | null;
  empty: ReactNode;
};

/** Jobs of one state; only failed ones can be retried or removed. */
export function JobTable({ jobs, state, paging, nextCursor, ...table }: JobTableProps) {
  const t = useTranslations("admin.jobs");
  const [selected, setSelected] = useState<string[]>([]);
  const [asked, setAsked] = useState<string[]>([]);
  const changes = useJobChanges(() => {
    setSelected([]);
    setAsked([]);
  });
  const canChange = state === "failed";
  const columns = useJobColumns(canChange ? { onRetry: changes.retry, onRemove: setAsked } : null);
  const shown = selected.filter((id) => jobs.some((job) => job.id === id));
  return (
    <>
      <DataTable
        caption={t(`states.${state}`)}
        columns={columns}
        rows={jobs}
        getRowId={(job) => job.id}
        hiddenOnPhone={["attempts", "createdAt", "runAt"]}
        {...(canChange && { selected: shown, onSelectedChange: setSelected })}
        footer={<DataTablePager paging={paging} nextCursor={nextCursor} />}
        {...table}
      />
      <BulkBar count={shown.length} onClear={() => setSelected([])}>
        <Button size="small" pending={changes.isRetrying} onClick={() => changes.retry(shown)}>
          {t("retry")}
        </Button>
        <Button size="small" onClick={() => setAsked(shown)}>
          {t("remove")}
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={asked.length > 0}
        onOpenChange={(open) => (open ? null : setAsked([]))}
        title={t("removeTitle", { count: asked.length })}
        confirmLabel={t("remove")}
        pending={changes.isRemoving}
        onConfirm={() => changes.remove(asked)}
      >
        {t("removeConfirm")}
      </ConfirmDialog>
    </>
  );
}
