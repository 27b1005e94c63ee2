import {
  eraseAccountInput,
  erasedAccountSchema,
  removedEventSchema,
  removeEventInput,
} from "@/core/privacy/schema";
import { eraseAccount } from "@/server/services/account/erase";
import { removeEvent } from "@/server/services/hook-event/remove";
import { router } from "../init";
import { projectProcedure, sessionProcedure } from "../middleware";

export const privacyRouter = router({
  removeEvent: projectProcedure
    .input(removeEventInput)
    .output(removedEventSchema)
    .mutation(({ ctx, input }) => removeEvent({ ctx: ctx.service, input })),
  eraseAccount: sessionProcedure
    .input(eraseAccountInput)
    .output(erasedAccountSchema)
    .mutation(({ ctx, input }) => eraseAccount({ ctx: ctx.service, input })),
});
