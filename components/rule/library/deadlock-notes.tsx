"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { TextLink } from "@/components/ui/text-link";
import type { RuleDetail } from "@/core/rule/output";
import { useTRPC } from "@/lib/trpc/client";
import { momentHref } from "../evidence-margin";
import { RuleLink } from "../rule-link";

const SHOWN = 5;

/** When this rule and another one ruled each other out, in the reader's own sessions. */
export function DeadlockNotes({ rule, projectSlug }: { rule: RuleDetail; projectSlug: string }) {
  const t = useTranslations("library.deadlock");
  const trpc = useTRPC();
  const found = useQuery(trpc.deadlock.list.queryOptions({ projectSlug, ruleId: rule.id, limit: SHOWN }));
  if (!found.data || found.data.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium">{t("title")}</h3>
      <ul className="mt-1 flex flex-col divide-y">
        {found.data.map((deadlock) => {
          const hasLost = deadlock.released.id === rule.id;
          const other = hasLost ? deadlock.winner : deadlock.released;
          const href = momentHref(projectSlug, deadlock);
          return (
            <li key={deadlock.id} className="flex flex-wrap items-baseline justify-between gap-2 py-1.5">
              <span>
                <RuleLink rule={other} />{" "}
                <span className="text-ink-muted">
                  {t(hasLost ? "lost" : "won", { number: other.number })}
                </span>
              </span>
              <span className="flex gap-2 text-ink-muted text-sm">
                <RelativeTime value={deadlock.occurredAt} />
                {href ? <TextLink href={href}>{t("see")}</TextLink> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
