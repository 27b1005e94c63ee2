"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Quote } from "@/components/common/quote/quote";
import { Button } from "@/components/ui/button";
import type { RuleDetail, RuleEvidence } from "@/core/rule/output";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";
import { RuleLink } from "./rule-link";
import { ReleasedWords } from "./sharing/released-words";

const SHOWN = 2;

/** The marks that made the rule: the words of its people, and the rules around it. */
export function EvidenceMargin({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("rule.margin");
  const projectSlug = useProjectSlug();
  const [all, setAll] = useState(false);
  const shown = all ? rule.evidence : rule.evidence.slice(0, SHOWN);
  const hidden = rule.evidence.length - shown.length;
  return (
    <aside aria-label={t("title")} className="flex min-w-0 flex-col gap-4 lg:border-l lg:pl-5">
      <h2 className="font-medium text-lg">{t("title")}</h2>
      {rule.evidence.length === 0 ? (
        <p className="text-ink-muted">{rule.isMine ? t("none") : t("notReleased")}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {shown.map((evidence) => (
            <li key={evidence.id}>
              <Quote
                at={evidence.occurredAt}
                href={momentHref(projectSlug, evidence)}
                source={sourceOf(evidence)}
              >
                {evidence.excerpt}
              </Quote>
              {rule.layer === "project" && isForOthers(evidence) ? (
                <ReleasedWords projectSlug={projectSlug} evidence={evidence} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 ? (
        <Button variant="quiet" size="small" className="-ml-2 self-start" onClick={() => setAll(true)}>
          {t("more", { count: hidden })}
        </Button>
      ) : null}
      <Relations rule={rule} />
    </aside>
  );

  function sourceOf(evidence: RuleEvidence) {
    if (!evidence.isMine) return evidence.saidBy;
    if (evidence.kind === "written") return t("written");
    return evidence.kind === "relapse" ? t("relapse") : undefined;
  }
}

/** What the person said later, to their own agent, stays with them. */
function isForOthers({ isMine, kind, released }: RuleEvidence): boolean {
  return isMine && (kind !== "relapse" || released);
}

function Relations({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("rule.margin");
  const groups = [
    { key: "replaces", rules: rule.supersedes },
    { key: "replacedBy", rules: rule.supersededBy ? [rule.supersededBy] : [] },
  ] as const;
  const approvals = rule.approvals.filter(({ valid }) => valid);
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {groups
        .filter(({ rules }) => rules.length > 0)
        .map(({ key, rules }) => (
          <div key={key}>
            <p className="text-ink-muted text-sm">{t(key)}</p>
            <ul>
              {rules.map((related) => (
                <li key={related.id}>
                  <RuleLink rule={related} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      {approvals.length > 0 ? (
        <p>
          <span className="text-ink-muted">{t("approvedBy")}</span>{" "}
          {approvals.map(({ approverName }) => approverName).join(", ")}
        </p>
      ) : null}
    </div>
  );
}

/** The moment in the session; only its own person has the ids. */
export function momentHref(
  projectSlug: string,
  { sessionId, eventId }: { sessionId: string | null; eventId: string | null },
): string | undefined {
  if (!sessionId) return undefined;
  const at = eventId ? `?at=${eventId}` : "";
  return projectPath(projectSlug, `sessions/${sessionId}${at}`);
}
