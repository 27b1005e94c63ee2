import type { BundleSourceRule } from "@/core/bundle/build";
import type { EnforcementContext, Moment, TaskStep } from "@/core/enforcement/schema";
import type { RuleDetail } from "@/core/rule/output";
import { readTaskSteps } from "./read-task-steps";

export const FILE_OPS = ["create", "modify", "delete", "read"] as const;
export type FileOp = (typeof FILE_OPS)[number];

/** What the person wants to see judged. */
export type Trial =
  | { kind: "command"; command: string; earlier: string }
  | { kind: "file"; path: string; op: FileOp; text: string; earlier: string }
  | { kind: "finish"; earlier: string };

export type TrialVerdict = {
  /** `silent`: the rule has no say here · `unknown`: it could not be judged. */
  outcome: "stopped" | "reminded" | "counted" | "passed" | "silent" | "unknown";
  /** The offending part, as it stands in the trial. */
  evidence: string | null;
  /** What the agent would be told; empty when it is told nothing. */
  told: string;
};

const SESSION = "trial";

/**
 * Asks one rule about one act, with the very code that runs at the hooks. The engine is loaded on first use.
 * @param now milliseconds since the epoch
 */
export async function runTrial(rule: RuleDetail, trial: Trial, now: number): Promise<TrialVerdict> {
  const [{ buildBundle }, { evaluate }] = await Promise.all([
    import("@/core/bundle/build"),
    import("@/core/enforcement/evaluate"),
    import("@/core/verifiers/regex-engine"),
  ]);
  const bundle = buildBundle(
    {
      project: SESSION,
      revision: { personal: 0, project: 0 },
      generatedAt: new Date(now).toISOString(),
      auditHeads: {},
      notices: [],
      standingBlock: "when-needed",
      rules: [toBundleRule(rule)],
    },
    () => "",
  );
  const context = contextFor(rule, readTaskSteps(trial.earlier, now));
  const { verdicts, reason } = evaluate({ bundle, moment: momentOf(trial), context, now });
  const verdict = verdicts[0];
  if (!verdict) return { outcome: "silent", evidence: null, told: "" };
  return { outcome: outcomeOf(verdict), evidence: verdict.evidence ?? null, told: reason };
}

type Judged = { verdict: "satisfied" | "violated" | "undecided"; decision: string };

function outcomeOf({ verdict, decision }: Judged): TrialVerdict["outcome"] {
  if (verdict === "undecided") return "unknown";
  if (verdict === "satisfied") return "passed";
  if (decision === "deny" || decision === "ask") return "stopped";
  return decision === "remind" ? "reminded" : "counted";
}

/** Status and session do not count in a trial: a paused rule can be tried as well. */
function toBundleRule(rule: RuleDetail): BundleSourceRule {
  const { content } = rule;
  const words = rule.evidence.find(({ isMine, released }) => isMine || released);
  return {
    ...{ id: rule.id, number: rule.number, layer: rule.layer, version: rule.version, mode: rule.mode },
    ...{ topic: rule.topic, severity: content.severity, tier: content.tier },
    ...{ statement: content.statement, instruction: content.instruction, message: content.message },
    ...{ remedy: content.remedy, applicability: content.applicability, verifier: content.verifier },
    ...{ claim: content.claim, onExhausted: content.onExhausted },
    scope: "project",
    words: words ? { text: words.excerpt, at: words.occurredAt.toISOString() } : null,
    author: rule.isMine ? "you" : rule.authorName,
    approvers: rule.approvals.filter(({ valid }) => valid).map(({ approverName }) => approverName),
    createdAt: rule.createdAt.toISOString(),
    weight: 0,
    occurrences: 0,
    lastRecurredAt: null,
  };
}

/** As if at a host and on a branch that the rule is about. */
function contextFor({ content }: RuleDetail, steps: TaskStep[]): EnforcementContext {
  const { hosts, branches, package: folder } = content.applicability;
  return {
    host: hosts[0] ?? "claude_code",
    branch: branches[0],
    package: folder,
    session: SESSION,
    task: SESSION,
    planMode: false,
    canAsk: true,
    steps,
    incidents: [],
    passes: [],
  };
}

function momentOf(trial: Trial): Moment {
  if (trial.kind === "finish") {
    return { point: "turn_finished", message: "", filesCreated: [], blockedBefore: false };
  }
  if (trial.kind === "command") {
    return {
      point: "action_requested",
      action: { kind: "shell_command", command: trial.command, argv: [], fileChanges: [] },
    };
  }
  const { path, op, text } = trial;
  if (op === "read") return { point: "action_requested", action: { kind: "file_read", path } };
  const lines = text === "" || op === "delete" ? [] : text.split("\n");
  return {
    point: "action_requested",
    action: {
      ...{ kind: "file_change", path, op, addedLines: lines, removedLines: [] },
      ...(lines.length > 0 && { content: text }),
    },
  };
}
