"use client";

import { useTranslations } from "next-intl";
import { usePerform } from "@/components/rule/use-perform";
import type { FactView } from "@/core/fact/output";
import { useTRPCClient } from "@/lib/trpc/client";

/** What can be done with a fact; each act has its way back. */
export function useFactActions(projectSlug: string) {
  const t = useTranslations("fact");
  const client = useTRPCClient();
  const { perform, pending } = usePerform();
  const at = ({ id }: FactView) => ({ projectSlug, factId: id });

  return {
    pending,
    retire: (fact: FactView) =>
      perform({
        call: () => client.fact.retire.mutate(at(fact)),
        done: t("done.retired"),
        undo: () => client.fact.restore.mutate(at(fact)),
      }),
    restore: (fact: FactView) =>
      perform({
        call: () => client.fact.restore.mutate(at(fact)),
        done: t("done.restored"),
        undo: () => client.fact.retire.mutate(at(fact)),
      }),
    promote: (fact: FactView) =>
      perform({
        call: () => client.fact.promote.mutate(at(fact)),
        done: ({ rule }) => t("done.promoted", { number: rule.number }),
        undo: ({ rule }) => client.rule.undo.mutate({ projectSlug, rule: rule.id }),
      }),
  };
}

export type FactActions = ReturnType<typeof useFactActions>;
