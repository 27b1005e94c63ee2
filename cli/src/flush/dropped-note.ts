import type { HookEvent } from "../../../core/hook-event/schema";
import { uuidv7 } from "../../../core/ids";
import { VERSION } from "../version";

/** Tells the server how many events a full spool could not take. */
export function droppedNote(
  project: string,
  events: number,
  clock: { now(): number; random(): Uint8Array },
): HookEvent {
  const now = clock.now();
  return {
    id: uuidv7(now, clock.random()),
    schemaVersion: 1,
    host: "claude_code",
    hostEventName: "flush",
    kind: "client_note",
    session: "client",
    seq: 0,
    occurredAt: new Date(now).toISOString(),
    project: { key: project },
    author: "system",
    note: { type: "dropped", events },
    client: { version: VERSION },
  };
}
