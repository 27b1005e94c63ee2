import { z } from "zod";
import { isEventStored } from "../../services/hook-event/is-stored";
import { defineRoute } from "../route";

/** Whether an own event has arrived: the end of the doctor's canary. */
export const eventStoredRoute = defineRoute({
  auth: "token",
  scope: "events:write",
  method: "GET",
  path: "/events/:eventId",
  summary: "Tell whether an own event is stored.",
  input: z.object({ eventId: z.uuid() }),
  output: z.object({ stored: z.boolean() }),
  handle: async ({ ctx, input }) => ({ body: { stored: await isEventStored({ ctx, input }) } }),
});
