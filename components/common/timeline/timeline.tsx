import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { RelativeTime } from "@/components/common/relative-time";
import { Mark } from "@/components/ui/mark";
import { classNames } from "@/lib/class-names";
import type { DateInput } from "@/lib/datetime/format";

export type TimelineEntry = {
  id: string;
  at: DateInput;
  title: ReactNode;
  /** Who or what did it. */
  actor?: ReactNode;
  /** Why, evidence, a diff. */
  body?: ReactNode;
  icon?: LucideIcon;
  /** `mark`: a correction, drawn with the proofreader's caret · `ok`: satisfied or fixed. */
  tone?: "neutral" | "mark" | "ok";
  actions?: ReactNode;
};

/** An ordered list of what happened, newest first unless the caller orders otherwise. */
export function Timeline({
  entries,
  "aria-label": ariaLabel,
}: {
  entries: readonly TimelineEntry[];
  "aria-label": string;
}) {
  return (
    <ol aria-label={ariaLabel} className="flex flex-col">
      {entries.map((entry) => (
        <li key={entry.id} className="group relative flex gap-3 pb-5 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-6 bottom-0 left-2.75 w-px bg-line group-last:hidden"
          />
          <TimelineIcon entry={entry} />
          <div className="min-w-0 flex-1 pt-0.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="min-w-0">
                <span className="font-medium">{entry.title}</span>
                {entry.actor ? <span className="text-ink-muted"> · {entry.actor}</span> : null}
              </p>
              <RelativeTime value={entry.at} className="text-ink-muted text-sm" />
            </div>
            {entry.body ? <div className="mt-1">{entry.body}</div> : null}
            {entry.actions ? <div className="mt-2 flex flex-wrap gap-2">{entry.actions}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function TimelineIcon({ entry }: { entry: TimelineEntry }) {
  const { icon: Icon, tone = "neutral" } = entry;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "flex size-6 shrink-0 items-center justify-center",
        tone === "ok" && "text-ok",
        tone === "mark" && "text-mark",
        tone === "neutral" && "text-ink-muted",
      )}
    >
      {Icon ? <Icon /> : <DefaultIcon tone={tone} />}
    </span>
  );
}

function DefaultIcon({ tone }: { tone: NonNullable<TimelineEntry["tone"]> }) {
  if (tone === "mark") return <Mark className="text-ink-muted" />;
  return <span className="size-2 rounded-full border border-current" />;
}
