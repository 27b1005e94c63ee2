import type { HookEvent } from "@/core/hook-event/schema";
import { needsProcessing } from "./event-jobs";
import { agentSessionId } from "./session-key";

export type OwnedEvent = { event: HookEvent; projectId: string; ownerId: string };

const TITLE_LENGTH = 120;

/**
 * A batch as the parameters of one statement. What many of its events have in common is a context and is sent once,
 * because most of the cost of a batch is writing and reading parameters: events of one session and kind share it.
 * `queue` false: no event is marked to be queued.
 */
export function eventColumns(events: OwnedEvent[], queue: boolean) {
  const contexts: Context[] = [];
  const numbers = new Map<string, number>();
  const contextNumbers = events.map((owned) => {
    const shared = sharedOf(owned, queue);
    const key = JSON.stringify(shared);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    // Only for the few that are new: the id of a session is a hash.
    contexts.push({ ...shared, sessionId: sessionOf(owned) });
    numbers.set(key, contexts.length);
    return contexts.length;
  });
  return {
    contexts,
    ids: events.map(({ event }) => event.id),
    seqs: events.map(({ event }) => event.seq),
    times: events.map(({ event }) => event.occurredAt),
    titles: events.map(titleColumn),
    payloads: storableJson(JSON.stringify(events.map(({ event }) => payloadOf(event)))),
    contextNumbers,
  };
}

export type Context = ReturnType<typeof sharedOf> & { sessionId: string };

function sharedOf({ event, projectId, ownerId }: OwnedEvent, queue: boolean) {
  return {
    projectId,
    ownerId,
    host: event.host,
    hostSessionId: storable(event.session),
    hostVersion: storable(event.hostVersion),
    branch: storable(event.project.branch),
    package: storable(event.project.package),
    device: storable(event.client?.device),
    hostEventName: storable(event.hostEventName),
    kind: event.kind,
    author: event.author,
    turnId: storable(event.turnId),
    agentId: storable(event.agentId),
    actionKind: event.action?.kind ?? null,
    outcome: event.outcome ?? null,
    denied: event.decision?.decision === "deny",
    queued: queue && needsProcessing(event),
  };
}

function sessionOf({ event, projectId, ownerId }: OwnedEvent): string {
  return agentSessionId({ ownerId, projectId, host: event.host, hostSessionId: event.session });
}

function titleColumn({ event: { kind, author, prompt } }: OwnedEvent): string | null {
  const isPersonsPrompt = kind === "prompt_submitted" && (author === "human" || author === "headless");
  return isPersonsPrompt ? storable(titleOf(prompt ?? "")) : "";
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair; JSON.stringify writes both as escapes. */
const UNSTORABLE = /(?<=(?:^|[^\\])(?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi;

function storableJson(json: string): string {
  return json.includes("\\u") ? json.replace(UNSTORABLE, "\ufffd") : json;
}

function storable(text: string | undefined): string | null {
  if (text === undefined) return null;
  return text.includes("\0") ? text.replaceAll("\0", "\ufffd") : text;
}

/** What has no column of its own. */
function payloadOf(event: HookEvent) {
  const { key: _key, ...project } = event.project;
  return {
    schemaVersion: event.schemaVersion,
    hostVersion: event.hostVersion,
    project,
    action: event.action,
    feedback: event.feedback,
    prompt: event.prompt,
    message: event.message,
    workspace: event.workspace,
    decision: event.decision,
    note: event.note,
    truncated: event.truncated,
    client: event.client,
  };
}

/** First words of a prompt on one line: the title of a session. */
export function titleOf(prompt: string): string {
  const line = prompt.trim().replace(/\s+/g, " ");
  return line.length > TITLE_LENGTH
    ? `${Array.from(line)
        .slice(0, TITLE_LENGTH - 1)
        .join("")}…`
    : line;
}
