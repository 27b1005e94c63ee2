import { z } from "zod";
import { eventResultSchema, MAX_BATCH_EVENTS } from "@/core/hook-event/schema";
import { recordEvents } from "@/server/services/hook-event/record";
import { router } from "../init";
import { actorProcedure } from "../middleware";

export const ingestRouter = router({
  record: actorProcedure
    .input(z.object({ events: z.array(z.unknown()).max(MAX_BATCH_EVENTS) }))
    .output(z.object({ results: z.array(eventResultSchema) }))
    .mutation(async ({ ctx, input }) => ({ results: await recordEvents({ ctx: ctx.service, input }) })),
});
