import { z } from "zod";
import {
  bundleRevisionSchema,
  listRevisionsInput,
  rollbackBundleInput,
  rollbackResultSchema,
} from "@/core/bundle/revision";
import { bundleSchema } from "@/core/bundle/schema";
import { getBundle } from "@/server/services/bundle/get";
import { listRevisions } from "@/server/services/bundle/list-revisions";
import { rollbackBundle } from "@/server/services/bundle/rollback";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const bundleRouter = router({
  get: projectProcedure
    .output(bundleSchema)
    .query(async ({ ctx }) => (await getBundle({ ctx: ctx.service })).bundle),
  revisions: projectProcedure
    .input(listRevisionsInput)
    .output(z.array(bundleRevisionSchema))
    .query(({ ctx, input }) => listRevisions({ ctx: ctx.service, input })),
  rollback: projectProcedure
    .input(rollbackBundleInput)
    .output(rollbackResultSchema)
    .mutation(({ ctx, input }) => rollbackBundle({ ctx: ctx.service, input })),
});
