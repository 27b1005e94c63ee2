"use client";

import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { SkeletonLines } from "@/components/ui/skeleton";
import { BACKTEST_BOUND, type BacktestRunView, MAX_BACKTEST_BOUND } from "@/core/backtest/run-schema";
import type { RuleDetail } from "@/core/rule/output";
import { formatNumber } from "@/lib/number-format";
import { BacktestView } from "../backtest-view";
import { ProjectBacktest } from "../project-backtest";
import { BacktestNumbers } from "./backtest-numbers";
import { BacktestStops } from "./backtest-stops";
import { isUnderWay, useBacktest } from "./use-backtest";

/** The rule over earlier work: the person's own, what was found when it was learned, and the project's in bands. */
export function BacktestPanel({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("backtest");
  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-4">
        <div>
          <h3 className="mb-1 font-medium">{t("title")}</h3>
          <p className="measure text-ink-muted">
            {rule.content.verifier ? t("body", { bound: formatNumber(BACKTEST_BOUND) }) : t("noCheck")}
          </p>
        </div>
        {rule.content.verifier ? <OwnBacktest rule={rule} /> : null}
      </section>
      {rule.backtest ? (
        <section>
          <h3 className="mb-1 font-medium">{t("stored.title")}</h3>
          <p className="mb-2 text-ink-muted">{t("stored.body")}</p>
          <BacktestView backtest={rule.backtest} />
        </section>
      ) : null}
      <ProjectBacktest rule={rule} />
    </div>
  );
}

function OwnBacktest({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("backtest");
  const { run, stops, setMark, start, stop, pending } = useBacktest(rule.id);
  if (run.isError) return <ErrorState error={run.error} onRetry={() => void run.refetch()} />;
  if (run.isPending) return <SkeletonLines count={4} />;
  const found = run.data;
  return (
    <>
      {found?.isOld ? <Alert tone="info">{t("old", { version: found.version })}</Alert> : null}
      {found ? <Standing run={found} /> : null}
      <div className="flex flex-wrap gap-2">
        <Acts run={found} pending={pending} onStart={start} onStop={stop} />
      </div>
      {found && found.checked > 0 ? <BacktestNumbers run={found} /> : null}
      {found && stops.data ? <BacktestStops run={found} stops={stops.data} onMark={setMark} /> : null}
    </>
  );
}

function Standing({ run }: { run: BacktestRunView }) {
  const t = useTranslations("backtest");
  const { status, checked, total } = run;
  if (isUnderWay(status)) {
    return (
      <div role="status" aria-live="polite">
        <Progress
          label={t("progress")}
          value={total === 0 ? 0 : Math.round((100 * checked) / total)}
          detail={
            status === "queued" && checked === 0
              ? t("queued")
              : t("progressDetail", { checked: formatNumber(checked), total: formatNumber(total) })
          }
        />
      </div>
    );
  }
  if (status === "succeeded") return null;
  return (
    <Alert tone={status === "failed" ? "warn" : "info"}>
      {t(`states.${status === "failed" ? "failed" : "skipped"}`, {
        checked: formatNumber(checked),
        total: formatNumber(total),
      })}
    </Alert>
  );
}

type ActsProps = {
  run: BacktestRunView | null;
  pending: boolean;
  onStart: (goOn: boolean) => void;
  onStop: () => void;
};

function Acts({ run, pending, onStart, onStop }: ActsProps) {
  const t = useTranslations("backtest");
  if (run && isUnderWay(run.status)) {
    return (
      <Button size="small" pending={pending} onClick={onStop}>
        {t("stop")}
      </Button>
    );
  }
  const isCut = run !== null && !run.isOld && (run.status === "failed" || run.status === "skipped");
  const canLookFurther =
    run !== null &&
    !run.isOld &&
    run.status === "succeeded" &&
    run.hasMore &&
    run.checked < MAX_BACKTEST_BOUND;
  return (
    <>
      {isCut ? (
        <Button size="small" variant="primary" pending={pending} onClick={() => onStart(true)}>
          {t("goOn")}
        </Button>
      ) : null}
      <Button
        size="small"
        variant={run === null || run.isOld ? "primary" : "secondary"}
        pending={pending}
        onClick={() => onStart(false)}
      >
        {run === null ? t("start") : t("again")}
      </Button>
      {canLookFurther ? (
        <Button size="small" pending={pending} onClick={() => onStart(true)}>
          {t("further")}
        </Button>
      ) : null}
    </>
  );
}
