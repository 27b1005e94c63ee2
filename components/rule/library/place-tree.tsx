"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { RuleDetail, RuleReference } from "@/core/rule/output";
import { useTRPC } from "@/lib/trpc/client";
import { RuleLink } from "../rule-link";
import { StatusBadge } from "../status-badge";

type PlaceTreeProps = { rule: RuleDetail; parent: RuleReference; projectSlug: string };

/** The rule among those that stand beside it, under the one that they all hang on. */
export function PlaceTree({ rule, parent, projectSlug }: PlaceTreeProps) {
  const t = useTranslations("library.place");
  const trpc = useTRPC();
  const found = useQuery(trpc.rule.get.queryOptions({ projectSlug, ruleId: parent.id }));
  const siblings = found.data?.children ?? [];
  if (siblings.length < 2) return null;
  return (
    <nav aria-label={t("tree")}>
      <ul>
        <li>
          <span className="flex min-w-0 flex-wrap items-center gap-2 py-1">
            <RuleLink rule={parent} />
          </span>
          <ul className="border-l-2 pl-3">
            {siblings.map((sibling) => (
              <li key={sibling.id} className="flex min-w-0 flex-wrap items-center gap-2 py-1">
                {sibling.id === rule.id ? (
                  <span aria-current="page" className="font-medium [overflow-wrap:anywhere]">
                    {sibling.number} {sibling.statement}
                  </span>
                ) : (
                  <RuleLink rule={sibling} />
                )}
                <StatusBadge status={sibling.status} />
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  );
}
