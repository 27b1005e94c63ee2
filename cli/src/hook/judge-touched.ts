import { evaluate } from "../../../core/enforcement/evaluate";
import type { EnforcementDecision, Moment } from "../../../core/enforcement/schema";
import type { HookSession } from "./hook-session";
import { contextOf, type Judgement, judge, judgementOf } from "./judge";
import type { TouchedCheckout } from "./touched-checkout";

type ActionMoment = Exclude<Moment, { point: "turn_finished" }>;

/**
 * Asks the session's rules about an action, and those of each other linked checkout that it touches: rules follow
 * the repository of the touched path, and can only be added to (trust.md section 2).
 * @param position of the action in its call
 */
export function judgeAction(session: HookSession, moment: ActionMoment, position = 0): Judgement | null {
  let judgement = judge(session, moment);
  for (const touched of session.touched) {
    if (touched.position !== position) continue;
    const other = judgeTouched(session, touched, moment, judgement);
    judgement = judgement && other ? joined(judgement, other) : (judgement ?? other);
  }
  return judgement;
}

/** A global rule is in both libraries; what has judged the act already is not asked again. */
function judgeTouched(
  session: HookSession,
  touched: TouchedCheckout,
  moment: ActionMoment,
  before: Judgement | null,
): Judgement | null {
  const asked = new Set(before?.decision.verdicts.map(({ ruleId }) => ruleId));
  const bundle = touched.openRules(asked);
  if (!bundle) return null;
  const { action, passes } = touched;
  const context = contextOf(session, bundle, touched);
  const there = { ...moment, action };
  const decision = evaluate({ bundle, moment: there, context, now: session.now });
  return judgementOf(session, { bundle, decision, moment: there, passes });
}

/** What holds a part of a call holds all of it; then no part complied with anything. */
export function judgementOfCall(parts: (Judgement | null)[]): Judgement | null {
  const judged = parts.flatMap((part) => part ?? []);
  const [first, ...rest] = judged;
  if (!first) return null;
  const whole = rest.reduce(joined, first);
  if (rest.length === 0 || whole.held.length === 0) return whole;
  return { ...whole, facts: whole.facts.filter((fact) => fact.t !== "incident" || fact.s !== "fixed") };
}

const ORDER = ["pass", "remind", "ask", "deny"];

function joined(own: Judgement, other: Judgement): Judgement {
  return {
    decision: strongest(own.decision, other.decision),
    sent: own.sent,
    facts: [...own.facts, ...other.facts],
    used: [...own.used, ...other.used],
    held: [...own.held, ...other.held],
  };
}

function strongest(a: EnforcementDecision, b: EnforcementDecision): EnforcementDecision {
  const [first, second] = ORDER.indexOf(a.decision) >= ORDER.indexOf(b.decision) ? [a, b] : [b, a];
  return {
    decision: first.decision,
    reason: [...new Set([first.reason, second.reason])].filter(Boolean).join("\n\n"),
    personLine: first.personLine ?? second.personLine,
    verdicts: [...a.verdicts, ...b.verdicts],
    incidents: [...a.incidents, ...b.incidents],
  };
}
