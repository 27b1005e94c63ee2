"use client";

import { CircleCheck, CircleX } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { VerificationReport } from "@/core/rule/schema";
import { InlineCode } from "./inline-code";

/** How a check did in its own tests, stage by stage, with the cases that it got wrong first. */
export function VerificationView({ report }: { report: VerificationReport | null }) {
  const t = useTranslations("rule.verification");
  if (!report) return <p className="measure text-ink-muted">{t("none")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="measure">
        {report.passed ? t("passed") : t("failed")}{" "}
        <span className="text-ink-muted">{report.replayAgreement ? t("replayed") : t("notReplayed")}</span>
      </p>
      {report.repairs && report.repairs.length > 0 ? <Repairs repairs={report.repairs} /> : null}
      <ol className="divide-y border-y">
        {report.stages.map((stage, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored list that never changes its order
          <li key={`${stage.stage}-${position}`} className="py-2">
            <p className="flex items-start gap-2">
              {stage.passed ? (
                <CircleCheck className="mt-0.5 text-ok" aria-label={t("ok")} />
              ) : (
                <CircleX className="mt-0.5 text-mark" aria-label={t("notOk")} />
              )}
              <span className="min-w-0">
                <span className="font-medium">{t(`stages.${stage.stage}`)}</span>{" "}
                <span className="text-ink-muted">{stage.detail}</span>
              </span>
            </p>
            {stage.cases.length > 0 ? <Cases cases={stage.cases} /> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Repairs({ repairs }: { repairs: NonNullable<VerificationReport["repairs"]> }) {
  const t = useTranslations("rule.verification");
  return (
    <section aria-label={t("repairs", { count: repairs.length })}>
      <h3 className="mb-1 text-ink-muted text-sm">{t("repairs", { count: repairs.length })}</h3>
      <ol className="flex flex-col gap-1 pl-6">
        {repairs.map(({ problem, change }) => (
          <li key={`${problem} ${change}`} className="list-decimal">
            <span className="text-ink-muted">{problem}</span> <InlineCode>{change}</InlineCode>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Case = VerificationReport["stages"][number]["cases"][number];

function Cases({ cases }: { cases: readonly Case[] }) {
  const t = useTranslations("rule.verification");
  const ordered = cases.toSorted((a, b) => Number(a.expected === a.got) - Number(b.expected === b.got));
  return (
    <ul className="mt-1.5 flex flex-col gap-1 pl-6">
      {ordered.map((one, position) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored list that never changes its order
          key={`${one.text}-${position}`}
          className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-sm"
        >
          <Badge tone={one.expected === one.got ? "neutral" : "mark"}>
            {one.expected === one.got
              ? t(`got.${one.got}`)
              : t("wrong", { expected: t(`got.${one.expected}`), got: t(`got.${one.got}`) })}
          </Badge>
          <span className="min-w-0 font-mono [overflow-wrap:anywhere]">{one.text}</span>
          {one.origin === "observed" ? <span className="text-ink-muted">{t("observed")}</span> : null}
          {one.origin === "person" ? <span className="text-ink-muted">{t("person")}</span> : null}
        </li>
      ))}
    </ul>
  );
}
