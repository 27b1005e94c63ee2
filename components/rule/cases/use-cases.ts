"use client";

import { useTranslations } from "next-intl";
import type { RuleReference } from "@/core/rule/output";
import type { RuleContent } from "@/core/rule/schema";
import type { CaseVerdict, RuleCase, Trial } from "@/core/trial/schema";
import { useTRPCClient } from "@/lib/trpc/client";
import { usePerform } from "../use-perform";
import { judgeCase } from "./judge-case";

/** Keeps and removes cases of a rule, each with its way back. */
export function useCases(rule: RuleReference & { content: RuleContent }, projectSlug: string) {
  const t = useTranslations("trial");
  const client = useTRPCClient();
  const { perform, pending } = usePerform();
  const ruleId = rule.id;
  const add = (expected: CaseVerdict, trial: Trial) =>
    client.ruleCase.add.mutate({ projectSlug, ruleId, expected, trial });

  return {
    pending,
    /** The kept case, and whether today's check gets it wrong; null when it was refused. */
    keep: async (expected: CaseVerdict, trial: Trial) => {
      const kept = await perform({
        call: () => add(expected, trial),
        done: t("keep.kept", { number: rule.number }),
        failed: t("keep.failed"),
        undo: ({ id }) => client.ruleCase.remove.mutate({ projectSlug, caseId: id }),
      });
      if (!kept) return null;
      const { got } = await judgeCase(rule.content, trial);
      return { kept, isWrongNow: got !== expected };
    },
    remove: ({ id, expected, trial }: RuleCase) =>
      perform({
        call: () => client.ruleCase.remove.mutate({ projectSlug, caseId: id }),
        done: t("cases.removed"),
        failed: t("cases.removeFailed"),
        undo: () => add(expected, trial),
      }),
  };
}
