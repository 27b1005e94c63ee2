import { z } from "zod";
import {
  cliTokenSchema,
  createdTokenSchema,
  createServiceTokenInputSchema,
  createTokenInputSchema,
  serviceTokenSchema,
  tokenIdInputSchema,
} from "@/core/cli-token/schema";
import { createCliToken } from "@/server/services/cli-token/create";
import { createServiceToken } from "@/server/services/cli-token/create-service";
import { listCliTokens } from "@/server/services/cli-token/list";
import { listServiceTokens } from "@/server/services/cli-token/list-service";
import { revokeCliToken } from "@/server/services/cli-token/revoke";
import { revokeServiceToken } from "@/server/services/cli-token/revoke-service";
import { rotateCliToken } from "@/server/services/cli-token/rotate";
import { rotateServiceToken } from "@/server/services/cli-token/rotate-service";
import { router } from "../init";
import { projectProcedure, sessionProcedure } from "../middleware";

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
  listService: projectProcedure
    .output(z.array(serviceTokenSchema))
    .query(({ ctx }) => listServiceTokens({ ctx: ctx.service })),
  createService: projectProcedure
    .input(createServiceTokenInputSchema)
    .output(createdTokenSchema)
    .mutation(({ ctx, input }) => createServiceToken({ ctx: ctx.service, input })),
  rotateService: projectProcedure
    .input(tokenIdInputSchema)
    .output(createdTokenSchema)
    .mutation(({ ctx, input }) => rotateServiceToken({ ctx: ctx.service, input })),
  revokeService: projectProcedure
    .input(tokenIdInputSchema)
    .output(cliTokenSchema)
    .mutation(({ ctx, input }) => revokeServiceToken({ ctx: ctx.service, input })),
});
