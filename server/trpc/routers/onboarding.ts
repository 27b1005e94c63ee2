import { z } from "zod";
import { onboardingStatusSchema, repeatedSchema } from "@/core/onboarding/schema";
import { getOnboarding } from "@/server/services/onboarding/get";
import { listRepeated } from "@/server/services/onboarding/list-repeated";
import { loadSample } from "@/server/services/sample/load";
import { router } from "../init";
import { projectProcedure, sessionProcedure } from "../middleware";

export const onboardingRouter = router({
  status: projectProcedure
    .output(onboardingStatusSchema)
    .query(({ ctx }) => getOnboarding({ ctx: ctx.service })),
  repeated: projectProcedure.output(repeatedSchema).query(({ ctx }) => listRepeated({ ctx: ctx.service })),
  loadSample: sessionProcedure.output(z.object({ projectSlug: z.string() })).mutation(async ({ ctx }) => {
    const { projectSlug } = await loadSample({ ctx: ctx.service });
    return { projectSlug };
  }),
});
