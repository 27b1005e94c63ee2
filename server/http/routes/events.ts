import { z } from "zod";
import { eventResultSchema, MAX_BATCH_EVENTS } from "@/core/hook-event/schema";
import { recordEvents } from "../../services/hook-event/record";
import { countIngest } from "../../telemetry/metrics";
import { defineRoute } from "../route";

/** What hosts told, in batches; each event gets its own answer. */
export const eventsRoute = defineRoute({
  auth: "token",
  scope: "events:write",
  method: "POST",
  path: "/events",
  summary: "Record events of hosts. Replaying a batch changes nothing.",
  // Each event is judged by itself inside: one bad event must not refuse the batch.
  input: z.object({ events: z.array(z.unknown()).max(MAX_BATCH_EVENTS) }),
  output: z.object({ results: z.array(eventResultSchema) }),
  handle: async ({ ctx, input }) => {
    const results = await recordEvents({ ctx, input });
    countIngest(results);
    return { status: 202, body: { results } };
  },
});
