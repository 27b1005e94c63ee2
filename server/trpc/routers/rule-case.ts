import { z } from "zod";
import { addCaseInput, caseIdInput, listCasesInput, ruleCaseSchema } from "@/core/trial/schema";
import { addCase } from "@/server/services/rule/add-case";
import { listCases } from "@/server/services/rule/list-cases";
import { removeCase } from "@/server/services/rule/remove-case";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const ruleCaseRouter = router({
  list: projectProcedure
    .input(listCasesInput)
    .output(z.array(ruleCaseSchema))
    .query(({ ctx, input }) => listCases({ ctx: ctx.service, input })),
  add: projectProcedure
    .input(addCaseInput)
    .output(ruleCaseSchema)
    .mutation(({ ctx, input }) => addCase({ ctx: ctx.service, input })),
  remove: projectProcedure
    .input(caseIdInput)
    .output(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => removeCase({ ctx: ctx.service, input })),
});
