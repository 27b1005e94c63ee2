import { bundleSchema } from "@/core/bundle/schema";
import { getBundle } from "@/server/services/bundle/get";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const bundleRouter = router({
  get: projectProcedure
    .output(bundleSchema)
    .query(async ({ ctx }) => (await getBundle({ ctx: ctx.service })).bundle),
});
