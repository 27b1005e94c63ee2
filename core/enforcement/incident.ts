import type { BundleRule } from "../bundle/schema";
import type { DecisionKind } from "../hook-event/schema";
import type { Severity } from "../rule/schema";
import type { EnforcementContext, EnforcementDecision, Incident, Moment } from "./schema";
import { MAX_DENIALS } from "./wording";

export type IncidentStep = {
  decision: DecisionKind;
  /** Number of denials including this one. */
  denial: number;
  state: EnforcementDecision["incidents"][number]["state"];
  /** After the cap: the rule keeps denying with a short text. */
  holds: boolean;
};

/** One incident = one rule in one task until complied with. */
export function incidentId(rule: BundleRule, context: EnforcementContext): string {
  return `${rule.id}:${context.task}`;
}

export function openIncident(rule: BundleRule, context: EnforcementContext): Incident | undefined {
  return context.incidents.find((incident) => incident.ruleId === rule.id && incident.denials > 0);
}

/** What the next violation of a blocking rule leads to (enforcement.md section 5, cap and `onExhausted`). */
export function nextStep(rule: BundleRule, moment: Moment, context: EnforcementContext): IncidentStep {
  const open = openIncident(rule, context);
  const denials = open?.denials ?? 0;
  if (denials < MAX_DENIALS) {
    const denial = Math.min(MAX_DENIALS, denials + (isIdleTurnEnd(moment, open) ? 2 : 1));
    return { decision: "deny", denial, state: "denied", holds: false };
  }
  const turnEnd = moment.point === "turn_finished";
  const after = turnEnd ? "release" : exhaustedBehaviour(rule);
  if (after === "release") return { decision: "pass", denial: denials, state: "exhausted", holds: false };
  if (after === "ask" && context.canAsk)
    return { decision: "ask", denial: denials, state: "exhausted", holds: false };
  return { decision: "deny", denial: denials + 1, state: "denied", holds: true };
}

/** Serious rules ask instead of letting go, whatever the recipe chose. */
function exhaustedBehaviour(rule: BundleRule) {
  if (rule.onExhausted === "release" && isSerious(rule.severity)) return "ask";
  return rule.onExhausted;
}

function isSerious(severity: Severity): boolean {
  return severity === "critical" || severity === "blocker";
}

/** A turn that ends again with no action since the denial counts double. */
function isIdleTurnEnd(moment: Moment, open: Incident | undefined): boolean {
  return (
    moment.point === "turn_finished" && moment.blockedBefore && open !== undefined && open.lastAction === null
  );
}
