import type { HookSession } from "./hook-session";
import { judge } from "./judge";
import { makeEvent, newId } from "./make-event";
import { applyJudgement, denialFacts } from "./on-action";
import { type HookOutcome, silentOutcome } from "./outcome";
import { transcriptEvents } from "./transcript-events";

/** The agent wants to end its turn: required steps may continue it, within the cap. */
export function onTurnFinished(session: HookSession): HookOutcome {
  const outcome = silentOutcome();
  const { event, state } = session;
  const id = newId(session.deps, session.now);
  const filesCreated = state.steps
    .filter(({ kind, op, outcome: result }) => kind === "file_change" && op === "create" && result === "ok")
    .map(({ text }) => text);
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
    workspace: { filesCreated: filesCreated.slice(0, 500), changes: [] },
    decision: judgement?.sent,
  });
  if (ended) outcome.events.push(ended);
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
