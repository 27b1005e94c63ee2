import { ruleHealthReportSchema } from "@/core/rule/health-schema";
import { ruleIdInput } from "@/core/rule/input";
import { reportHealth } from "@/server/services/rule/report-health";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const ruleHealthRouter = router({
  report: projectProcedure
    .input(ruleIdInput)
    .output(ruleHealthReportSchema)
    .query(({ ctx, input }) => reportHealth({ ctx: ctx.service, input })),
});
