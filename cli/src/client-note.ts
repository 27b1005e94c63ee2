import { type Author, CLIENT_SESSION, type ClientNote, type HookEvent } from "../../core/hook-event/schema";
import { uuidv7 } from "../../core/ids";
import { maskEvent } from "../../core/redaction";
import { VERSION } from "./version";

export type NoteInput = {
  project: string;
  note: ClientNote;
  author: Author;
  /** The host's session that the note belongs to; the client's own where there is none. */
  session?: string;
  turnId?: string;
  host?: HookEvent["host"];
  id?: string;
  now: number;
  random(): Uint8Array;
};

/** An event by which the client itself tells something outside of a hook. */
export function clientNote(input: NoteInput): HookEvent {
  return maskEvent({
    id: input.id ?? uuidv7(input.now, input.random()),
    schemaVersion: 1,
    host: input.host ?? "claude_code",
    hostEventName: "client",
    kind: "client_note",
    session: input.session ?? CLIENT_SESSION,
    ...(input.turnId ? { turnId: input.turnId } : {}),
    seq: 0,
    occurredAt: new Date(input.now).toISOString(),
    project: { key: input.project },
    author: input.author,
    note: input.note,
    client: { version: VERSION },
  });
}
