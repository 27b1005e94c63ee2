"use client";

import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { RuleLink } from "@/components/rule/rule-link";
import { StatusBadge } from "@/components/rule/status-badge";
import { Panel } from "@/components/ui/panel";
import { TextLink } from "@/components/ui/text-link";
import type { FamilyDetail } from "@/core/family/schema";
import { projectPath } from "@/lib/navigation";

/** The rules of a topic, and what a reviewer declined about it. */
export function FamilyRules({ family, projectSlug }: { family: FamilyDetail; projectSlug: string }) {
  const t = useTranslations("library.families.one");
  return (
    <>
      <Panel title={t("rules")}>
        {family.members.length === 0 ? <p className="text-ink-muted">{t("noRules")}</p> : null}
        <ul className="flex flex-col divide-y">
          {family.members.map((rule) => (
            <li key={rule.id} className="flex flex-wrap items-center gap-2 py-1.5">
              <RuleLink rule={rule} />
              <StatusBadge status={rule.status} />
            </li>
          ))}
        </ul>
      </Panel>
      {family.declines.length > 0 ? (
        <Panel title={t("declines")}>
          <ul className="flex flex-col divide-y">
            {family.declines.map((decline) => (
              <li key={decline.id} className="flex flex-wrap items-baseline justify-between gap-2 py-1.5">
                <span className="measure">{decline.summary}</span>
                <span className="flex gap-2 text-ink-muted text-sm">
                  <span>{decline.reviewer}</span>
                  <RelativeTime value={decline.occurredAt} />
                  <TextLink
                    href={projectPath(projectSlug, `sessions/${decline.sessionId}?at=${decline.eventId}`)}
                  >
                    {t("see")}
                  </TextLink>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}
