"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/common/page-header/page-header";
import { Button } from "@/components/ui/button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { RuleDetail } from "@/core/rule/output";
import { MODES } from "@/core/rule/schema";
import { HealthText } from "./health-text";
import { MODE_ICONS } from "./mode-badge";
import { RuleMenu } from "./rule-menu";
import { StatusBadge } from "./status-badge";
import type { RuleActions } from "./use-rule-actions";
import { useRuleWords } from "./use-rule-words";

type RuleHeaderProps = {
  rule: RuleDetail;
  actions: RuleActions;
  onEdit: () => void;
  onPropose: () => void;
  onApprove: () => void;
};

export function RuleHeader({ rule, actions, onEdit, onPropose, onApprove }: RuleHeaderProps) {
  const t = useTranslations("rule");
  const words = useRuleWords();
  const facts = [
    rule.layer === "personal" ? words.layer("personal") : t("sharedBy", { name: rule.authorName }),
    words.scope(rule.scope),
    words.topic(rule.topic),
    words.severity(rule.severity),
    t("version", { version: rule.version }),
    ...(rule.sharing && rule.status === "active"
      ? [t("sharing.mutedBy", { count: rule.sharing.mutedBy ?? 0 })]
      : []),
  ];
  return (
    <PageHeader
      prefix={rule.number}
      title={rule.statement}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={rule.status} />
          <span>{facts.join(" · ")}</span>
          <HealthText health={rule.health} />
        </span>
      }
      actions={
        <>
          {rule.status === "proposed" && rule.can.activate ? (
            <>
              <Button variant="primary" pending={actions.pending} onClick={() => void actions.accept(rule)}>
                {t("menu.accept")}
              </Button>
              <Button disabled={actions.pending} onClick={() => void actions.dismiss(rule)}>
                {t("menu.dismiss")}
              </Button>
            </>
          ) : null}
          <SegmentedControl
            aria-label={t("mode")}
            value={rule.mode}
            disabled={!rule.can.edit || actions.pending}
            onValueChange={(mode) => void actions.setMode(rule, mode)}
            segments={MODES.map((mode) => ({
              value: mode,
              label: words.mode(mode),
              icon: MODE_ICONS[mode],
              ...(mode === "block" && { tone: "mark" as const }),
            }))}
          />
          <RuleMenu
            rule={rule}
            actions={actions}
            onEdit={onEdit}
            onPropose={onPropose}
            onApprove={onApprove}
          />
        </>
      }
    />
  );
}
