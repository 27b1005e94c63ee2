"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ClockTime } from "@/components/common/clock-time";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Plot } from "@/components/common/plot/plot";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { RuleHealthReport } from "@/core/rule/health-schema";
import type { RuleDetail } from "@/core/rule/output";
import { formatDate } from "@/lib/datetime/format";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { VersionHealthTable } from "./version-health-table";

/** How the rule does in the person's own work: exposure first, then versions, then days. */
export function HealthPanel({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("rule-health");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const report = useQuery(trpc.ruleHealth.report.queryOptions({ projectSlug, ruleId: rule.id }));
  if (report.isError) return <ErrorState error={report.error} onRetry={() => void report.refetch()} />;
  if (report.isPending) return <SkeletonLines count={5} />;
  const { exposure, versions, days } = report.data;
  return (
    <div className="flex flex-col gap-8">
      <section>
        <h3 className="mb-1 font-medium">{t("title")}</h3>
        <Exposure exposure={exposure} />
        <p className="measure mt-1 text-ink-muted text-sm">
          {t("exposureHelp")} {rule.layer === "project" ? t("shared") : null}
        </p>
      </section>
      <VersionHealthTable versions={versions} />
      {days.length > 0 ? <Days days={days} /> : null}
    </div>
  );
}

function Exposure({ exposure }: Pick<RuleHealthReport, "exposure">) {
  const t = useTranslations("rule-health");
  const { since, afterRelapse, chances, fired } = exposure;
  if (chances === 0 && !afterRelapse) return <p>{t("exposure.none")}</p>;
  return (
    <p>
      {t(`exposure.${afterRelapse ? "afterRelapse" : "fresh"}`, { fired, chances })}{" "}
      <span className="text-ink-muted">
        <ClockTime value={since} style="dayMonth" />
      </span>
    </p>
  );
}

function Days({ days }: Pick<RuleHealthReport, "days">) {
  const t = useTranslations("rule-health.plot");
  const sum = (field: "chances" | "fired" | "observed") => days.reduce((total, day) => total + day[field], 0);
  const hasObserved = sum("observed") > 0;
  return (
    <Plot
      title={t("title")}
      summary={t("summary", {
        days: days.length,
        ...{ chances: sum("chances"), fired: sum("fired"), observed: sum("observed") },
      })}
      xLabel={t("day")}
      rows={days.map(({ day, chances, fired, observed }) => ({
        x: formatDate(`${day}T00:00:00.000Z`, "dayMonth", "UTC"),
        values: { chances, fired, observed },
      }))}
      series={[
        { key: "chances", label: t("chances"), kind: "bar", tone: "neutral" },
        { key: "fired", label: t("fired"), kind: "line", tone: "mark" },
        ...(hasObserved
          ? [{ key: "observed", label: t("observed"), kind: "line" as const, tone: "neutral" as const }]
          : []),
      ]}
    />
  );
}
