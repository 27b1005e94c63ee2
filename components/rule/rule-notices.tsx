"use client";

import { useTranslations } from "next-intl";
import { ClockTime } from "@/components/common/clock-time";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { RuleDetail } from "@/core/rule/output";
import { useNow } from "@/lib/datetime/use-now";
import { RuleLink } from "./rule-link";
import type { RuleActions } from "./use-rule-actions";

/** What a person must know before they read on: that the rule is out of force, or waits for somebody. */
export function RuleNotices({ rule, actions }: { rule: RuleDetail; actions: RuleActions }) {
  const t = useTranslations("rule.notices");
  const { can, status } = rule;
  const now = useNow();
  return (
    <div className="mb-5 flex flex-col gap-2 empty:hidden">
      {status === "superseded" && rule.supersededBy ? (
        <Alert title={t("superseded")}>
          <RuleLink rule={rule.supersededBy} />
        </Alert>
      ) : null}
      {status === "paused" || status === "archived" || status === "dismissed" ? (
        <Alert
          title={t(status)}
          action={
            status === "paused" && can.activate ? (
              <Button size="small" pending={actions.pending} onClick={() => void actions.resume(rule)}>
                {t("resume")}
              </Button>
            ) : undefined
          }
        >
          {rule.statusReason || null}
        </Alert>
      ) : null}
      {status === "proposed" ? (
        <Alert
          tone="warn"
          title={t("proposed")}
          action={
            can.approve ? (
              <Button
                size="small"
                variant="primary"
                pending={actions.pending}
                onClick={() => void actions.approve(rule)}
              >
                {t("approve")}
              </Button>
            ) : undefined
          }
        >
          {[rule.statusReason, can.approveBlockedBecause].filter(Boolean).join(" ") || null}
        </Alert>
      ) : null}
      {rule.snoozedUntil && now !== null && rule.snoozedUntil.getTime() > now ? (
        <Alert>
          {t("snoozed")} <ClockTime value={rule.snoozedUntil} style="date" />
        </Alert>
      ) : null}
      {rule.localException ? <Alert>{t("localException")}</Alert> : null}
    </div>
  );
}
