"use client";

import { CircleCheck, CircleX } from "lucide-react";
import { useTranslations } from "next-intl";
import { DescriptionList } from "@/components/ui/description-list";
import type { BacktestRunView } from "@/core/backtest/run-schema";
import { formatNumber, formatShare } from "@/lib/number-format";

/** Counts, precision with its interval, and the limits of a backtest as passed or not, each with its numbers. */
export function BacktestNumbers({ run }: { run: BacktestRunView }) {
  const t = useTranslations("backtest");
  const { actions, related, unrelated, undecided, precision, right, wrong, against, limits, passed } = run;
  const isMarked = right + wrong > 0;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <section>
        <h4 className="mb-1 text-ink-muted text-sm">{t("numbers.title")}</h4>
        <DescriptionList
          items={[
            { term: t("numbers.actions"), detail: formatNumber(actions) },
            {
              term: t("numbers.related"),
              detail: (
                <>
                  {formatNumber(related)}{" "}
                  <span className="text-ink-muted text-sm">{t("numbers.relatedHelp")}</span>
                </>
              ),
            },
            { term: t("numbers.unrelated"), detail: formatNumber(unrelated) },
            ...(isMarked ? [{ term: t("numbers.against"), detail: formatNumber(against) }] : []),
            ...(undecided > 0 ? [{ term: t("numbers.undecided"), detail: formatNumber(undecided) }] : []),
            {
              term: t("numbers.precision"),
              detail: precision
                ? t("numbers.precisionValue", {
                    share: formatShare(precision.share),
                    ...{ right, marked: right + wrong },
                    low: formatShare(precision.low),
                    high: formatShare(precision.high),
                  })
                : t("numbers.precisionNone"),
            },
          ]}
        />
      </section>
      <section>
        <h4 className="mb-1 text-ink-muted text-sm">{t("limits.title")}</h4>
        <ul className="flex flex-col gap-1">
          {limits.map(({ limit, passed: isPassed, found, allowed }) => (
            <li key={limit} className="flex items-start gap-2">
              {isPassed ? (
                <CircleCheck className="mt-0.5 text-ok" aria-label={t("limits.passed")} />
              ) : (
                <CircleX className="mt-0.5 text-warn" aria-label={t("limits.failed")} />
              )}
              <span>
                {t(`limits.${limit}`, {
                  actions: formatNumber(actions),
                  found: formatNumber(found),
                  allowed: formatNumber(allowed),
                })}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-2 font-medium">{passed ? t("limits.verdictPassed") : t("limits.verdictFailed")}</p>
      </section>
    </div>
  );
}
