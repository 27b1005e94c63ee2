"use client";

import { useTranslations } from "next-intl";
import { ClockTime } from "@/components/common/clock-time";
import { FieldDiff } from "@/components/common/diff-view/field-diff";
import { Badge } from "@/components/ui/badge";
import type { CheckDifference, RecompilationView as Recompilation } from "@/core/recompilation/schema";
import { BacktestView } from "../backtest-view";
import { VerificationView } from "../verification-view";
import { useVersionDiff } from "./use-version-diff";

/** What a later compiler makes of a rule: the words of both checks side by side, and what would be stopped otherwise. */
export function RecompilationView({ recompilation }: { recompilation: Recompilation }) {
  const t = useTranslations("rule.recompiled");
  const { before, after, difference, backtest, report, outcome } = recompilation;
  const fields = useVersionDiff(before, after);
  return (
    <section aria-label={t("title")} className="flex flex-col gap-4 border-t pt-4">
      <FieldDiff fields={fields} beforeLabel={t("now")} afterLabel={t("then")} />
      {difference ? <Difference difference={difference} /> : null}
      {backtest ? (
        <div>
          <h3 className="mb-1 text-ink-muted text-sm">{t("backtest")}</h3>
          <BacktestView backtest={backtest} />
        </div>
      ) : null}
      {report && (outcome === "blocked" || !report.passed) ? (
        <div>
          <h3 className="mb-1 text-ink-muted text-sm">{t("verification")}</h3>
          <VerificationView report={report} />
        </div>
      ) : null}
    </section>
  );
}

function Difference({ difference }: { difference: CheckDifference }) {
  const t = useTranslations("rule.recompiled");
  const { actions, more, fewer, samples } = difference;
  if (more + fewer === 0) return <p className="measure">{t("same", { actions })}</p>;
  return (
    <div>
      <p className="measure">{t("difference", { actions, more, fewer })}</p>
      <ul aria-label={t("samples")} className="mt-1 divide-y border-y">
        {samples.map(({ eventId, excerpt, by, at }) => (
          <li
            key={eventId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-1.5"
          >
            <span className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]">{excerpt}</span>
            <span className="flex items-center gap-2 text-ink-muted text-sm">
              <Badge tone={by === "more" ? "warn" : "neutral"}>{t(`by.${by}`)}</Badge>
              <ClockTime value={at} style="dateTime" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
