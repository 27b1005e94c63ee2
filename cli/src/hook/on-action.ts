import { concernsHeed } from "../../../core/enforcement/concerns-heed";
import type { Threat } from "../../../core/enforcement/self-protection";
import { bypassedLine } from "../../../core/enforcement/wording";
import type { AgentAction, HookEvent, RuleVerdict } from "../../../core/hook-event/schema";
import { parseShell } from "../../../core/shell/parse";
import type { Fact } from "../state/journal";
import { actionsOf } from "./actions-of";
import { deliverBlock } from "./delivery";
import type { HookSession } from "./hook-session";
import type { Judgement } from "./judge";
import { judgeAction, judgementOfCall } from "./judge-touched";
import { makeEvent, newId } from "./make-event";
import { type HookOutcome, silentOutcome } from "./outcome";

/** An action is about to run: the rules may hold it. */
export async function onActionRequested(session: HookSession): Promise<HookOutcome> {
  const outcome = silentOutcome();
  for (const action of actionsOf(session.event)) {
    const threat = await threatOf(session, action);
    if (threat) return protectedOutcome(session, action, threat);
  }
  const judged = actionsOf(session.event).map((action, position) => ({
    id: newId(session.deps, session.now),
    action,
    judgement: judgeAction(session, { point: "action_requested", action }, position),
  }));
  const told = judged.find(({ judgement }) => judgement !== null && judgement.held.length > 0) ?? judged[0];
  if (!told) return outcome;
  const whole = judgementOfCall(judged.map(({ judgement }) => judgement));
  if (whole) applyJudgement(outcome, whole);
  outcome.facts.push(callFact(session, outcome.answer.decision, told.id));
  for (const { id, action, judgement } of judged) {
    outcome.facts.push(...denialFacts(session, judgement, id));
    const event = makeEvent(session, { id, kind: "action_requested", action, decision: judgement?.sent });
    if (event) outcome.events.push(event);
  }
  if (session.event.agentInput) deliverToAgent(session, outcome);
  return outcome;
}

/** A sub-agent that has no event of its own gets the rules with what starts it. */
function deliverToAgent(session: HookSession, outcome: HookOutcome): void {
  const { decision } = outcome.answer;
  if (decision === "deny" || decision === "ask") return;
  deliverBlock({ ...session, event: { ...session.event, agentId: "started" } }, outcome);
}

async function threatOf(
  { deps, event, file, place }: HookSession,
  action: AgentAction,
): Promise<Threat | null> {
  const { paths = [] } = event;
  if (!concernsHeed(action, paths, deps.home)) return null;
  const { checkSelfProtection } = await import("./apart");
  return checkSelfProtection({
    action,
    paths,
    heedHome: deps.home,
    userHome: deps.userHome,
    root: file.root,
    parse: parseShell,
    disk: place,
  });
}

/** An action is over: it becomes a step of the task, and its result may break a rule. */
export function onActionFinished(session: HookSession): HookOutcome {
  const outcome = silentOutcome();
  const { outcome: result = "ok" } = session.event;
  const judged = actionsOf(session.event).map((action, position) => ({
    action,
    judgement: judgeAction(session, { point: "action_finished", action, outcome: result }, position),
  }));
  if (judged.length === 0) return outcome;
  const whole = judgementOfCall(judged.map(({ judgement }) => judgement));
  if (whole) applyJudgement(outcome, whole);
  if (session.adapter.capabilities.remindsAfter) remindLate(session, outcome);
  outcome.facts.push(...judged.flatMap(({ action }) => stepFacts(session, action, result)));
  const bypassed = bypassVerdicts(session);
  addBypassAlarm(session, outcome, bypassed);
  judged.forEach(({ action, judgement }, position) => {
    const alsoBypassed = position === 0 ? bypassed : [];
    const event = makeEvent(session, {
      kind: "action_finished",
      action,
      outcome: result,
      decision: judgement?.sent && {
        ...judgement.sent,
        verdicts: [...judgement.sent.verdicts, ...alsoBypassed].slice(-100),
      },
    });
    if (event) outcome.events.push(event);
  });
  return outcome;
}

/** What the host did not take before the call. It is on record since then, so here it is only said. */
function remindLate(session: HookSession, { answer }: HookOutcome): void {
  actionsOf(session.event).forEach((action, position) => {
    const { decision, reason = "" } =
      judgeAction(session, { point: "action_requested", action }, position)?.decision ?? {};
    if (decision === "remind" && !answer.reason.includes(reason)) answer.context.push(reason);
  });
}

/** Calls that only the batch shows were refused by the host before any hook ran. */
export function onActionsFinished(session: HookSession): HookOutcome {
  const outcome = silentOutcome();
  for (const call of session.event.calls ?? []) {
    if (session.state.calls.has(call.id)) continue;
    const event = makeEvent(session, { kind: "action_finished", action: call.action, outcome: call.outcome });
    outcome.facts.push({ ...callFact(session, "pass", event?.id ?? ""), id: call.id });
    if (event) outcome.events.push(event);
  }
  return outcome;
}

/** Copies what the rules decided into the answer. */
export function applyJudgement(outcome: HookOutcome, { decision, facts, used }: Judgement): void {
  outcome.answer.decision = decision.decision;
  outcome.answer.reason = decision.reason;
  if (decision.personLine) outcome.answer.personLines.push(decision.personLine);
  outcome.facts.push(...facts);
  outcome.used.push(...used);
}

/** What `heed: wrong` and `heed why` speak of. */
export function denialFacts(session: HookSession, judgement: Judgement | null, eventId: string): Fact[] {
  const held = judgement?.held ?? [];
  return held.map(({ ruleId, version, number, evidence }) => ({
    t: "denial",
    at: session.now,
    r: ruleId,
    v: version,
    n: number,
    e: eventId,
    x: evidence,
  }));
}

function callFact(session: HookSession, decision: string, eventId: string): Extract<Fact, { t: "call" }> {
  const { callId = "", agentId = "" } = session.event;
  return { t: "call", at: session.now, id: callId, agent: agentId, d: decision, e: eventId };
}

function stepFacts(session: HookSession, action: AgentAction, result: string): Fact[] {
  const base = {
    t: "step",
    at: session.now,
    agent: session.event.agentId ?? "",
    k: action.kind,
    o: result,
  } as const;
  switch (action.kind) {
    case "shell_command":
      return [
        { ...base, ...(action.cwd && action.cwd !== "." ? { cwd: action.cwd } : {}), x: action.command },
      ];
    case "file_change":
      return [{ ...base, op: action.op, x: action.path }];
    case "file_read":
      return [{ ...base, x: action.path }];
    case "mcp":
      return [{ ...base, x: `${action.server}/${action.tool}` }];
    case "web":
      return [{ ...base, x: "web" }];
    case "other":
      return [{ ...base, x: action.tool }];
  }
}

function wasDenied({ event, state }: HookSession): boolean {
  if (!event.callId || event.outcome !== "ok") return false;
  return state.calls.get(event.callId)?.decision === "deny";
}

/** The host ran what it was told to deny (enforcement.md section 5). */
function bypassVerdicts(session: HookSession): RuleVerdict[] {
  const { event, state, bundle, task } = session;
  if (!wasDenied(session)) return [];
  const eventId = state.calls.get(event.callId ?? "")?.eventId ?? "";
  return (state.denials.get(eventId) ?? []).flatMap(({ ruleId, version, evidence }) => {
    // A rule of another checkout's project is none of this project's business.
    if (!bundle?.rules.some(({ id }) => id === ruleId)) return [];
    const incident = `${ruleId}:${task}`;
    return [
      { ruleId, version, verdict: "violated", decision: "deny", outcome: "bypassed", incident, evidence },
    ];
  });
}

/** The person is told; where no rule had denied it, Heed itself was changed. */
function addBypassAlarm(session: HookSession, outcome: HookOutcome, bypassed: RuleVerdict[]): void {
  if (!wasDenied(session)) return;
  const [first] = bypassed;
  if (first) {
    const number = session.bundle?.rules.find(({ id }) => id === first.ruleId)?.number ?? "a rule";
    outcome.answer.personLines.push(bypassedLine(number, first.evidence));
    return;
  }
  if (session.state.calls.get(session.event.callId ?? "")?.eventId !== "") return;
  outcome.answer.personLines.push(bypassedLine("Heed's own protection", undefined));
  const detail = "the host ran what was stopped";
  const note = { type: "alarm", alarm: "self_protection", detail } as const;
  const event = makeEvent(session, { kind: "client_note", note, at: session.now + 1 });
  if (event) outcome.events.push(event);
}

function protectedOutcome(session: HookSession, action: AgentAction, threat: Threat): HookOutcome {
  const outcome = silentOutcome();
  outcome.answer.decision = "deny";
  outcome.answer.reason = threat.reason;
  outcome.answer.personLines.push(`Heed stopped the agent from changing Heed: ${threat.detail}`);
  outcome.facts.push(callFact(session, "deny", ""));
  const events: (HookEvent | null)[] = [
    makeEvent(session, { kind: "action_requested", action }),
    makeEvent(session, {
      kind: "client_note",
      note: { type: "alarm", alarm: "self_protection", detail: threat.detail.slice(0, 500) },
      at: session.now + 1,
    }),
  ];
  outcome.events.push(...events.flatMap((event) => event ?? []));
  return outcome;
}
