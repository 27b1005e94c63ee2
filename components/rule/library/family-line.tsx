"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/text-link";
import type { RuleDetail } from "@/core/rule/output";
import { projectPath } from "@/lib/navigation";
import { useTRPC } from "@/lib/trpc/client";
import { useRuleWords } from "../use-rule-words";

/** The topic of a rule with how often the reader said it, and where to see it over time. */
export function FamilyLine({ rule, projectSlug }: { rule: RuleDetail; projectSlug: string }) {
  const t = useTranslations("library.place");
  const words = useRuleWords();
  const trpc = useTRPC();
  const family = useQuery(trpc.family.find.queryOptions({ projectSlug, topic: rule.topic }));
  const name = words.topic(rule.topic);
  return (
    <p>
      <span className="text-ink-muted">{t("family")}</span>{" "}
      {family.data ? (
        <TextLink href={projectPath(projectSlug, `rules/topics/${family.data.id}`)}>{name}</TextLink>
      ) : (
        name
      )}
      {family.isSuccess ? (
        <span className="text-ink-muted">
          {" "}
          ({family.data ? t("familyCount", { count: family.data.occurrences }) : t("familyNone")})
        </span>
      ) : null}
    </p>
  );
}
