"use client";

import { Users } from "lucide-react";
import { useTranslations } from "next-intl";
import type { RuleSummary } from "@/core/rule/output";

/** Number and statement in one line or two; says what it refines and whether it is shared. */
export function StatementCell({ rule }: { rule: RuleSummary }) {
  const t = useTranslations("rule.list");
  const reasons = useTranslations("rule.reminder");
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      <span className="shrink-0 text-ink-muted">{rule.number}</span>
      <span className="line-clamp-2 min-w-0">
        {rule.statement}
        {rule.parent ? (
          <span className="text-ink-muted text-sm">
            {" "}
            · {t(rule.shape === "refinement" ? "refines" : "partOf", { number: rule.parent.number })}
          </span>
        ) : null}
        {rule.reminder ? (
          <span className="block text-ink-muted text-sm">
            {t("reminder")} {reasons(rule.reminder)}
          </span>
        ) : null}
        {rule.maskedBy ? (
          <span className="text-ink-muted text-sm"> · {t("maskedBy", { number: rule.maskedBy.number })}</span>
        ) : null}
        {rule.supersededBy ? (
          <span className="text-ink-muted text-sm">
            {" "}
            · {t("replacedBy", { number: rule.supersededBy.number })}
          </span>
        ) : null}
      </span>
      {rule.layer === "project" ? (
        <span title={t("shared")} className="shrink-0 self-center text-ink-muted">
          <Users aria-hidden="true" className="size-3.5" />
          <span className="sr-only">{t("shared")}</span>
        </span>
      ) : null}
    </span>
  );
}
