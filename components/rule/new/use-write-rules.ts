"use client";

import { useTranslations } from "next-intl";
import type { RecipeReach } from "@/core/recipes/offers/schema";
import type { EnforcementMode } from "@/core/rule/schema";
import type { WrittenRules } from "@/core/rule/written";
import { useTRPCClient } from "@/lib/trpc/client";
import { usePerform } from "../use-perform";

type Written = { words: string; reach: RecipeReach; mode: EnforcementMode };

/** Makes rules of typed words; the notice takes all of them back. */
export function useWriteRules(projectSlug: string) {
  const t = useTranslations("new-rule.done");
  const client = useTRPCClient();
  const { perform, pending } = usePerform();

  function write(written: Written): Promise<WrittenRules | null> {
    return perform({
      call: () => client.rule.write.mutate({ projectSlug, ...written }),
      done: ({ added, left }) => {
        const [first] = added;
        const done = written.reach === "shared" ? "proposed" : "added";
        const said = added.length === 1 && first ? t(`${done}One`, first) : t(done, { count: added.length });
        return left.length > 0 ? `${said} ${t("left", { count: left.length })}` : said;
      },
      undo: async ({ added }) => {
        for (const { id } of added) await client.rule.undo.mutate({ projectSlug, rule: id });
      },
    });
  }

  return { write, pending };
}
