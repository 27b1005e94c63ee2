import type { BundleSourceRule } from "@/core/bundle/build";
import type { RuleDetail } from "@/core/rule/output";
import type { Trial } from "@/core/trial/schema";
import { TRIAL, trialMoments } from "@/core/trial/trial-moments";

export type TrialVerdict = {
  /**
   * `silent`: the rule has no say here · `unknown`: it could not be judged · `shown` and `notShown`: whether a prompt
   * brings the rule up.
   */
  outcome: "stopped" | "reminded" | "counted" | "passed" | "silent" | "unknown" | "shown" | "notShown";
  /** The offending part, as it stands in the trial. */
  evidence: string | null;
  /** What the agent would be told; empty when it is told nothing. */
  told: string;
};

/**
 * Asks one rule about one act, message or prompt, with the very code that runs at the hooks. The engine is loaded on
 * first use. Of the files of a patch the worst counts.
 * @param now milliseconds since the epoch
 */
export async function runTrial(rule: RuleDetail, trial: Trial, now: number): Promise<TrialVerdict> {
  const [{ buildBundle }, { evaluate }, { selectCards }] = await Promise.all([
    import("@/core/bundle/build"),
    import("@/core/enforcement/evaluate"),
    import("@/core/enforcement/cards"),
    import("@/core/verifiers/regex-engine"),
  ]);
  const bundle = buildBundle(
    {
      project: TRIAL,
      revision: { personal: 0, project: 0 },
      generatedAt: new Date(now).toISOString(),
      auditHeads: {},
      notices: [],
      standingBlock: "when-needed",
      rules: [toBundleRule(rule)],
    },
    () => "",
  );
  const { moments, context } = trialMoments(trial, rule.content.applicability, now);
  if (trial.kind === "prompt") {
    const around = { host: context.host, branch: context.branch, session: TRIAL };
    const { text } = selectCards({ bundle, prompt: trial.prompt, ...around, shown: new Set() });
    return { outcome: text === "" ? "notShown" : "shown", evidence: null, told: text };
  }
  const verdicts = moments.map((moment): TrialVerdict => {
    const { verdicts: judged, reason } = evaluate({ bundle, moment, context, now });
    const verdict = judged[0];
    if (!verdict) return SILENT;
    return { outcome: outcomeOf(verdict), evidence: verdict.evidence ?? null, told: reason };
  });
  return verdicts.toSorted((a, b) => WORST.indexOf(a.outcome) - WORST.indexOf(b.outcome))[0] ?? SILENT;
}

const SILENT: TrialVerdict = { outcome: "silent", evidence: null, told: "" };
const WORST: TrialVerdict["outcome"][] = ["stopped", "reminded", "counted", "unknown", "passed", "silent"];

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
