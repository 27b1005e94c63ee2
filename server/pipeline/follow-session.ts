import { listRecentPrompts } from "../services/hook-event/list-recent-prompts";
import { processEvent } from "./process-event";

/**
 * Judges the last prompts of a session again. Stages whose input did not change are not run again, so this
 * costs little when nothing came late for them.
 */
export async function followSession({
  sessionId,
  now,
}: {
  sessionId: string;
  now: () => Date;
}): Promise<void> {
  for (const eventId of await listRecentPrompts(sessionId)) await processEvent({ eventId, now });
}
