"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { needsRecentSignIn } from "@/components/account/needs-recent-sign-in";
import { toastDone, toastError } from "@/components/ui/toast";
import type { RuleDetail } from "@/core/rule/output";
import type { EnforcementMode } from "@/core/rule/schema";
import { useTRPCClient } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";
import { useRenewRules } from "../use-renew-rules";

type Approval = { mode: EnforcementMode; acknowledgedCommands: string[] };

/** Approves what was shown; an old sign-in is asked for in between and the approval goes on. */
export function useApprove(projectSlug: string, rule: RuleDetail, onDone: () => void) {
  const t = useTranslations("rule");
  const client = useTRPCClient();
  const renew = useRenewRules();
  const [pending, setPending] = useState(false);
  const [waiting, setWaiting] = useState<Approval | null>(null);
  const item = { projectSlug, itemId: `approval:${rule.id}` };

  async function approve(approval: Approval): Promise<void> {
    setPending(true);
    try {
      const { id: ruleId, contentHash, number } = rule;
      await client.rule.approve.mutate({ projectSlug, ruleId, contentHash, ...approval });
      setWaiting(null);
      await renew();
      onDone();
      toastDone(t("done.approved", { number }), {
        undo: { label: t("undo"), onUndo: () => void takeBack() },
      });
    } catch (error) {
      if (needsRecentSignIn(error)) setWaiting(approval);
      else toastError(t("failed"), { description: readCallFailure(error).message });
    } finally {
      setPending(false);
    }
  }

  async function takeBack(): Promise<void> {
    try {
      await client.inbox.undo.mutate(item);
      await renew();
      toastDone(t("undone"));
    } catch (error) {
      toastError(t("undoFailed"), { description: readCallFailure(error).message });
    }
  }

  return {
    pending,
    /** The person has to prove who they are first. */
    needsSignIn: waiting !== null,
    approve,
    /** Goes on with what waited for the sign-in. */
    resume: () => (waiting ? approve(waiting) : Promise.resolve()),
    forget: () => setWaiting(null),
  };
}
