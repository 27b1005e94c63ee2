import { z } from "zod";
import { followSession } from "../../pipeline/follow-session";
import { FOLLOW_SESSION } from "../../services/hook-event/event-jobs";
import { defineTask } from "../task";

/** Judges the last prompts of a session again when something came late. Queued by ingest. */
export const followSessionTask = defineTask({
  name: FOLLOW_SESSION,
  payload: z.object({ sessionId: z.uuid() }),
  run: async ({ sessionId }) => followSession({ sessionId, now: () => new Date() }),
});
