import { z } from "zod";
import {
  cliTokenSchema,
  createdTokenSchema,
  createTokenInputSchema,
  tokenIdInputSchema,
} from "@/core/cli-token/schema";
import { createCliToken } from "@/server/services/cli-token/create";
import { listCliTokens } from "@/server/services/cli-token/list";
import { revokeCliToken } from "@/server/services/cli-token/revoke";
import { rotateCliToken } from "@/server/services/cli-token/rotate";
import { router } from "../init";
import { sessionProcedure } from "../middleware";

export const cliTokenRouter = router({
  list: sessionProcedure
    .output(z.array(cliTokenSchema))
    .query(({ ctx }) => listCliTokens({ ctx: ctx.service })),
  create: sessionProcedure
    .input(createTokenInputSchema)
    .output(createdTokenSchema)
    .mutation(({ ctx, input }) => createCliToken({ ctx: ctx.service, input })),
  rotate: sessionProcedure
    .input(tokenIdInputSchema)
    .output(createdTokenSchema)
    .mutation(({ ctx, input }) => rotateCliToken({ ctx: ctx.service, input })),
  revoke: sessionProcedure
    .input(tokenIdInputSchema)
    .output(cliTokenSchema)
    .mutation(({ ctx, input }) => revokeCliToken({ ctx: ctx.service, input })),
});
