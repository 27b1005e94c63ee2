"use client";

import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ClockTime } from "@/components/common/clock-time";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import type { BacktestMark, BacktestRunView, BacktestStopView } from "@/core/backtest/run-schema";
import { classNames } from "@/lib/class-names";
import { useHotkeys } from "@/lib/hotkeys/use-hotkeys";
import { useProjectSlug } from "@/lib/project/use-project";
import { momentHref } from "../evidence-margin";

type BacktestStopsProps = {
  run: BacktestRunView;
  stops: readonly BacktestStopView[];
  onMark: (stop: BacktestStopView, mark: BacktestMark | null) => void;
};

/** Would-be stops, newest first; one key says whether each is right. The mark moves on to the next. */
export function BacktestStops({ run, stops, onMark }: BacktestStopsProps) {
  const t = useTranslations("backtest.stops");
  const [at, setAt] = useState(0);
  const current = stops[Math.min(at, stops.length - 1)];
  const move = (by: number) => setAt(Math.max(0, Math.min(stops.length - 1, at + by)));
  const mark = (value: BacktestMark | null) => {
    if (!current) return;
    onMark(current, value);
    move(1);
  };
  const key = (keys: string, label: string, act: () => void) => ({
    ...{ keys, label, group: t("group"), run: act },
  });
  useHotkeys(
    [
      key("y", t("keyRight"), () => mark("right")),
      key("n", t("keyWrong"), () => mark("wrong")),
      key("u", t("keyUnmark"), () => mark(null)),
      key("j", t("keyNext"), () => move(1)),
      key("k", t("keyPrevious"), () => move(-1)),
    ],
    { enabled: stops.length > 0 },
  );
  if (stops.length === 0) {
    return run.status === "succeeded" ? <p className="text-ink-muted">{t("empty")}</p> : null;
  }
  const turnEnds = stops.filter(({ atTurnEnd }) => atTurnEnd).length;
  const isCut = run.related + run.unrelated > stops.length;
  return (
    <section aria-label={t("title")}>
      <h4 className="text-ink-muted text-sm">{t("title")}</h4>
      {turnEnds > 0 ? (
        <p className="text-sm">{t("apart", { acts: stops.length - turnEnds, turnEnds })}</p>
      ) : null}
      <p className="mb-2 text-ink-muted text-sm max-sm:hidden">{t("keys")}</p>
      <ul className="divide-y border-y">
        {stops.map((stop, index) => (
          <StopRow
            key={stop.id}
            stop={stop}
            isCurrent={stop.id === current?.id}
            onPick={() => setAt(index)}
            onMark={(value) => onMark(stop, stop.mark === value ? null : value)}
          />
        ))}
      </ul>
      {isCut ? <p className="mt-2 text-ink-muted text-sm">{t("kept", { count: stops.length })}</p> : null}
    </section>
  );
}

type StopRowProps = {
  stop: BacktestStopView;
  isCurrent: boolean;
  onPick: () => void;
  onMark: (mark: BacktestMark) => void;
};

function StopRow({ stop, isCurrent, onPick, onMark }: StopRowProps) {
  const t = useTranslations("backtest.stops");
  const href = momentHref(useProjectSlug(), stop);
  const { excerpt, related, atTurnEnd, mark, occurredAt } = stop;
  return (
    <li
      aria-current={isCurrent ? "true" : undefined}
      onFocus={onPick}
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-l-2 py-1.5 pl-2",
        isCurrent ? "border-l-ink" : "border-l-transparent",
      )}
    >
      <span className="min-w-0 flex-1 basis-64 font-mono text-sm [overflow-wrap:anywhere]">{excerpt}</span>
      <span className="flex flex-wrap items-center gap-2 text-ink-muted text-sm">
        {atTurnEnd ? <Badge tone="outline">{t("turnEnd")}</Badge> : null}
        <Badge tone={related ? "neutral" : "warn"}>{related ? t("sameKind") : t("otherKind")}</Badge>
        {href ? (
          <TextLink href={href}>
            <ClockTime value={occurredAt.toISOString()} style="dateTime" />
            <span className="sr-only">{t("session")}</span>
          </TextLink>
        ) : null}
        <MarkButton
          label={t("markRight", { excerpt })}
          isOn={mark === "right"}
          icon={Check}
          onClick={() => onMark("right")}
        >
          {t("right")}
        </MarkButton>
        <MarkButton
          label={t("markWrong", { excerpt })}
          isOn={mark === "wrong"}
          icon={X}
          onClick={() => onMark("wrong")}
        >
          {t("wrong")}
        </MarkButton>
      </span>
    </li>
  );
}

type MarkButtonProps = {
  label: string;
  isOn: boolean;
  icon: typeof Check;
  onClick: () => void;
  children: string;
};

function MarkButton({ label, isOn, icon: Icon, onClick, children }: MarkButtonProps) {
  return (
    <Button
      size="small"
      variant={isOn ? "primary" : "quiet"}
      aria-pressed={isOn}
      aria-label={label}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
      {children}
    </Button>
  );
}
