import { onboardingStatusSchema } from "@/core/onboarding/schema";
import { getOnboarding } from "@/server/services/onboarding/get";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const onboardingRouter = router({
  status: projectProcedure
    .output(onboardingStatusSchema)
    .query(({ ctx }) => getOnboarding({ ctx: ctx.service })),
});
