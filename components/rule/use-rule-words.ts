"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { EnforcementMode, Layer, RuleStatus, Scope, Severity, Tier } from "@/core/rule/schema";

/** Names of what a rule can be. Topics are keys of an open set: a known one has a message, others are spelt out. */
export function useRuleWords() {
  const t = useTranslations("rule");
  return useMemo(
    () => ({
      mode: (mode: EnforcementMode) => t(`modes.${mode}`),
      status: (status: RuleStatus) => t(`statuses.${status}`),
      layer: (layer: Layer) => t(`layers.${layer}`),
      scope: (scope: Scope) => t(`scopes.${scope}`),
      tier: (tier: Tier) => t(`tiers.${tier}`),
      severity: (severity: Severity) => t(`severities.${severity}`),
      host: (host: string) => {
        const known = HOSTS.find((name) => name === host);
        return known ? t(`hosts.${known}`) : host;
      },
      topic: topicText,
    }),
    [t],
  );
}

const HOSTS = ["claude_code", "codex", "gemini_cli", "dsh"] as const;

/** `package-manager` → “package manager”; `command:npm` → “npm”. */
export function topicText(topic: string): string {
  const name = /^(?:command|import|text|path|tool|phrase):(.+)$/.exec(topic)?.[1];
  return name ?? topic.replace(/^procedure:/, "").replaceAll("-", " ");
}
