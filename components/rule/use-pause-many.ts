"use client";

import { useTranslations } from "next-intl";
import type { RuleReference } from "@/core/rule/output";
import { useTRPCClient } from "@/lib/trpc/client";
import { usePerform } from "./use-perform";

/** Pauses several rules at once; undo puts exactly those in force again. */
export function usePauseMany(projectSlug: string) {
  const t = useTranslations("rule.done");
  const client = useTRPCClient();
  const { perform, pending } = usePerform();

  async function pauseMany(rules: readonly RuleReference[]): Promise<boolean> {
    const ruleIds = rules.map(({ id }) => id);
    const result = await perform({
      call: () => client.rule.pauseMany.mutate({ projectSlug, ruleIds }),
      done: ({ paused }) => t("pausedMany", { count: paused }),
      undo: () => Promise.all(ruleIds.map((ruleId) => client.rule.activate.mutate({ projectSlug, ruleId }))),
    });
    return result !== null;
  }

  return { pauseMany, pending };
}
