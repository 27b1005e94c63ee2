import { factHistorySchema } from "@/core/fact/change";
import { factIdInput, factPageSchema, factViewSchema, listFactsInput } from "@/core/fact/output";
import { ruleChangeSchema } from "@/core/rule/output";
import { listFacts } from "@/server/services/fact/list";
import { listFactChanges } from "@/server/services/fact/list-changes";
import { promoteFact } from "@/server/services/fact/promote";
import { restoreFact } from "@/server/services/fact/restore";
import { retireFact } from "@/server/services/fact/retire";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const factRouter = router({
  list: projectProcedure
    .input(listFactsInput)
    .output(factPageSchema)
    .query(({ ctx, input }) => listFacts({ ctx: ctx.service, input })),
  history: projectProcedure
    .input(factIdInput)
    .output(factHistorySchema)
    .query(({ ctx, input }) => listFactChanges({ ctx: ctx.service, input })),
  retire: projectProcedure
    .input(factIdInput)
    .output(factViewSchema)
    .mutation(({ ctx, input }) => retireFact({ ctx: ctx.service, input })),
  restore: projectProcedure
    .input(factIdInput)
    .output(factViewSchema)
    .mutation(({ ctx, input }) => restoreFact({ ctx: ctx.service, input })),
  promote: projectProcedure
    .input(factIdInput)
    .output(ruleChangeSchema)
    .mutation(({ ctx, input }) => promoteFact({ ctx: ctx.service, input })),
});
