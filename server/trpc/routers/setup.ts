import { claimedSetupSchema, claimSetupInputSchema, setupStateSchema } from "@/core/account/schema";
import { claimSetup } from "@/server/services/setup/claim";
import { getSetupState } from "@/server/services/setup/get";
import { router } from "../init";
import { publicProcedure } from "../middleware";

export const setupRouter = router({
  get: publicProcedure.output(setupStateSchema).query(({ ctx }) => getSetupState({ ctx })),
  claim: publicProcedure
    .input(claimSetupInputSchema)
    .output(claimedSetupSchema)
    .mutation(({ ctx, input }) => claimSetup({ ctx, input })),
});
