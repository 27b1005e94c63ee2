import { Check, CircleDashed, LoaderCircle, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { RunView } from "@/core/agent-session/schema";
import { formatDuration } from "@/lib/datetime/duration";
import { StageList } from "./stage-list";

const ICONS = {
  queued: LoaderCircle,
  running: LoaderCircle,
  succeeded: Check,
  failed: X,
  skipped: CircleDashed,
};

/** What Heed did with an event: where it ended in a line, each stage below, folded. */
export function RunDetails({ run }: { run: RunView }) {
  const t = useTranslations("session.run");
  const Icon = ICONS[run.status];
  const time = run.stages.reduce((total, stage) => total + stage.durationMs, 0);
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-default text-ink-muted [overflow-wrap:anywhere]">
        <Icon className="mr-1 inline size-3.5 align-[-2px]" aria-hidden="true" />
        {outcomeOf()} · {formatDuration(time)}
      </summary>
      <div className="mt-1 border-l pl-3">
        <StageList stages={run.stages} />
      </div>
    </details>
  );

  function outcomeOf(): string {
    if (run.status === "queued" || run.status === "running") return t("running");
    if (run.status === "failed") return `${t("failed")}: ${run.outcome}`;
    return run.outcome || t("title");
  }
}
