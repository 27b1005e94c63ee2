import {
  listViolationsInput,
  markViolationInput,
  markViolationResultSchema,
  violationCountsSchema,
  violationPageSchema,
} from "@/core/violation/schema";
import { countViolations } from "@/server/services/violation/count";
import { listViolations } from "@/server/services/violation/list";
import { markViolation } from "@/server/services/violation/mark";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const violationRouter = router({
  list: projectProcedure
    .input(listViolationsInput)
    .output(violationPageSchema)
    .query(({ ctx, input }) => listViolations({ ctx: ctx.service, input })),
  counts: projectProcedure
    .output(violationCountsSchema)
    .query(({ ctx }) => countViolations({ ctx: ctx.service })),
  mark: projectProcedure
    .input(markViolationInput)
    .output(markViolationResultSchema)
    .mutation(({ ctx, input }) => markViolation({ ctx: ctx.service, input })),
});
