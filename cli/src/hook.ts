import type { HookEvent } from "../../core/hook-event/schema";
import type { HostAdapter, HostPoint } from "../../core/hosts/adapter";
import { loadAdapter } from "../../core/hosts/load-adapter";
import { isHeldOff } from "./flush/flusher-lock";
import { actionsOf } from "./hook/actions-of";
import type { HookDeps } from "./hook/deps";
import { type HookSession, openHookSession } from "./hook/hook-session";
import { leavesCheckout } from "./hook/leaves-checkout";
import { loadEngine } from "./hook/load-engine";
import { makeEvent } from "./hook/make-event";
import { onActionFinished, onActionRequested, onActionsFinished } from "./hook/on-action";
import { onPrompt } from "./hook/on-prompt";
import { onCompacting, onSessionEnded, onSessionStarted, onSubagentStarted } from "./hook/on-session";
import { onSubagentFinished, onTurnFinished, onTurnInterrupted } from "./hook/on-turn";
import { type HookOutcome, silentOutcome } from "./hook/outcome";
import { claim, claimPayload } from "./state/claims";
import { checkHome, unusableLine } from "./state/home";
import { appendFacts } from "./state/journal";
import { logCode } from "./state/log";
import { codeOf } from "./state/private-file";
import { spoolEvents, spoolState } from "./state/spool";

export type HookInput = {
  /** `claude-code` or `claude_code`. */
  host: string;
  /** What the host wrote to standard input; null when it was longer than the cap. */
  text: string | null;
};

/** The valid no-op of every host: nothing on standard output, exit code 0. */
const NO_OP = "";
/** A spool that is older is brought to the server by an action's hook too. */
const STALE_SPOOL_MS = 5_000;

const HANDLERS: Record<HostPoint, (session: HookSession) => HookOutcome | Promise<HookOutcome>> = {
  session_started: onSessionStarted,
  prompt: onPrompt,
  action_requested: onActionRequested,
  action_finished: onActionFinished,
  actions_finished: onActionsFinished,
  turn_finished: onTurnFinished,
  turn_interrupted: onTurnInterrupted,
  subagent_started: onSubagentStarted,
  subagent_finished: onSubagentFinished,
  compacting: onCompacting,
  session_ended: onSessionEnded,
};

/** Moments at which the host's settings are looked at: they load that part anyway. */
const WATCHED: ReadonlySet<HostPoint> = new Set(["prompt", "turn_finished"]);

/**
 * Handles one event of a host and returns what to write to standard output. Never throws and never waits for the
 * network: whatever fails, the answer is the host's no-op (product.md, “What must never happen”).
 */
export async function runHook(input: HookInput, deps: HookDeps): Promise<string> {
  try {
    return await handle(input, deps);
  } catch (error) {
    logCode(deps.home, deps.now(), `hook.${codeOf(error)}`);
    return failed(input, deps.home, error);
  }
}

/** State that cannot be written switches Heed off, which a person must not find out by chance. */
async function failed({ host, text }: HookInput, home: string, error: unknown): Promise<string> {
  const path: unknown = error instanceof Error ? Reflect.get(error, "path") : null;
  if (text === null || typeof path !== "string" || !path.startsWith(home)) return NO_OP;
  try {
    const adapter = await loadAdapter(host);
    return adapter ? refusal(adapter, JSON.parse(text), unusableLine(home, codeOf(error))) : NO_OP;
  } catch {
    return NO_OP;
  }
}

async function handle({ host, text }: HookInput, deps: HookDeps): Promise<string> {
  const adapter = text === null ? null : await loadAdapter(host);
  if (!adapter || text === null) return NO_OP;
  const payload: unknown = JSON.parse(text);
  const home = checkHome(deps.home);
  if (!home.ok) return refusal(adapter, payload, home.reason);
  const session = await openHookSession(adapter, payload, deps);
  if (!session) return NO_OP;
  await openOthers(session, payload);
  await loadEngine(session);
  const first = claimEvent(session, text);
  const outcome = await HANDLERS[session.event.point](session);
  if (first) await watchHooks(session, outcome);
  if (!first) return adapter.render(session.event, repeated(outcome));
  record(session, outcome);
  return adapter.render(session.event, outcome.answer);
}

/** Entries that went missing are told to the person and to the server. */
async function watchHooks(session: HookSession, { answer, events }: HookOutcome): Promise<void> {
  if (!WATCHED.has(session.event.point) || answer.consumedPrompt !== undefined) return;
  const { lostHooks } = await import("./hook/apart");
  const detail = lostHooks(session);
  if (detail === null) return;
  answer.personLines.push(`Heed: ${detail}. Put them back: heed install`);
  const note = { type: "alarm", alarm: "hooks_lost", detail } as const;
  const event = makeEvent(session, { kind: "client_note", note, at: session.now + 3 });
  if (event) events.push(event);
}

async function openOthers(session: HookSession, payload: unknown): Promise<void> {
  if (!actionsOf(session.event).some((action) => leavesCheckout(action, session.file.root))) return;
  const { openTouched } = await import("./hook/apart");
  session.touched = openTouched(session, payload);
}

/** Facts go first: what cannot be counted must not hold an action, or it would be held for ever. */
function record(session: HookSession, outcome: HookOutcome): void {
  const { deps, event, now } = session;
  appendFacts(deps.home, event.session, outcome.facts);
  try {
    for (const key of outcome.used) claim(deps.home, key, now);
    spool(session, outcome.events);
    if (outcome.flush || isSpoolStale(session)) deps.startFlusher();
  } catch (error) {
    logCode(deps.home, now, `record.${codeOf(error)}`);
  }
}

function spool({ deps, linked, now }: HookSession, events: HookEvent[]): void {
  if (linked.state !== "linked" || events.length === 0) return;
  const dropped = spoolEvents({ home: deps.home, ...linked.link }, events);
  if (dropped > 0) logCode(deps.home, now, "spool.full");
}

function isSpoolStale({ deps, linked, now }: HookSession): boolean {
  if (linked.state !== "linked") return false;
  const { oldest } = spoolState({ home: deps.home, ...linked.link });
  return oldest !== null && now - oldest > STALE_SPOOL_MS && !isHeldOff(deps.home, now);
}

/** Two installs get every event twice: who is second still answers, but neither counts nor spools. */
function claimEvent({ deps, event, state, now }: HookSession, text: string): boolean {
  const key = `${event.session}:${event.agentId ?? ""}:${event.eventName}`;
  // A host may tell of one end several times, each with a time of its own.
  if (event.point === "session_ended") return claim(deps.home, `${key}:${state.task?.id ?? ""}`, now);
  if (event.callId) return claim(deps.home, `${key}:${event.callId}`, now);
  return claimPayload(deps.home, `${key}:${event.turnId ?? ""}`, text, now);
}

function repeated({ answer }: HookOutcome): HookOutcome["answer"] {
  return { ...answer, context: [], personLines: [] };
}

/** Said at prompts only, so that it does not follow every tool call. */
function refusal(adapter: HostAdapter, payload: unknown, reason: string): string {
  const place = {
    root: null,
    home: "",
    resolve: (path: string) => path,
    exists: () => false,
    read: () => null,
  };
  const event = adapter.normalise(payload, place);
  if (event?.point !== "prompt") return NO_OP;
  return adapter.render(event, { ...silentOutcome().answer, personLines: [reason] });
}
