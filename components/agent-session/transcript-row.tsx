import { Eraser } from "lucide-react";
import { useTranslations } from "next-intl";
import { ClockTime } from "@/components/common/clock-time";
import { Button } from "@/components/ui/button";
import { classNames } from "@/lib/class-names";
import { LessonLines } from "./lesson-lines";
import { askableId, type MarginNote } from "./margin-notes";
import { RowBody } from "./row-body";
import { type MarginActions, RowMargin } from "./row-margin";
import { RowWho } from "./row-who";
import { RunDetails } from "./run-details";
import type { TimelineRow } from "./timeline-rows";

type TranscriptRowProps = {
  row: TimelineRow;
  notes: readonly MarginNote[];
  /** The line that was linked to or jumped to. */
  isCurrent: boolean;
} & MarginActions;

/** One line of the transcript: time, who, what; and its margin, aligned with it. */
export function TranscriptRow({ row, notes, isCurrent, onRemove, ...actions }: TranscriptRowProps) {
  const t = useTranslations("privacy.remove");
  const { item } = row;
  const run = askableId(row) === item.id || item.run?.status === "failed" ? item.run : null;
  return (
    <div
      className={classNames(
        "group grid gap-x-4 border-l-2 pl-2 lg:grid-cols-[minmax(0,1fr)_17rem]",
        isCurrent ? "border-ink bg-panel" : "border-transparent",
      )}
    >
      <div className="grid min-w-0 gap-x-3 py-2 sm:grid-cols-[3rem_5.5rem_minmax(0,1fr)]">
        <span className="flex gap-2 text-ink-muted text-sm sm:contents">
          <span className="text-ink-muted text-sm">
            <ClockTime value={item.occurredAt} />
          </span>
          <RowWho item={item} />
        </span>
        <div className="flex min-w-0 items-start justify-between gap-2">
          <div className="flex min-w-0 flex-col gap-1.5">
            <RowBody row={row} />
            <LessonLines resolutions={item.resolutions} />
            {run ? <RunDetails run={run} /> : null}
          </div>
          {onRemove ? (
            <Button
              variant="quiet"
              size="icon-small"
              aria-label={t("action")}
              title={t("action")}
              className="text-ink-muted lg:opacity-0 lg:focus-visible:opacity-100 lg:group-hover:opacity-100"
              onClick={() => onRemove(item.id)}
            >
              <Eraser aria-hidden="true" />
            </Button>
          ) : null}
        </div>
      </div>
      <div className="border-line pb-2 max-lg:empty:hidden sm:max-lg:pl-38 lg:border-l lg:py-2 lg:pl-4">
        <RowMargin row={row} notes={notes} {...actions} />
      </div>
    </div>
  );
}
