import { removedEventSchema, removeEventInput } from "@/core/privacy/schema";
import { removeEvent } from "@/server/services/hook-event/remove";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const privacyRouter = router({
  removeEvent: projectProcedure
    .input(removeEventInput)
    .output(removedEventSchema)
    .mutation(({ ctx, input }) => removeEvent({ ctx: ctx.service, input })),
});
