import { projectBacktestSchema, runProjectBacktestInput } from "@/core/backtest/schema";
import {
  eraseAccountInput,
  erasedAccountSchema,
  lastEventSchema,
  removedEventSchema,
  removeEventInput,
} from "@/core/privacy/schema";
import { eraseAccount } from "@/server/services/account/erase";
import { runProjectBacktest } from "@/server/services/backtest/run-project";
import { findLastEvent } from "@/server/services/hook-event/find-last";
import { removeEvent } from "@/server/services/hook-event/remove";
import { router } from "../init";
import { projectProcedure, sessionProcedure } from "../middleware";

export const privacyRouter = router({
  removeEvent: projectProcedure
    .input(removeEventInput)
    .output(removedEventSchema)
    .mutation(({ ctx, input }) => removeEvent({ ctx: ctx.service, input })),
  lastEvent: projectProcedure
    .output(lastEventSchema.nullable())
    .query(({ ctx }) => findLastEvent({ ctx: ctx.service })),
  runBacktest: projectProcedure
    .input(runProjectBacktestInput)
    .output(projectBacktestSchema)
    .mutation(({ ctx, input }) => runProjectBacktest({ ctx: ctx.service, input })),
  eraseAccount: sessionProcedure
    .input(eraseAccountInput)
    .output(erasedAccountSchema)
    .mutation(({ ctx, input }) => eraseAccount({ ctx: ctx.service, input })),
});
