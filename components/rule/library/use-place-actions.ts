"use client";

import { useTranslations } from "next-intl";
import type { RuleReference } from "@/core/rule/output";
import { useTRPCClient } from "@/lib/trpc/client";
import { usePerform } from "../use-perform";

/** Moves a rule in the library; each act has its way back. */
export function usePlaceActions(projectSlug: string) {
  const t = useTranslations("library.place");
  const client = useTRPCClient();
  const { perform, pending } = usePerform();
  const attachTo = (ruleId: string, parentId: string) =>
    client.rule.attach.mutate({ projectSlug, ruleId, parentId });
  const detachFrom = (ruleId: string) => client.rule.detach.mutate({ projectSlug, ruleId });

  return {
    pending,
    attach: (rule: RuleReference, parent: RuleReference, before: RuleReference | null) =>
      perform({
        call: () => attachTo(rule.id, parent.id),
        done: t("attached", { number: rule.number, parent: parent.number }),
        undo: () => (before ? attachTo(rule.id, before.id) : detachFrom(rule.id)),
      }),
    detach: (rule: RuleReference, parent: RuleReference) =>
      perform({
        call: () => detachFrom(rule.id),
        done: t("detached", { number: rule.number }),
        undo: () => attachTo(rule.id, parent.id),
      }),
  };
}

export type PlaceActions = ReturnType<typeof usePlaceActions>;
