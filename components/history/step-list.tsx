import { ArrowRight, Repeat2, Replace, Sparkles, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Quote } from "@/components/common/quote/quote";
import { RelativeTime } from "@/components/common/relative-time";
import { Timeline } from "@/components/common/timeline/timeline";
import { RuleLink } from "@/components/rule/rule-link";
import { Button } from "@/components/ui/button";
import type { HistoryStep } from "@/core/history/schema";

const ICONS = { learned: Sparkles, updated: ArrowRight, replaced: Replace, repeated: Repeat2, undone: Undo2 };

type StepListProps = {
  steps: readonly HistoryStep[];
  label: string;
  onPreview: (resolutionId: string) => void;
};

/** Every step of a topic with its words and its decision, the latest first; any of them can be rolled back. */
export function StepList({ steps, label, onPreview }: StepListProps) {
  const t = useTranslations("history");
  return (
    <Timeline
      aria-label={label}
      entries={steps.toReversed().map((step, position) => {
        const { resolutionId } = step;
        return {
          id: resolutionId ?? `step-${position}`,
          at: step.at,
          icon: ICONS[step.step],
          title: <StepTitle step={step} />,
          body: <StepBody step={step} />,
          actions:
            step.canRollBack && resolutionId ? (
              <Button
                size="small"
                aria-label={t("chain.previewOf", { number: step.rule.number })}
                onClick={() => onPreview(resolutionId)}
              >
                <Undo2 aria-hidden="true" />
                {t("chain.preview")}
              </Button>
            ) : undefined,
        };
      })}
    />
  );
}

function StepTitle({ step }: { step: HistoryStep }) {
  const t = useTranslations("history.step");
  return (
    <span className="font-normal">
      <span className="text-ink-muted">{t(step.step)}</span> <RuleLink rule={step.rule} />
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
  const t = useTranslations("history.step");
  return (
    <div className="flex flex-col gap-1">
      {step.words ? <Quote markHidden>{step.words}</Quote> : null}
      <p className="measure text-ink-muted text-sm">{step.decisionLine || step.reason}</p>
      {step.undoneAt ? (
        <p className="text-ink-muted text-sm">
          {t("undoneAt")} <RelativeTime value={step.undoneAt} />
        </p>
      ) : null}
    </div>
  );
}
