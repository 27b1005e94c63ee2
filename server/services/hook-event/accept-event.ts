import { stripHostText } from "@/core/correction/strip-host-text";
import { type EventResult, type HookEvent, hookEventSchema } from "@/core/hook-event/schema";
import { uuidv7Time } from "@/core/ids";
import { scopesAllow } from "@/core/permission/permissions";
import { maskEvent } from "@/core/redaction";
import type { Actor } from "../context";
import { downgradeAuthor } from "./downgrade-author";

export type Refusal = NonNullable<EventResult["reason"]>;
export type Accepted = { ok: true; event: HookEvent } | { ok: false; id: string; reason: Refusal };

/**
 * One event as it may be stored: valid, without host-made and private text, masked once more, its author
 * downgraded (trust.md sections 1 and 3). One bad event never costs its batch.
 */
export function acceptEvent(raw: unknown, actor: Actor): Accepted {
  const parsed = hookEventSchema.safeParse(raw);
  if (!parsed.success || !isVersion7(parsed.data.id)) {
    return { ok: false, id: idOf(raw), reason: "invalid" };
  }
  const event = maskEvent(withoutHostText(parsed.data));
  if (needsOwnScope(event) && actor.type === "cli_token" && !scopesAllow(actor.scopes, "own:write")) {
    return { ok: false, id: event.id, reason: "forbidden" };
  }
  const author = downgradeAuthor(event, actor);
  return { ok: true, event: author === event.author ? event : { ...event, author } };
}

/** Milliseconds since the epoch that the event's id claims. */
export function claimedTime(event: HookEvent): number {
  return uuidv7Time(event.id);
}

function withoutHostText(event: HookEvent): HookEvent {
  if (event.prompt === undefined && event.message === undefined && event.feedback === undefined) return event;
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

function isVersion7(id: string): boolean {
  return id[14] === "7";
}

function idOf(raw: unknown): string {
  if (typeof raw !== "object" || raw === null) return "";
  const id: unknown = Reflect.get(raw, "id");
  return typeof id === "string" ? id.slice(0, 80) : "";
}
