import { stripHostText } from "@/core/correction/strip-host-text";
import { type EventResult, type HookEvent, hookEventSchema } from "@/core/hook-event/schema";
import { uuidv7Time } from "@/core/ids";
import { scopesAllow } from "@/core/permission/permissions";
import { maskEvent } from "@/core/redaction";
import type { Actor } from "../context";
import { downgradeAuthor } from "./downgrade-author";

export type Refusal = NonNullable<EventResult["reason"]>;
export type Accepted = { ok: true; event: HookEvent } | { ok: false; id: string; reason: Refusal };

/** PostgreSQL stores neither NUL nor half of a surrogate pair; JSON.stringify writes both as escapes. */
const UNSTORABLE = /(?<=(?:^|[^\\])(?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi;

/**
 * One event as it may be stored: valid, without host-made and private text, masked once more, its author
 * downgraded (trust.md sections 1 and 3). One bad event never costs its batch.
 */
export function acceptEvent(raw: unknown, actor: Actor): Accepted {
  const parsed = hookEventSchema.safeParse(raw);
  if (!parsed.success || !isVersion7(parsed.data.id)) {
    return { ok: false, id: idOf(raw), reason: "invalid" };
  }
  const event = maskEvent(withoutHostText(storable(parsed.data)));
  if (needsOwnScope(event) && actor.type === "cli_token" && !scopesAllow(actor.scopes, "own:write")) {
    return { ok: false, id: event.id, reason: "forbidden" };
  }
  return { ok: true, event: { ...event, author: downgradeAuthor(event, actor) } };
}

/** Milliseconds since the epoch that the event's id claims. */
export function claimedTime(event: HookEvent): number {
  return uuidv7Time(event.id);
}

function withoutHostText(event: HookEvent): HookEvent {
  return {
    ...event,
    ...(event.prompt !== undefined && { prompt: stripHostText(event.prompt).text }),
    ...(event.message !== undefined && { message: stripHostText(event.message).text }),
    ...(event.feedback !== undefined && { feedback: stripHostText(event.feedback).text }),
  };
}

/** “remember” and “forget” write to the person's library: not with a token of the preset “hook”. */
function needsOwnScope({ note }: HookEvent): boolean {
  return note?.type === "command" && (note.command.verb === "remember" || note.command.verb === "forget");
}

function storable(event: HookEvent): HookEvent {
  const json = JSON.stringify(event);
  if (!json.includes("\\u0000") && !/\\ud[89a-f]/i.test(json)) return event;
  // Only characters inside texts were replaced: it has the same shape as before.
  return JSON.parse(json.replace(UNSTORABLE, "\ufffd")) as HookEvent;
}

function isVersion7(id: string): boolean {
  return id[14] === "7";
}

function idOf(raw: unknown): string {
  if (typeof raw !== "object" || raw === null) return "";
  const id: unknown = Reflect.get(raw, "id");
  return typeof id === "string" ? id.slice(0, 80) : "";
}
