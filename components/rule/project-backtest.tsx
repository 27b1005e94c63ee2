"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ClockTime } from "@/components/common/clock-time";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ProjectBacktest as Report } from "@/core/backtest/schema";
import type { RuleDetail } from "@/core/rule/output";
import { useProject } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

const DAYS = 30;

/** What the check would have stopped in the whole project; for those who decide about shared rules. */
export function ProjectBacktest({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("privacy.backtest");
  const trpc = useTRPC();
  const project = useProject();
  const run = useMutation(trpc.privacy.runBacktest.mutationOptions());
  if (!project?.can("rule:curate") || !rule.content.verifier || rule.layer !== "project") return null;
  return (
    <section className="flex flex-col items-start gap-2">
      <h3 className="font-medium">{t("title")}</h3>
      <p className="measure text-ink-muted">{t("body", { days: DAYS })}</p>
      {run.isError ? (
        <Alert tone="mark" live title={t("failed")}>
          {readCallFailure(run.error).message}
        </Alert>
      ) : null}
      {run.data ? <Counts report={run.data} /> : null}
      <Button
        size="small"
        pending={run.isPending}
        onClick={() => run.mutate({ projectSlug: project.slug, ruleId: rule.id })}
      >
        {t("run")}
      </Button>
    </section>
  );
}

function Counts({ report: { own, others, truncated } }: { report: Report }) {
  const t = useTranslations("privacy.backtest");
  return (
    <div role="status" className="flex w-full flex-col gap-1">
      <p>{t("own", { stopped: own.stopped, actions: own.actions })}</p>
      <p>{useOthersText(others)}</p>
      {truncated ? <p className="text-ink-muted text-sm">{t("truncated")}</p> : null}
      {own.samples.length > 0 ? (
        <ul aria-label={t("samples")} className="mt-1 divide-y border-y">
          {own.samples.map((sample) => (
            <li key={sample.eventId} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-1.5">
              <span className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]">{sample.excerpt}</span>
              <span className="text-ink-muted text-sm">
                <ClockTime value={sample.at} style="dateTime" />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function useOthersText({ people, stopped }: Report["others"]): string {
  const t = useTranslations("privacy.backtest");
  if (people === null) return t("fewer");
  if (stopped === null) return t("othersFew", { people });
  return t("others", { people, stopped: stopped.people, share: stopped.share });
}
