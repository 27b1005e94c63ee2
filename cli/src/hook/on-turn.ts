import type { Linked } from "../project/resolve-link";
import { claim } from "../state/claims";
import type { JournalStep } from "../state/session-state";
import type { HookSession } from "./hook-session";
import { judge } from "./judge";
import { makeEvent, newId } from "./make-event";
import { applyJudgement, denialFacts } from "./on-action";
import { type HookOutcome, silentOutcome } from "./outcome";
import { transcriptEvents } from "./transcript-events";

/** The agent wants to end its turn: required steps may continue it, within the cap. */
export function onTurnFinished(session: HookSession): HookOutcome {
  const outcome = silentOutcome();
  const { event, state, linked } = session;
  const id = newId(session.deps, session.now);
  const created = state.steps.filter(
    ({ kind, op, outcome: result }) => kind === "file_change" && op === "create" && result === "ok",
  );
  const filesCreated = created.map(({ text }) => text);
  const message = event.message ?? "";
  const judgement = judge(session, {
    point: "turn_finished",
    message,
    filesCreated,
    blockedBefore: event.blockedBefore,
  });
  if (judgement) applyJudgement(outcome, judgement);
  outcome.facts.push(...denialFacts(session, judgement, id));
  const continued = outcome.answer.decision === "deny" || outcome.answer.decision === "ask";
  if (!continued) outcome.facts.push({ t: "turn", at: session.now, agent: "" });
  outcome.events.push(...transcriptEvents(session, outcome.facts));
  const ended = makeEvent(session, {
    id,
    kind: "turn_finished",
    message,
    workspace: { filesCreated: sinceLink(created, linked), changes: [] },
    decision: judgement?.sent,
  });
  if (ended) outcome.events.push(ended);
  outcome.flush = true;
  return outcome;
}

/** Linking moves nothing that is older than the link (trust.md section 2). */
function sinceLink(created: JournalStep[], linked: Linked): string[] {
  const since = linked.state === "linked" ? Date.parse(linked.link.linkedAt) || 0 : 0;
  return created
    .filter(({ at }) => at >= since)
    .map(({ text }) => text)
    .slice(0, 500);
}

/** The person interrupted the turn: it has ended, and the host asks nothing at its end. */
export function onTurnInterrupted(session: HookSession): HookOutcome {
  const outcome = silentOutcome();
  outcome.facts.push({ t: "turn", at: session.now, agent: "" });
  outcome.events.push(...transcriptEvents(session, outcome.facts));
  const { deps, event, now } = session;
  // The transcript tells of it too, by the same id; where only it knows the time, there is no event of the hook.
  if (event.kind !== null && claim(deps.home, `interrupt:${event.session}:${event.turnId}`, now))
    outcome.events.push(...[makeEvent(session, { kind: "turn_interrupted" })].flatMap((made) => made ?? []));
  outcome.flush = true;
  return outcome;
}

/** A sub-agent's end is no end of the person's task, so required steps wait for the turn. */
export function onSubagentFinished(session: HookSession): HookOutcome {
  const outcome = silentOutcome();
  outcome.facts.push({ t: "turn", at: session.now, agent: session.event.agentId ?? "sub" });
  const ended = makeEvent(session, { kind: "turn_finished", message: session.event.message ?? "" });
  if (ended) outcome.events.push(ended);
  return outcome;
}
