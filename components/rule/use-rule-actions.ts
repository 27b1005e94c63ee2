"use client";

import { useTranslations } from "next-intl";
import type { RuleDetail, RuleReference } from "@/core/rule/output";
import type { EnforcementMode } from "@/core/rule/schema";
import { useTRPCClient } from "@/lib/trpc/client";
import { usePerform } from "./use-perform";
import { useRuleWords } from "./use-rule-words";

/** What the page of a rule can do with it; each act has its way back. */
export function useRuleActions(projectSlug: string) {
  const t = useTranslations("rule.done");
  const words = useRuleWords();
  const client = useTRPCClient();
  const { perform, pending } = usePerform();
  const at = (ruleId: string) => ({ projectSlug, ruleId });

  return {
    pending,
    setMode: (rule: RuleReference, mode: EnforcementMode) =>
      perform({
        call: () => client.rule.setMode.mutate({ ...at(rule.id), mode }),
        done: t("mode", { number: rule.number, mode: words.mode(mode) }),
        undo: () => client.rule.setMode.mutate({ ...at(rule.id), mode: rule.mode }),
      }),
    pause: (rule: RuleReference) =>
      perform({
        call: () => client.rule.pause.mutate(at(rule.id)),
        done: t("paused", { number: rule.number }),
        undo: () => client.rule.activate.mutate(at(rule.id)),
      }),
    resume: (rule: RuleReference) =>
      perform({
        call: () => client.rule.activate.mutate(at(rule.id)),
        done: t("active", { number: rule.number }),
        undo: rule.status === "paused" ? () => client.rule.pause.mutate(at(rule.id)) : undefined,
      }),
    /** A proposal goes through its inbox item, which knows the way back. */
    accept: (rule: RuleReference) =>
      perform({
        call: () => client.inbox.accept.mutate({ projectSlug, itemId: proposalItem(rule) }),
        done: ({ summary }) => summary,
        undo: () => client.inbox.undo.mutate({ projectSlug, itemId: proposalItem(rule) }),
      }),
    dismiss: (rule: RuleReference) =>
      perform({
        call: () => client.inbox.dismiss.mutate({ projectSlug, itemId: proposalItem(rule) }),
        done: ({ summary }) => summary,
        undo: () => client.inbox.undo.mutate({ projectSlug, itemId: proposalItem(rule) }),
      }),
    archive: (rule: RuleReference) =>
      perform({
        call: () => client.rule.archive.mutate(at(rule.id)),
        done: t("archived", { number: rule.number }),
        undo: async () => {
          await client.rule.restore.mutate(at(rule.id));
          if (rule.status === "paused") await client.rule.pause.mutate(at(rule.id));
        },
      }),
    unarchive: (rule: RuleReference) =>
      perform({
        call: () => client.rule.restore.mutate(at(rule.id)),
        done: t("unarchived", { number: rule.number }),
        undo: () => client.rule.archive.mutate(at(rule.id)),
      }),
    /** A rule learned in a package of a monorepo counts in the whole repository from now on. */
    widen: (rule: RuleDetail) => {
      const { package: _folder, ...applicability } = rule.content.applicability;
      return perform({
        call: () =>
          client.rule.revise.mutate({
            ...at(rule.id),
            expectedVersion: rule.version,
            content: { ...rule.content, applicability },
            reason: t("widenReason"),
          }),
        done: ({ ok }) => t(ok ? "widened" : "changedMeanwhile", { number: rule.number }),
        undo: ({ ok }) =>
          ok ? client.rule.restore.mutate({ ...at(rule.id), version: rule.version }) : Promise.resolve(),
      });
    },
    restoreVersion: (rule: RuleDetail, version: number) =>
      perform({
        call: () => client.rule.restore.mutate({ ...at(rule.id), version }),
        done: t("restored", { number: rule.number, version }),
        undo: () => client.rule.restore.mutate({ ...at(rule.id), version: rule.version }),
      }),
    /** Takes back the decision that made or last changed the rule. */
    takeBack: (rule: RuleReference) =>
      perform({
        call: () => client.rule.undo.mutate({ projectSlug, rule: rule.id }),
        done: ({ summary }) => summary,
      }),
  };
}

export type RuleActions = ReturnType<typeof useRuleActions>;

function proposalItem(rule: RuleReference): string {
  return `proposal:${rule.id}`;
}
