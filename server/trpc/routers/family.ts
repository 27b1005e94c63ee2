import * as families from "@/core/family/schema";
import { dismissOwnFamily } from "@/server/services/family/dismiss";
import { findFamily } from "@/server/services/family/find";
import { getFamily } from "@/server/services/family/get";
import { listFamilies } from "@/server/services/family/list";
import { restoreFamily } from "@/server/services/family/restore";
import { setFamilySeverity } from "@/server/services/family/set-severity";
import { router } from "../init";
import { projectProcedure } from "../middleware";

const one = projectProcedure.output(families.familySchema);

export const familyRouter = router({
  list: projectProcedure
    .input(families.listFamiliesInput)
    .output(families.familyPageSchema)
    .query(({ ctx, input }) => listFamilies({ ctx: ctx.service, input })),
  get: projectProcedure
    .input(families.familyIdInput)
    .output(families.familyDetailSchema)
    .query(({ ctx, input }) => getFamily({ ctx: ctx.service, input })),
  find: projectProcedure
    .input(families.findFamilyInput)
    .output(families.familySchema.nullable())
    .query(({ ctx, input }) => findFamily({ ctx: ctx.service, input })),
  setSeverity: one
    .input(families.setFamilySeverityInput)
    .mutation(({ ctx, input }) => setFamilySeverity({ ctx: ctx.service, input })),
  dismiss: one
    .input(families.familyIdInput)
    .mutation(({ ctx, input }) => dismissOwnFamily({ ctx: ctx.service, input })),
  restore: one
    .input(families.familyIdInput)
    .mutation(({ ctx, input }) => restoreFamily({ ctx: ctx.service, input })),
});
