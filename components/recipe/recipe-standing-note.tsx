"use client";

import { Check, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/text-link";
import type { RecipeStanding } from "@/core/recipes/offers/schema";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";
import { useRuleWords } from "../rule/use-rule-words";

/** “You have this as R12”, with the way there; or what decides otherwise. */
export function RecipeStandingNote({ standing }: { standing: RecipeStanding }) {
  const t = useTranslations("recipe.standing");
  const words = useRuleWords();
  const projectSlug = useProjectSlug();
  const { says, rule, picked } = standing;
  const Icon = says === "same" ? Check : TriangleAlert;
  return (
    <span className="inline-flex items-start gap-1.5 text-sm">
      <Icon
        aria-hidden="true"
        className={says === "same" ? "mt-0.5 shrink-0 text-ink-muted" : "mt-0.5 shrink-0 text-warn"}
      />
      <span className="min-w-0 text-ink-muted">
        {rule
          ? t.rich(rule.layer === "project" ? `${says}Shared` : says, {
              number: rule.number,
              link: (number) => (
                <TextLink href={projectPath(projectSlug, `rules/${rule.id}`)} title={rule.statement}>
                  {number}
                </TextLink>
              ),
            })
          : t(`${says}Picked`, { title: picked ?? "" })}
        {rule && rule.status !== "active" ? ` (${words.status(rule.status)})` : null}
      </span>
    </span>
  );
}
