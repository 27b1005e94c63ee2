import type { RuleDetail } from "@/core/rule/output";
import { EVERYWHERE, type RuleContent } from "@/core/rule/schema";

/** A rule's page view for component tests; everything can be said. */
export function ruleDetail(fields: Partial<RuleDetail> = {}, content: Partial<RuleContent> = {}): RuleDetail {
  const at = new Date("2026-11-29T14:02:00.000Z");
  const full: RuleContent = {
    statement: "Use pnpm, not npm.",
    instruction: "Use pnpm in this project.",
    applicability: EVERYWHERE,
    verifier: null,
    tier: "deterministic",
    recipe: null,
    recipeParams: null,
    message: "Use pnpm instead.",
    remedy: null,
    claim: { topic: "package-manager", subject: "npm", polarity: "forbid" },
    severity: "major",
    onExhausted: "release",
    ...content,
  };
  return {
    ...{ id: "00000000-0000-7000-8000-00000000000c", number: "R12", statement: full.statement },
    ...{ layer: "personal", scope: "project", status: "active", mode: "block", tier: full.tier },
    ...{ topic: full.claim.topic, severity: full.severity, source: "user_stated", version: 3 },
    ...{ isMine: true, authorName: "Ada", hosts: [], paths: [], parent: null, supersededBy: null },
    ...{ shape: "atomic", childCount: 0, maskedBy: null, reminder: null },
    ...{ localException: false, statusReason: "", snoozedUntil: null, lastRecurredAt: null },
    ...{ activatedAt: at, createdAt: at, updatedAt: at, content: full, contentHash: "c".repeat(64) },
    ...{ report: null, backtest: null, evidence: [], approvals: [], children: [], supersedes: [] },
    health: {
      counts: "everyone",
      ...{ chances: 0, fired: 0, fixed: 0, exhausted: 0, exempted: 0 },
      ...{ falsePositives: 0, relapses: 0, occurrences: 0 },
    },
    can: {
      ...{ edit: true, activate: true, pause: true, archive: true, restore: true, undo: true },
      ...{ propose: false, approve: false, approveBlockedBecause: null },
      ...{ approveNeedsSignIn: false, mute: false },
    },
    sharing: null,
    ...fields,
  };
}
