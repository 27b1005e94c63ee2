"use client";

import { useTranslations } from "next-intl";
import { Quote } from "@/components/common/quote/quote";
import { Timeline } from "@/components/common/timeline/timeline";
import { ModeBadge } from "@/components/rule/mode-badge";
import { useRuleWords } from "@/components/rule/use-rule-words";
import { Badge } from "@/components/ui/badge";
import { DescriptionList } from "@/components/ui/description-list";
import type { InstanceRule, InstanceVersion } from "@/core/instance/project-schema";

/** A shared rule as everybody in its project may read it: texts, versions, approvers, released words. */
export function SharedRule({ rule }: { rule: InstanceRule }) {
  const t = useTranslations("admin.project");
  const words = useRuleWords();
  return (
    <li className="flex flex-col gap-2 border-b py-4 first:pt-0 last:border-b-0">
      <h3 className="flex items-baseline gap-2">
        <span className="shrink-0 text-ink-muted">{rule.number}</span>
        <span className="measure min-w-0 font-medium [overflow-wrap:anywhere]">{rule.statement}</span>
      </h3>
      <div className="flex flex-wrap items-center gap-2 text-ink-muted text-sm">
        <Badge>{words.status(rule.status)}</Badge>
        <ModeBadge mode={rule.mode} />
        <span>{words.severity(rule.severity)}</span>
        <span>{t("violations", { count: rule.violations ?? -1 })}</span>
        {rule.supersededBy ? <span>{t("supersededBy", { number: rule.supersededBy })}</span> : null}
      </div>
      {rule.released.map((words, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two excerpts may have the same words
        <Quote key={position}>{words}</Quote>
      ))}
      <details>
        <summary className="cursor-pointer text-ink-muted text-sm">
          {t("versions", { count: rule.versions.length })}
        </summary>
        <div className="mt-3">
          <Timeline
            aria-label={t("versionsOf", { number: rule.number })}
            entries={rule.versions.map((version) => ({
              id: String(version.version),
              at: version.createdAt,
              title: t("version", { version: version.version }),
              actor: version.authorName,
              body: <VersionTexts version={version} />,
            }))}
          />
        </div>
      </details>
    </li>
  );
}

function VersionTexts({ version }: { version: InstanceVersion }) {
  const t = useTranslations("admin.project");
  const words = useRuleWords();
  const { statement, instruction, message, remedy, approvals } = version;
  return (
    <div className="flex flex-col gap-2 [overflow-wrap:anywhere]">
      <DescriptionList
        items={[
          { term: t("texts.statement"), detail: statement },
          { term: t("texts.instruction"), detail: instruction },
          { term: t("texts.message"), detail: message },
          ...(remedy ? [{ term: t("texts.remedy"), detail: remedy }] : []),
        ]}
      />
      <ul className="text-ink-muted text-sm">
        {approvals.map(({ approverName, valid, mode, at }) => (
          <li key={`${approverName} ${at.toISOString()}`}>
            {t(valid ? "approved" : "approvedBefore", { name: approverName, mode: words.mode(mode) })}
          </li>
        ))}
        {approvals.length === 0 ? <li>{t("noApproval")}</li> : null}
      </ul>
    </div>
  );
}
