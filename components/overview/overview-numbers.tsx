import { useTranslations } from "next-intl";
import { Sparkline } from "@/components/common/sparkline";
import type { Overview } from "@/core/overview/schema";
import { formatNumber } from "@/lib/number-format";
import { NumberTile } from "./number-tile";
import { ShareMeter } from "./share-meter";
import { sumWeeks } from "./week-data";

/** Is it working: fewer corrections, repeats prevented, chances that were kept. */
export function OverviewNumbers({ overview }: { overview: Overview }) {
  const t = useTranslations("overview.numbers");
  const { weeks, totals } = overview;
  const { prompts, corrections, prevented, per100 } = sumWeeks(weeks);
  const rates = weeks.flatMap((week) => week.per100 ?? []);
  const repeats = weeks.map((week) => week.prevented);
  const course = (values: readonly number[]) => ({
    first: formatNumber(values[0] ?? 0),
    last: formatNumber(values.at(-1) ?? 0),
  });
  return (
    <section aria-label={t("title")}>
      <ul className="grid divide-y border-y sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        <NumberTile
          value={per100 === null ? "–" : formatNumber(per100)}
          label={t("per100")}
          detail={
            per100 === null ? t("none") : t("per100Detail", { corrections, prompts, weeks: weeks.length })
          }
          picture={<Sparkline values={rates} tone="mark" label={t("per100Trend", course(rates))} />}
        />
        <NumberTile
          value={formatNumber(prevented)}
          label={t("prevented")}
          detail={t("preventedDetail")}
          picture={<Sparkline values={repeats} tone="ok" label={t("preventedTrend", course(repeats))} />}
        />
        <NumberTile
          value={t("chancesOf", { fired: totals.fired, chances: totals.chances })}
          label={t("chances", { chances: totals.chances })}
          detail={t("chancesDetail", { chances: totals.chances })}
          picture={
            <ShareMeter
              part={totals.fired}
              whole={totals.chances}
              label={t("chancesMeter", { fired: totals.fired, chances: totals.chances })}
            />
          }
        />
      </ul>
    </section>
  );
}
