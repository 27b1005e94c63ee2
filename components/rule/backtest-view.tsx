"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ClockTime } from "@/components/common/clock-time";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { BacktestReport } from "@/core/rule/schema";

type BacktestViewProps = {
  backtest: BacktestReport | null;
  /** Samples are open from the start where the backtest is what the page shows. */
  initiallyOpen?: boolean;
};

/** What the check would have stopped in earlier work, and the acts themselves on demand. */
export function BacktestView({ backtest, initiallyOpen = false }: BacktestViewProps) {
  const t = useTranslations("rule.backtest");
  const [open, setOpen] = useState(initiallyOpen);
  if (!backtest) return <p className="text-ink-muted">{t("none")}</p>;
  const { actions, related, unrelated, samples } = backtest;
  return (
    <div>
      <p>
        {t("numbers", { stopped: related + unrelated, actions })}
        {unrelated > 0 ? <span className="text-warn"> {t("unrelated", { count: unrelated })}</span> : null}
        {samples.length > 0 ? (
          <Button
            variant="quiet"
            size="small"
            className="ml-1"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? t("hide") : t("look")}
          </Button>
        ) : null}
      </p>
      {open && samples.length > 0 ? (
        <ul aria-label={t("samples")} className="mt-1 divide-y border-y">
          {samples.map((sample) => (
            <li
              key={sample.eventId}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-1.5"
            >
              <span className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]">{sample.excerpt}</span>
              <span className="flex items-center gap-2 text-ink-muted text-sm">
                <Badge tone={sample.related ? "neutral" : "warn"}>
                  {sample.related ? t("sameKind") : t("otherKind")}
                </Badge>
                <ClockTime value={sample.at} style="dateTime" />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {!backtest.passed && backtest.detail ? (
        <p className="measure mt-1 text-ink-muted text-sm">{backtest.detail}</p>
      ) : null}
    </div>
  );
}
