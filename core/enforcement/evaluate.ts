import { rulesFor } from "../bundle/index-lookup";
import type { Bundle, BundleRule } from "../bundle/schema";
import type { DecisionKind, RuleVerdict } from "../hook-event/schema";
import { needsRegex } from "../verifiers/needs-regex";
import type { Finding } from "../verifiers/verifier";
import { judgeComposites } from "./composite";
import { settleDeadlocks } from "./deadlock";
import { incidentId, nextStep, openIncident } from "./incident";
import { judge } from "./judge";
import type { EnforcementContext, EnforcementDecision, Moment } from "./schema";
import {
  askedLine,
  askText,
  denialText,
  holdText,
  releasedLine,
  remindText,
  stoppedLine,
  yieldedLine,
} from "./wording";

const MAX_VERDICTS = 100;
const SEVERITY_ORDER = { minor: 0, major: 1, critical: 2, blocker: 3 } as const;
const DECISION_ORDER: Record<DecisionKind, number> = { pass: 0, remind: 1, ask: 2, deny: 3 };

export type EvaluateInput = {
  bundle: Bundle;
  moment: Moment;
  context: EnforcementContext;
  /** Milliseconds since the epoch; only for the dates in texts. */
  now: number;
};

/** What one rule adds to the decision. */
type Ruling = {
  rule: BundleRule;
  finding: Finding;
  verdict: RuleVerdict;
  reason?: string;
  incident?: EnforcementDecision["incidents"][number];
  released?: boolean;
};

/**
 * Asks every rule of a bundle that can have a say at this moment (enforcement.md section 5).
 * Never answers “allow”: `pass` is silence. Never throws for a rule's fault; a rule that cannot
 * be judged is `undecided`. When `needsEngine` says so, load `verifiers/regex-engine` before.
 */
export function evaluate({ bundle, moment, context, now }: EvaluateInput): EnforcementDecision {
  const rulings: Ruling[] = [];
  for (const position of rulesFor(bundle, moment)) {
    const rule = bundle.rules[position];
    const finding = rule && judge(rule, moment, context);
    if (rule && finding) rulings.push(rulingOf({ rule, finding, moment, context, now }));
  }
  const wholes = judgeComposites(bundle, rulings, ({ verdict }) => verdict.decision !== "pass");
  for (const { partsSpeak, ...whole } of wholes) {
    const ruling = rulingOf({ ...whole, moment, context, now });
    rulings.push(partsSpeak ? silent(ruling, context) : ruling);
  }
  const settled = settleDeadlocks(rulings, moment, context);
  const { crossings, deadlocks } = settled;
  settled.rulings.sort(bySeverity);
  return { ...joined(settled.rulings, now), crossings, deadlocks };
}

/** A whole whose broken part speaks for itself: on record, and one voice less for the agent. */
function silent({ rule, finding, verdict }: Ruling, context: EnforcementContext): Ruling {
  const incident = incidentId(rule, context);
  const { ruleId, version, evidence } = verdict;
  return {
    rule,
    finding,
    verdict: { ruleId, version, verdict: "violated", evidence, incident, decision: "pass", outcome: "open" },
  };
}

/** Whether `evaluate` needs the RE2 engine for this moment. */
export function needsEngine(bundle: Bundle, moment: Moment): boolean {
  const specs = rulesFor(bundle, moment).flatMap((position) => bundle.rules[position]?.verifier ?? []);
  return needsRegex(specs, moment);
}

type RulingInput = Omit<EvaluateInput, "bundle"> & { rule: BundleRule; finding: Finding };

function rulingOf({ rule, finding, moment, context, now }: RulingInput): Ruling {
  const { evidence } = finding;
  const base = { ruleId: rule.id, version: rule.version, verdict: finding.verdict, evidence };
  if (finding.verdict !== "violated") return passing(rule, finding, context);
  if (isExempt(rule, evidence, context)) {
    const id = incidentId(rule, context);
    return {
      rule,
      finding,
      verdict: { ...base, decision: "pass", outcome: "exempted" },
      incident: {
        ruleId: rule.id,
        id,
        state: "exempted",
        denials: openIncident(rule, context)?.denials ?? 0,
      },
    };
  }
  if (rule.mode === "observe")
    return { rule, finding, verdict: { ...base, decision: "pass", outcome: "open" } };
  if (rule.mode === "remind" || moment.point === "action_finished") {
    const reason = remindText({ rule, evidence });
    return { rule, finding, verdict: { ...base, decision: "remind", outcome: "open" }, reason };
  }
  const step = nextStep(rule, moment, context);
  const id = incidentId(rule, context);
  const outcome = step.state === "exhausted" ? "exhausted" : "open";
  return {
    rule,
    finding,
    verdict: { ...base, decision: step.decision, incident: id, denial: step.denial, outcome },
    reason: reasonOf(step, { rule, evidence, now }),
    incident: { ruleId: rule.id, id, state: step.state, denials: step.denial },
    released: step.state === "exhausted" && step.decision === "pass",
  };
}

/** A passing act that the rule judges relevant closes its incident. */
function passing(rule: BundleRule, finding: Finding, context: EnforcementContext): Ruling {
  const base = {
    ruleId: rule.id,
    version: rule.version,
    verdict: finding.verdict,
    decision: "pass" as const,
  };
  const open = openIncident(rule, context);
  if (finding.verdict !== "satisfied" || !open) return { rule, finding, verdict: base };
  return {
    rule,
    finding,
    verdict: { ...base, incident: open.id, denial: open.denials, outcome: "fixed" },
    incident: { ruleId: rule.id, id: open.id, state: "fixed", denials: open.denials },
  };
}

function reasonOf(
  step: ReturnType<typeof nextStep>,
  text: { rule: BundleRule; evidence: string | undefined; now: number },
): string | undefined {
  if (step.decision === "pass") return undefined;
  if (step.decision === "ask") return askText(text);
  return step.holds ? holdText(text.rule) : denialText({ ...text, denial: step.denial });
}

function isExempt(rule: BundleRule, evidence: string | undefined, context: EnforcementContext): boolean {
  return context.passes.some(
    (pass) => pass.ruleId === rule.id && (pass.evidence === undefined || pass.evidence === evidence),
  );
}

function joined(rulings: readonly Ruling[], now: number): EnforcementDecision {
  const decision = rulings.reduce<DecisionKind>(
    (strongest, { verdict }) =>
      DECISION_ORDER[verdict.decision] > DECISION_ORDER[strongest] ? verdict.decision : strongest,
    "pass",
  );
  const reasons = rulings.flatMap(({ reason }) => reason ?? []);
  return {
    decision,
    reason: reasons.join("\n\n"),
    personLine: personLine(rulings, decision, now),
    verdicts: rulings.slice(0, MAX_VERDICTS).map(({ verdict }) => verdict),
    incidents: rulings.flatMap(({ incident }) => incident ?? []),
  };
}

function personLine(rulings: readonly Ruling[], decision: DecisionKind, now: number): string | null {
  const concerned = rulings.filter(
    ({ verdict }) => verdict.decision === decision && verdict.verdict === "violated",
  );
  const first = concerned[0];
  if (decision === "deny" && first) {
    return stoppedLine({ rule: first.rule, evidence: first.finding.evidence, now }, concerned.length - 1);
  }
  if (decision === "ask" && first)
    return askedLine({ rule: first.rule, evidence: first.finding.evidence, now });
  const yielded = rulings.find(({ verdict }) => verdict.deadlockWith && verdict.verdict === "violated");
  const winner = rulings.find(({ rule }) => rule.id === yielded?.verdict.deadlockWith);
  if (yielded && winner) return yieldedLine(yielded.rule, winner.rule);
  const released = rulings.find((ruling) => ruling.released);
  return released ? releasedLine({ rule: released.rule, evidence: released.finding.evidence, now }) : null;
}

/** Denials before questions before advice; within each, the most severe rule first. */
function bySeverity(a: Ruling, b: Ruling): number {
  const decisions = DECISION_ORDER[b.verdict.decision] - DECISION_ORDER[a.verdict.decision];
  return decisions || SEVERITY_ORDER[b.rule.severity] - SEVERITY_ORDER[a.rule.severity];
}
