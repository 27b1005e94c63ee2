"use client";

import { useTranslations } from "next-intl";
import { UrlTabs } from "@/components/common/url-tabs";
import type { RuleDetail } from "@/core/rule/output";
import { BacktestPanel } from "./backtest/backtest-panel";
import { RuleCases } from "./cases/rule-cases";
import { HealthPanel } from "./health/health-panel";
import { RuleHistory } from "./history/rule-history";
import { RuleActivity } from "./rule-activity";
import type { RuleActions } from "./use-rule-actions";
import { RuleVersions } from "./versions/rule-versions";

export function RuleTabs({ rule, actions }: { rule: RuleDetail; actions: RuleActions }) {
  const t = useTranslations("rule");
  return (
    <UrlTabs
      aria-label={t("tabs.label")}
      tabs={[
        { value: "activity", label: t("tabs.activity"), content: <RuleActivity rule={rule} /> },
        {
          value: "versions",
          label: t("tabs.versions"),
          count: rule.version,
          content: <RuleVersions rule={rule} actions={actions} />,
        },
        { value: "history", label: t("tabs.history"), content: <RuleHistory rule={rule} /> },
        {
          value: "cases",
          label: t("tabs.cases"),
          content: <RuleCases rule={rule} />,
        },
        {
          value: "backtest",
          label: t("tabs.backtest"),
          content: <BacktestPanel rule={rule} />,
        },
        {
          value: "health",
          label: t("tabs.health"),
          content: <HealthPanel rule={rule} />,
        },
      ]}
    />
  );
}
