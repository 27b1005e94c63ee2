import { stripHostText } from "../../../core/correction/strip-host-text";
import { type Author, MAX_TEXT_BYTES } from "../../../core/hook-event/schema";
import { commandLineOf } from "../person/command-line";
import { addPending } from "../state/pending-provenance";
import { deliverAtPrompt } from "./delivery";
import type { HookSession } from "./hook-session";
import { makeEvent, newId } from "./make-event";
import { addNotices } from "./notices";
import { type HookOutcome, silentOutcome } from "./outcome";
import { transcriptEvents } from "./transcript-events";

/** A turn that had an action this recently, and no end or interrupt since, is taken to be running still. */
const RUNNING_MS = 60_000;

/** A prompt: commands of the person act at once, everything else becomes an event and gets its context. */
export async function onPrompt(session: HookSession): Promise<HookOutcome> {
  const raw = session.event.prompt ?? "";
  const stripped = stripHostText(raw.slice(0, MAX_TEXT_BYTES * 4)).text;
  const author = promptAuthor(session, raw, stripped);
  const line = commandLineOf(stripped);
  return line === null ? onWords(session, { raw, stripped, author }) : onCommand(session, line, author);
}

/** trust.md section 3: who typed this prompt, as far as it can be known now. */
function promptAuthor({ event, file }: HookSession, raw: string, stripped: string): Author {
  if (raw.trim() !== "" && stripped.trim() === "") return "system";
  if (event.hostMade === true || /^\s*<(?:task-notification|system-reminder|hook_prompt)\b/.test(raw))
    return "system";
  return event.agentId ? "subagent" : file.author;
}

/** The model never sees a command, whoever gave it. */
async function onCommand(session: HookSession, line: string, author: Author): Promise<HookOutcome> {
  const outcome = silentOutcome();
  if (author !== "human") {
    outcome.answer.consumedPrompt = "Heed: only a person at an interactive prompt can give Heed commands.";
    return outcome;
  }
  const { obeyLine } = await import("./apart");
  const id = newId(session.deps, session.now);
  const { text, send } = obeyLine(session, line, id);
  outcome.answer.consumedPrompt = text;
  if (send) {
    const note = { type: "command", command: send, source: "prompt" } as const;
    const told = makeEvent(session, { id, kind: "client_note", author: "human", note });
    if (told) outcome.events.push(told);
  }
  outcome.flush = true;
  return outcome;
}

type Words = { raw: string; stripped: string; author: Author };

function onWords(session: HookSession, { raw, stripped, author }: Words): HookOutcome {
  const outcome = silentOutcome();
  const id = newId(session.deps, session.now + 1);
  const earlier = transcriptEvents(session, outcome.facts);
  const interrupted = earlier.some(({ kind }) => kind === "turn_interrupted");
  const starts = author !== "system" && author !== "subagent" && (interrupted || !isTurnRunning(session));
  const task = starts ? id : session.task;
  outcome.facts.push({
    t: "prompt",
    at: session.now,
    id,
    turn: session.event.turnId ?? "",
    task,
    author,
    starts,
    ...(session.bundle ? { b: session.bundle.hash } : {}),
    // Without a link nothing of what a person types is kept, not even here.
    x: session.linked.state === "linked" && session.linked.sends ? stripped : "",
  });
  const event = makeEvent(session, {
    id,
    kind: "prompt_submitted",
    prompt: raw,
    author,
    at: session.now + 1,
  });
  outcome.events.push(...earlier, ...(event ? [event] : []));
  if (event) rememberProvenance(session, id, author);
  if (author !== "system") {
    const started = starts ? startedSession(session, { task, prompt: stripped }) : session;
    deliverAtPrompt(started, outcome, stripped);
  }
  addNotices(session, outcome);
  outcome.flush = true;
  return outcome;
}

/** Text typed while a turn runs belongs to the running task (learning.md section 1). */
function isTurnRunning({ state, now }: HookSession): boolean {
  return (
    state.turnSince !== null && state.lastActionAt >= state.turnSince && now - state.lastActionAt < RUNNING_MS
  );
}

/** The session as it is once the prompt's task has begun: nothing of it was shown yet. */
function startedSession(
  session: HookSession,
  { task, prompt }: { task: string; prompt: string },
): HookSession {
  const { state, now } = session;
  return {
    ...session,
    task,
    state: {
      ...state,
      prompts: state.prompts + 1,
      shown: new Set(),
      task: { id: task, prompt, startedAt: now },
    },
  };
}

/** The host writes its transcript later, so a later hook or the flusher looks who typed this. */
function rememberProvenance(session: HookSession, promptEventId: string, author: Author): void {
  const { event, linked, deps } = session;
  if (linked.state !== "linked" || !linked.sends || !event.transcriptPath || !event.turnId) return;
  if (author !== "human" && author !== "headless") return;
  addPending(deps.home, {
    promptEventId,
    host: session.adapter.capabilities.host,
    session: event.session,
    turnId: event.turnId,
    transcriptPath: event.transcriptPath,
    origin: linked.link.origin,
    project: linked.link.project,
    author,
    at: session.now,
  });
}
