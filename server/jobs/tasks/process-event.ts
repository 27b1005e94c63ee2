import { z } from "zod";
import { processEvent } from "../../pipeline/process-event";
import { PROCESS_EVENT } from "../../services/hook-event/event-jobs";
import { defineTask } from "../task";

/** Takes one event through the pipeline. Queued by ingest, one after the other a session. */
export const processEventTask = defineTask({
  name: PROCESS_EVENT,
  payload: z.object({ eventId: z.uuid() }),
  run: async ({ eventId }) => processEvent({ eventId, now: () => new Date() }),
});
