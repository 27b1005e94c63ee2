import { ruleHealthReportSchema } from "@/core/rule/health-schema";
import { ruleIdInput } from "@/core/rule/input";
import { explainHealth } from "@/server/services/rule/explain-health";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const ruleHealthRouter = router({
  report: projectProcedure
    .input(ruleIdInput)
    .output(ruleHealthReportSchema)
    .query(({ ctx, input }) => explainHealth({ ctx: ctx.service, input })),
});
