"use client";

import { useTranslations } from "next-intl";
import { Panel } from "@/components/ui/panel";
import type { RuleDetail } from "@/core/rule/output";
import { RawCheck } from "./raw-check";
import { TryItPanel } from "./try-it/try-it-panel";
import { WhatItDoes } from "./what-it-does";

export function RulePanels({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("rule");
  const { verifier } = rule.content;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Panel title={t("does.title")}>
        <WhatItDoes content={rule.content} mode={rule.mode} reminder={rule.reminder} />
        {verifier ? (
          <div className="mt-2">
            <RawCheck verifier={verifier} />
          </div>
        ) : null}
      </Panel>
      <TryItPanel rule={rule} />
    </div>
  );
}
