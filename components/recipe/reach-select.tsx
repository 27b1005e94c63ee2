"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/select";
import { RECIPE_REACHES, type RecipeReach } from "@/core/recipes/offers/schema";
import { useProject } from "@/lib/project/use-project";

type ReachSelectProps = { reach: RecipeReach; onChange: (reach: RecipeReach) => void };

/** For whom the new rules count; who may not propose shared ones is not offered that. */
export function ReachSelect({ reach, onChange }: ReachSelectProps) {
  const t = useTranslations("recipe.reach");
  const project = useProject();
  const canPropose = project?.can("rule:propose") ?? false;
  return (
    <>
      <Select
        aria-label={t("label")}
        className="w-full sm:w-64"
        value={reach}
        onValueChange={onChange}
        options={RECIPE_REACHES.map((value) => ({
          value,
          label: t(value),
          ...(value === "shared" && { description: t("sharedHint"), disabled: !canPropose }),
        }))}
      />
      {reach === "shared" ? <span className="text-ink-muted text-sm">{t("sharedHint")}</span> : null}
    </>
  );
}
