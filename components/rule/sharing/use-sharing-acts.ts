"use client";

import { useTranslations } from "next-intl";
import type { RuleReference } from "@/core/rule/output";
import type { Policy } from "@/core/rule/schema";
import { useTRPCClient } from "@/lib/trpc/client";
import { usePerform } from "../use-perform";

type Reviewed = RuleReference & { contentHash: string };

/** What a person decides about shared rules for their own machines, each with its way back. */
export function useSharingActs(projectSlug: string) {
  const t = useTranslations("rule.sharing");
  const client = useTRPCClient();
  const { perform, pending } = usePerform();
  const mute = ({ id: ruleId }: RuleReference) => client.rule.mute.mutate({ projectSlug, ruleId });
  const unmute = ({ id: ruleId }: RuleReference) => client.rule.unmute.mutate({ projectSlug, ruleId });

  return {
    pending,
    mute: (rule: RuleReference) =>
      perform({
        call: () => mute(rule),
        done: t("mutedDone", { number: rule.number }),
        undo: () => unmute(rule),
      }),
    unmute: (rule: RuleReference) =>
      perform({
        call: () => unmute(rule),
        done: t("unmutedDone", { number: rule.number }),
        undo: () => mute(rule),
      }),
    /** They count from now on; whoever thinks better of it mutes them. */
    accept: (rules: readonly Reviewed[]) =>
      perform({
        call: async () => {
          for (const { id: ruleId, contentHash } of rules) {
            await client.rule.acceptShared.mutate({ projectSlug, ruleId, contentHash });
          }
        },
        done: t("acceptedDone", { count: rules.length }),
      }),
    setSharing: (sharedRules: Policy["sharedRules"]) =>
      perform({
        call: () => client.rule.setSharing.mutate({ sharedRules }),
        done: t(`policyDone.${sharedRules}`),
        undo: () =>
          client.rule.setSharing.mutate({ sharedRules: sharedRules === "review" ? "apply" : "review" }),
      }),
    rollBack: (revision: { id: string; revision: number }, present: string | null) =>
      perform({
        call: () => client.bundle.rollback.mutate({ projectSlug, revisionId: revision.id }),
        done: ({ refused }) =>
          refused.length > 0
            ? t("returnedExcept", { revision: revision.revision, refused: refused.join(", ") })
            : t("returned", { revision: revision.revision }),
        undo: present ? () => client.bundle.rollback.mutate({ projectSlug, revisionId: present }) : undefined,
      }),
  };
}
