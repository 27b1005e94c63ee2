import { z } from "zod";
import { recompilationIdInput, recompilationSchema } from "@/core/recompilation/schema";
import { ruleIdInput } from "@/core/rule/input";
import { ruleChangeSchema } from "@/core/rule/output";
import { acceptRecompilation } from "@/server/services/recompilation/accept";
import { dismissRecompilation } from "@/server/services/recompilation/dismiss";
import { listRecompilations } from "@/server/services/recompilation/list";
import { reopenRecompilation } from "@/server/services/recompilation/reopen";
import { router } from "../init";
import { projectProcedure } from "../middleware";

const one = projectProcedure.input(recompilationIdInput).output(ruleChangeSchema);

export const recompilationRouter = router({
  list: projectProcedure
    .input(ruleIdInput)
    .output(z.array(recompilationSchema))
    .query(({ ctx, input }) => listRecompilations({ ctx: ctx.service, input })),
  accept: one.mutation(({ ctx, input }) => acceptRecompilation({ ctx: ctx.service, input })),
  dismiss: one.mutation(({ ctx, input }) => dismissRecompilation({ ctx: ctx.service, input })),
  reopen: one.mutation(({ ctx, input }) => reopenRecompilation({ ctx: ctx.service, input })),
});
