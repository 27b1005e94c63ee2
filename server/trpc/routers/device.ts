import { z } from "zod";
import {
  approveDeviceInputSchema,
  approvedDeviceSchema,
  denyDeviceInputSchema,
  deviceLoginSchema,
  findDeviceInputSchema,
} from "@/core/device/schema";
import { approveDeviceLogin } from "@/server/services/device/approve";
import { denyDeviceLogin } from "@/server/services/device/deny";
import { getDeviceLogin } from "@/server/services/device/get";
import { router } from "../init";
import { sessionProcedure } from "../middleware";

export const deviceRouter = router({
  // A mutation, because typing a code uses up one of five tries.
  find: sessionProcedure
    .input(findDeviceInputSchema)
    .output(deviceLoginSchema)
    .mutation(({ ctx, input }) => getDeviceLogin({ ctx: ctx.service, input })),
  approve: sessionProcedure
    .input(approveDeviceInputSchema)
    .output(approvedDeviceSchema)
    .mutation(({ ctx, input }) => approveDeviceLogin({ ctx: ctx.service, input })),
  deny: sessionProcedure
    .input(denyDeviceInputSchema)
    .output(z.object({ denied: z.literal(true) }))
    .mutation(({ ctx, input }) => denyDeviceLogin({ ctx: ctx.service, input })),
});
