"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { usePerform } from "@/components/rule/use-perform";
import { useRuleWords } from "@/components/rule/use-rule-words";
import type { FamilyView } from "@/core/family/schema";
import type { Severity } from "@/core/rule/schema";
import { useTRPC, useTRPCClient } from "@/lib/trpc/client";

/** What a person can decide about a topic; each act has its way back. */
export function useFamilyActions(projectSlug: string) {
  const t = useTranslations("library.families.one");
  const words = useRuleWords();
  const { family: calls } = useTRPCClient();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { perform, pending } = usePerform();
  const renewed = async <T>(call: Promise<T>): Promise<T> => {
    const result = await call;
    await queryClient.invalidateQueries({ queryKey: trpc.family.pathKey() });
    return result;
  };
  const at = ({ id }: FamilyView) => ({ projectSlug, familyId: id });

  return {
    pending,
    setSeverity: (family: FamilyView, severity: Severity | null) =>
      perform({
        call: () => renewed(calls.setSeverity.mutate({ ...at(family), severity })),
        done: (after) => {
          const said = {
            topic: words.topic(after.topic),
            severity: words.severity(after.severity).toLowerCase(),
          };
          return severity === null ? t("severityAuto", said) : t("severityDone", said);
        },
        undo: () => {
          const before = family.severityChosen ? family.severity : null;
          return renewed(calls.setSeverity.mutate({ ...at(family), severity: before }));
        },
      }),
    dismiss: (family: FamilyView) =>
      perform({
        call: () => renewed(calls.dismiss.mutate(at(family))),
        done: t("dismissDone", { topic: words.topic(family.topic) }),
        undo: () => renewed(calls.restore.mutate(at(family))),
      }),
    restore: (family: FamilyView) =>
      perform({
        call: () => renewed(calls.restore.mutate(at(family))),
        done: t("restoreDone", { topic: words.topic(family.topic) }),
        undo: () => renewed(calls.dismiss.mutate(at(family))),
      }),
  };
}
