"use client";

import { useTranslations } from "next-intl";
import type { RecipePick, RecipeReach } from "@/core/recipes/offers/schema";
import type { EnforcementMode } from "@/core/rule/schema";
import { useTRPCClient } from "@/lib/trpc/client";
import { usePerform } from "../rule/use-perform";

type Added = {
  picks: RecipePick[];
  reach: RecipeReach;
  mode: EnforcementMode;
  /** As soon as they are rules, before what shows them is read again: a pick is not both. */
  onAdded: () => void;
};

/** Makes rules of what is picked; the notice takes all of them back. */
export function useAddRecipes(projectSlug: string) {
  const t = useTranslations("recipe.done");
  const client = useTRPCClient();
  const { perform, pending } = usePerform();

  async function add({ picks, reach, mode, onAdded }: Added): Promise<void> {
    await perform({
      call: async () => {
        const result = await client.recipe.add.mutate({ projectSlug, picks, reach, mode });
        onAdded();
        return result;
      },
      done: ({ added, left }) => {
        const [first] = added;
        const done = reach === "shared" ? "proposed" : "added";
        const said = added.length === 1 && first ? t(`${done}One`, first) : t(done, { count: added.length });
        return left.length > 0 ? `${said} ${t("left", { count: left.length })}` : said;
      },
      undo: async ({ added }) => {
        for (const { id } of added) await client.rule.undo.mutate({ projectSlug, rule: id });
      },
    });
  }

  return { add, pending };
}
