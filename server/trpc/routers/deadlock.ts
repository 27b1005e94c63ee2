import { z } from "zod";
import { deadlockIdInput, deadlockSchema, listDeadlocksInput } from "@/core/deadlock/schema";
import { dismissDeadlock } from "@/server/services/deadlock/dismiss";
import { listDeadlocks } from "@/server/services/deadlock/list";
import { restoreDeadlock } from "@/server/services/deadlock/restore";
import { router } from "../init";
import { projectProcedure } from "../middleware";

const one = projectProcedure.input(deadlockIdInput).output(deadlockSchema);

export const deadlockRouter = router({
  list: projectProcedure
    .input(listDeadlocksInput)
    .output(z.array(deadlockSchema))
    .query(({ ctx, input }) => listDeadlocks({ ctx: ctx.service, input })),
  dismiss: one.mutation(({ ctx, input }) => dismissDeadlock({ ctx: ctx.service, input })),
  restore: one.mutation(({ ctx, input }) => restoreDeadlock({ ctx: ctx.service, input })),
});
