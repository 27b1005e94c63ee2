import type { z } from "zod";
import { denyDeviceInputSchema } from "@/core/device/schema";
import { notFound } from "@/core/errors";
import { db } from "@/server/db/client";
import { requirePerson } from "../account/require-person";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { pendingAt } from "./internal";

/** The person refuses the machine; its next poll is told so. @throws NOT_FOUND */
export async function denyDeviceLogin({
  ctx,
  input,
}: VerbArguments<z.input<typeof denyDeviceInputSchema>, ServiceContext>): Promise<{ denied: true }> {
  await requirePermission(ctx, "token:write");
  const person = requirePerson(ctx);
  const { loginId } = denyDeviceInputSchema.parse(input);
  const { count } = await db.deviceLogin.updateMany({
    where: { id: loginId, ...pendingAt(ctx.now()) },
    data: { deniedAt: ctx.now(), approvedById: person.userId },
  });
  if (count === 0) throw notFound("Login");
  return { denied: true };
}
