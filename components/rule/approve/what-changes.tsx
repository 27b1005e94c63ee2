"use client";

import { useTranslations } from "next-intl";
import { FieldDiff } from "@/components/common/diff-view/field-diff";
import type { RuleDetail, RuleSharing } from "@/core/rule/output";
import { useVersionDiff } from "../versions/use-version-diff";
import { WhatItDoes } from "../what-it-does";

/** What the approver agrees to: the whole rule, or only what differs from what everybody is told now. */
export function WhatChanges({ rule }: { rule: RuleDetail }) {
  const agreed = rule.sharing?.agreed;
  const isChange = agreed && (agreed.version !== rule.version || agreed.mode !== rule.mode);
  return isChange ? <Difference rule={rule} agreed={agreed} /> : <Whole rule={rule} />;
}

function Difference({ rule, agreed }: { rule: RuleDetail; agreed: NonNullable<RuleSharing["agreed"]> }) {
  const t = useTranslations("rule");
  const fields = useVersionDiff(agreed.content, rule.content);
  const modes =
    agreed.mode === rule.mode
      ? []
      : [
          {
            key: "mode",
            label: t("mode"),
            before: t(`modes.${agreed.mode}`),
            after: t(`modes.${rule.mode}`),
          },
        ];
  return (
    <div className="flex flex-col gap-3">
      <p className="measure font-medium [overflow-wrap:anywhere]">{rule.statement}</p>
      <FieldDiff
        fields={[...modes, ...fields]}
        beforeLabel={t("approve.inForce", { version: agreed.version })}
        afterLabel={t("versions.version", { version: rule.version })}
      />
    </div>
  );
}

function Whole({ rule }: { rule: RuleDetail }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="measure font-medium [overflow-wrap:anywhere]">{rule.statement}</p>
      {rule.content.instruction === rule.statement ? null : (
        <p className="measure [overflow-wrap:anywhere]">{rule.content.instruction}</p>
      )}
      <WhatItDoes content={rule.content} mode={rule.mode} reminder={rule.reminder} />
    </div>
  );
}
