import { useTranslations } from "next-intl";
import { Quote } from "@/components/common/quote/quote";
import { RelativeTime } from "@/components/common/relative-time";
import { momentHref } from "@/components/rule/evidence-margin";
import { RuleLink } from "@/components/rule/rule-link";
import type { FactChangeView } from "@/core/fact/change";
import type { FactView } from "@/core/fact/output";
import { formatShare } from "@/lib/number-format";
import { useProjectSlug } from "@/lib/project/use-project";

type FactStepsProps = { changes: readonly FactChangeView[]; fact: FactView; truncated: boolean };

/** Each step in words, newest first: what moved the fact, by which words or rule. */
export function FactSteps({ changes, fact, truncated }: FactStepsProps) {
  const t = useTranslations("fact.history");
  const projectSlug = useProjectSlug();
  return (
    <>
      <ol reversed aria-label={t("steps")} className="flex flex-col divide-y border-y text-sm">
        {changes.toReversed().map(({ id, at, cause, before, after, moment, rule }) => (
          <li key={id} className="flex flex-col gap-1 py-2">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-medium">{t(`causes.${cause}`)}</span>
              <span className="tabular-nums">
                {before === null || before === after
                  ? formatShare(after)
                  : t("moved", { before: formatShare(before), after: formatShare(after) })}
              </span>
              <span className="text-ink-muted">
                <RelativeTime value={at} />
              </span>
              {rule ? <RuleLink rule={rule} short /> : null}
            </p>
            {moment?.words && moment.words !== fact.words ? (
              <Quote at={at} href={momentHref(projectSlug, moment)}>
                {moment.words}
              </Quote>
            ) : null}
          </li>
        ))}
      </ol>
      {truncated ? <p className="text-ink-muted text-sm">{t("truncated")}</p> : null}
    </>
  );
}
