"use client";

import { useTranslations } from "next-intl";
import { ClockTime } from "@/components/common/clock-time";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { RuleDetail } from "@/core/rule/output";
import { useNow } from "@/lib/datetime/use-now";
import { useProjectSlug } from "@/lib/project/use-project";
import { RuleLink } from "./rule-link";
import { SharingNotices } from "./sharing/sharing-notices";
import type { RuleActions } from "./use-rule-actions";

type RuleNoticesProps = { rule: RuleDetail; actions: RuleActions; onApprove: () => void };

/** What a person must know before they read on: that the rule is out of force, or waits for somebody. */
export function RuleNotices({ rule, actions, onApprove }: RuleNoticesProps) {
  const t = useTranslations("rule.notices");
  const { can, status } = rule;
  const now = useNow();
  const projectSlug = useProjectSlug();
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
              <Button size="small" variant="primary" onClick={onApprove}>
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
      <SharingNotices projectSlug={projectSlug} rule={rule} onApprove={onApprove} />
      {rule.localException ? <Alert>{t("localException")}</Alert> : null}
    </div>
  );
}
