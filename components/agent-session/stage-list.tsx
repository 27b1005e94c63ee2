import { useTranslations } from "next-intl";
import type { RunView } from "@/core/agent-session/schema";
import { formatDuration } from "@/lib/datetime/duration";

const STAGES = ["decide", "note", "detect", "extract", "resolve", "compile", "backtest", "publish"] as const;

/** Each stage of a run with its state and duration; a stage of a newer server keeps its own name. */
export function StageList({ stages }: Pick<RunView, "stages">) {
  const t = useTranslations("session.run");
  const stageName = (stage: string) => {
    const known = STAGES.find((name) => name === stage);
    return known ? t(`stages.${known}`) : stage;
  };
  return (
    <ol className="flex flex-col gap-0.5 text-sm">
      {stages.map((stage) => (
        <li key={stage.stage} className="flex flex-wrap items-baseline gap-x-2">
          <span>{stageName(stage.stage)}</span>
          <span className={stage.status === "failed" ? "text-mark" : "text-ink-muted"}>
            {t(`status.${stage.status}`)}
          </span>
          {stage.status === "skipped" ? null : (
            <span className="text-ink-muted">{formatDuration(stage.durationMs)}</span>
          )}
          {stage.attempts > 1 ? (
            <span className="text-ink-muted">{t("attempts", { count: stage.attempts })}</span>
          ) : null}
          {stage.error ? <span className="w-full text-mark">{stage.error}</span> : null}
        </li>
      ))}
    </ol>
  );
}
