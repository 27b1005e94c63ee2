import { overviewInput, overviewSchema } from "@/core/overview/schema";
import { getOverview } from "@/server/services/overview/get";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const overviewRouter = router({
  get: projectProcedure
    .input(overviewInput)
    .output(overviewSchema)
    .query(({ ctx, input }) => getOverview({ ctx: ctx.service, input })),
});
