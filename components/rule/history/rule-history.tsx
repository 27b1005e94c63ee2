"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Repeat2, Replace, Sparkles, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Quote } from "@/components/common/quote/quote";
import { Timeline } from "@/components/common/timeline/timeline";
import { Button } from "@/components/ui/button";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { HistoryStep } from "@/core/history/schema";
import type { RuleDetail } from "@/core/rule/output";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { RuleLink } from "../rule-link";
import { ResolutionList } from "./resolution-list";
import { RollbackDialog } from "./rollback-dialog";

const ICONS = { learned: Sparkles, updated: ArrowRight, replaced: Replace, repeated: Repeat2, undone: Undo2 };

/** What took whose place on this rule's subject, with the way back, and the decisions behind it. */
export function RuleHistory({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("rule.history");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const [rollingBack, setRollingBack] = useState<string | null>(null);
  const chains = useQuery(trpc.history.list.queryOptions({ projectSlug, ruleId: rule.id }));

  if (chains.isError) return <ErrorState error={chains.error} onRetry={() => void chains.refetch()} />;
  if (chains.isPending) return <SkeletonLines count={4} />;
  const steps = chains.data.items.flatMap((chain) => chain.steps).toReversed();
  return (
    <div className="flex flex-col gap-6">
      {steps.length === 0 ? (
        <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
      ) : (
        <Timeline
          aria-label={t("title")}
          entries={steps.map((step, position) => ({
            id: step.resolutionId ?? `step-${position}`,
            at: step.at,
            icon: ICONS[step.step],
            title: <StepTitle step={step} />,
            body: <StepBody step={step} />,
            actions:
              step.canRollBack && step.resolutionId ? (
                <Button size="small" onClick={() => setRollingBack(step.resolutionId)}>
                  <Undo2 aria-hidden="true" />
                  {t("previewRollback")}
                </Button>
              ) : undefined,
          }))}
        />
      )}
      <ResolutionList ruleId={rule.id} />
      <RollbackDialog resolutionId={rollingBack} onClose={() => setRollingBack(null)} />
    </div>
  );
}

function StepTitle({ step }: { step: HistoryStep }) {
  const t = useTranslations("rule.history");
  return (
    <span className="font-normal">
      <span className="text-ink-muted">{t(`steps.${step.step}`)}</span> <RuleLink rule={step.rule} />
      {step.replaced ? (
        <>
          {" "}
          <span className="text-ink-muted">{t("insteadOf")}</span> <RuleLink rule={step.replaced} />
        </>
      ) : null}
    </span>
  );
}

function StepBody({ step }: { step: HistoryStep }) {
  const t = useTranslations("rule.history");
  return (
    <div className="flex flex-col gap-1">
      {step.words ? <Quote markHidden>{step.words}</Quote> : null}
      <p className="measure text-ink-muted text-sm">{step.decisionLine || step.reason}</p>
      {step.undoneAt ? <p className="text-ink-muted text-sm">{t("undone")}</p> : null}
    </div>
  );
}
