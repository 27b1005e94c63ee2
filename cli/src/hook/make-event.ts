import { stripHostText } from "../../../core/correction/strip-host-text";
import {
  type AgentAction,
  type Author,
  type HookEvent,
  MAX_TEXT_BYTES,
} from "../../../core/hook-event/schema";
import { uuidv7 } from "../../../core/ids";
import { maskEvent } from "../../../core/redaction";
import { branchOf } from "../project/git-folder";
import { packageOfAction } from "../project/package-folder";
import { VERSION } from "../version";
import { cutText } from "./cut-text";
import type { HookDeps } from "./deps";
import type { HookSession } from "./hook-session";
import { sendableAction } from "./sendable-action";

export type EventParts = Pick<HookEvent, "kind"> &
  Partial<
    Pick<
      HookEvent,
      "id" | "action" | "outcome" | "feedback" | "prompt" | "message" | "workspace" | "decision" | "note"
    >
  > & {
    author?: Author;
    at?: number;
    turnId?: string;
    hostEventName?: string;
  };

export function newId(deps: Pick<HookDeps, "random">, at: number): string {
  return uuidv7(at, deps.random());
}

/**
 * Builds an event as it is spooled: host-made text stripped, private parts dropped, secrets masked, texts capped
 * (learning.md section 1, trust.md section 1). Null when the repository is not linked or the token is a service's: then
 * nothing is kept.
 */
export function makeEvent(session: HookSession, parts: EventParts): HookEvent | null {
  const { event, file, linked, deps } = session;
  if (linked.state !== "linked" || !linked.sends) return null;
  const at = parts.at ?? session.now;
  const texts = cappedTexts(parts);
  return maskEvent({
    id: parts.id ?? newId(deps, at),
    schemaVersion: 1,
    host: session.adapter.capabilities.host,
    hostEventName: parts.hostEventName ?? event.eventName,
    kind: parts.kind,
    session: event.session,
    ...defined("turnId", (parts.turnId ?? event.turnId)?.slice(0, 200)),
    ...defined("agentId", event.agentId?.slice(0, 200)),
    seq: session.state.facts,
    occurredAt: new Date(at).toISOString(),
    project: {
      key: linked.link.project,
      ...defined("branch", file.gitFolder ? branchOf(file.gitFolder)?.slice(0, 300) : undefined),
      ...defined("package", packageFor(session, parts.action)),
      ...(file.worktree ? { worktree: true } : {}),
    },
    author: parts.author ?? (event.agentId ? "subagent" : file.author),
    ...defined("action", parts.action && sendableAction(session, parts.action)),
    ...defined("outcome", parts.outcome),
    ...texts.fields,
    ...defined("workspace", parts.workspace),
    ...defined("decision", parts.decision),
    ...defined("note", parts.note),
    ...(texts.truncated ? { truncated: texts.truncated } : {}),
    client: { version: VERSION },
  });
}

type TextField = "prompt" | "message" | "feedback";

function cappedTexts(parts: EventParts): {
  fields: Partial<Record<TextField, string>>;
  truncated: Record<string, number> | null;
} {
  const fields: Partial<Record<TextField, string>> = {};
  const truncated: Record<string, number> = {};
  for (const name of ["prompt", "message", "feedback"] as const) {
    const raw = parts[name];
    if (raw === undefined) continue;
    // Four times the cap is enough to find what is to be stripped, and keeps a pasted 10 MB cheap.
    const text = cutText(stripHostText(raw.slice(0, MAX_TEXT_BYTES * 4)).text);
    fields[name] = text;
    if (raw.length > MAX_TEXT_BYTES && text.length < raw.length) truncated[name] = raw.length;
  }
  return { fields, truncated: Object.keys(truncated).length > 0 ? truncated : null };
}

function packageFor({ file }: HookSession, action: AgentAction | undefined): string | undefined {
  return file.root !== null && action ? packageOfAction(file.root, action)?.slice(0, 1000) : undefined;
}

function defined<TKey extends string, TValue>(
  key: TKey,
  value: TValue | undefined,
): Partial<Record<TKey, TValue>> {
  return value === undefined ? {} : ({ [key]: value } as Record<TKey, TValue>);
}
