import type { Author, HookEvent } from "@/core/hook-event/schema";
import { pool } from "@/server/db/client";
import type { VerbArguments } from "../context";

type ReadProvenance = { event: HookEvent; sessionId: string };

/** How far behind a prompt the client's finding is looked for. */
const MAX_NOTES = 500;

/**
 * Who spoke, as far as the host's own transcript shows (trust.md section 3). The client reads the transcript
 * at a later hook and tells by a note.
 * @returns the author to act by, never stronger than the recorded one; null until the finding is there
 */
export async function readProvenance({
  input: { event, sessionId },
}: VerbArguments<ReadProvenance>): Promise<Author | null> {
  // A command is given in Heed's own grammar; its note carries the author that the client found.
  if (event.kind === "client_note") return event.author;
  const { rows } = await pool().query<{ found: string | null }>({
    name: "heed-read-provenance",
    text: `select payload->'note'->>'found' as found from (
        select payload from hook_events
        where session_id = $1 and occurred_at >= $2::timestamptz and kind = 'client_note'
        order by occurred_at, id limit ${MAX_NOTES}
      ) as note
      where payload->'note'->>'type' = 'provenance' and payload->'note'->>'promptEventId' = $3
      order by payload->'note'->>'found' = 'none' limit 1`,
    values: [sessionId, event.occurredAt, event.id],
  });
  const found = rows[0]?.found;
  if (!found) return null;
  if (found === "none") return "agent";
  return found === "human" && event.author === "human" ? "human" : "headless";
}
