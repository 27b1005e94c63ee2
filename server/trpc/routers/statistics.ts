import { statisticsInput, statisticsSchema } from "@/core/statistics/schema";
import { getStatistics } from "@/server/services/statistics/get";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const statisticsRouter = router({
  get: projectProcedure
    .input(statisticsInput)
    .output(statisticsSchema)
    .query(({ ctx, input }) => getStatistics({ ctx: ctx.service, input })),
});
