"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { RuleDetail, RuleVersionView } from "@/core/rule/output";
import type { EnforcementMode, RuleContent } from "@/core/rule/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPCClient } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";
import { useRenewRules } from "../use-renew-rules";
import { describeIssue } from "./describe-issue";
import { type DraftErrors, findDraftErrors } from "./rule-draft";
import type { SayIssue } from "./spec-tree";

export type SavedRule = { version: number; mode: EnforcementMode };

const NO_ERRORS: DraftErrors = { fields: {}, check: {} };

/** The draft of a rule and its way to the server, with the version that it started from. */
export function useRuleEdit(rule: RuleDetail, onSaved: (saved: SavedRule) => void) {
  const t = useTranslations("rule.edit");
  const projectSlug = useProjectSlug();
  const client = useTRPCClient();
  const renew = useRenewRules();
  const [content, setContent] = useState(rule.content);
  const [mode, setMode] = useState(rule.mode);
  const [base, setBase] = useState(rule.version);
  const [stale, setStale] = useState<RuleVersionView | null>(null);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const say: SayIssue = (issue) => {
    const described = describeIssue(issue);
    return "text" in described ? described.text : t(`issues.${described.key}`, described.values);
  };

  async function saveFrom(expectedVersion: number, reason: string): Promise<void> {
    const found = findDraftErrors(content, say);
    setErrors(found ?? NO_ERRORS);
    setFailure(found ? t("invalid") : null);
    if (found) return;
    setPending(true);
    try {
      const version = await revise({ content, expectedVersion, reason });
      if (version !== null) {
        if (mode !== rule.mode) await client.rule.setMode.mutate({ projectSlug, ruleId: rule.id, mode });
        await renew();
        onSaved({ version, mode });
      }
    } catch (error) {
      const { message, fieldErrors } = readCallFailure(error);
      setFailure(fieldErrors["content.verifier"]?.[0] ?? message);
    } finally {
      setPending(false);
    }
  }

  /** The saved version; null when somebody was faster. An untouched content makes no new version. */
  async function revise(edit: { content: RuleContent; expectedVersion: number; reason: string }) {
    if (edit.content === rule.content) return rule.version;
    const result = await client.rule.revise.mutate({
      projectSlug,
      ruleId: rule.id,
      expectedVersion: edit.expectedVersion,
      content: edit.content,
      ...(edit.reason.trim() !== "" && { reason: edit.reason }),
    });
    if (result.ok) return result.rule.version;
    setStale(result.current);
    return null;
  }

  return {
    ...{ content, setContent, mode, setMode, errors, failure, pending, stale },
    save: (reason: string) => saveFrom(base, reason),
    /** Saves over the version that came in between; that one stays in the history. */
    saveOver: (reason: string) => saveFrom(stale?.version ?? base, reason),
    takeTheirs: () => {
      if (!stale) return;
      setContent(stale.content);
      setBase(stale.version);
      setStale(null);
    },
  };
}
