"use client";

import { useTranslations } from "next-intl";
import { UrlTabs } from "@/components/common/url-tabs";
import type { RuleDetail } from "@/core/rule/output";
import { BacktestView } from "./backtest-view";
import { RuleHistory } from "./history/rule-history";
import { ProjectBacktest } from "./project-backtest";
import { RuleActivity } from "./rule-activity";
import type { RuleActions } from "./use-rule-actions";
import { VerificationView } from "./verification-view";
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
          value: "backtest",
          label: t("tabs.backtest"),
          content: (
            <div className="flex flex-col gap-8">
              <BacktestView backtest={rule.backtest} initiallyOpen />
              <ProjectBacktest rule={rule} />
              <section>
                <h3 className="mb-2 font-medium">{t("verification.title")}</h3>
                <VerificationView report={rule.report} />
              </section>
            </div>
          ),
        },
      ]}
    />
  );
}
