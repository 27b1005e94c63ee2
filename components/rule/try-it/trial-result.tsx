"use client";

import { useTranslations } from "next-intl";
import { Code } from "@/components/ui/code";
import { classNames } from "@/lib/class-names";
import type { TrialVerdict } from "./run-trial";
import { TRIAL_LOOKS } from "./trial-looks";

/** Keeps its line while nothing was typed, so that the page does not jump. */
export function TrialResult({ verdict }: { verdict: TrialVerdict | null }) {
  const t = useTranslations("trial");
  const look = verdict ? TRIAL_LOOKS[verdict.outcome] : null;
  return (
    <div role="status" className="min-h-10">
      {verdict && look ? (
        <>
          <p className={classNames("flex items-start gap-2 font-medium", look.className)}>
            <look.icon className="mt-0.5" aria-hidden="true" />
            {t(`outcomes.${verdict.outcome}`)}
          </p>
          <p className="mt-0.5 pl-6 text-ink-muted text-sm">
            {verdict.evidence ? (
              <>
                {t("because")} <Code className="text-ink">{verdict.evidence}</Code>
              </>
            ) : (
              t(`reasons.${verdict.outcome}`)
            )}
          </p>
          {verdict.told ? (
            <figure className="mt-2 pl-6">
              <figcaption className="text-ink-muted text-sm">{t("told")}</figcaption>
              <p className="measure mt-0.5 whitespace-pre-wrap border-l-2 pl-3 text-sm [overflow-wrap:anywhere]">
                {verdict.told}
              </p>
            </figure>
          ) : null}
        </>
      ) : (
        <p className="text-ink-muted text-sm">{t("waiting")}</p>
      )}
    </div>
  );
}
