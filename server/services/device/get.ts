import type { z } from "zod";
import {
  DEVICE_LOGIN_TRIES,
  type DeviceLoginDetail,
  findDeviceInputSchema,
  normaliseUserCode,
} from "@/core/device/schema";
import { notFound } from "@/core/errors";
import { reader } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ServiceContext, VerbArguments } from "../context";
import { clearRateLimit, consumeRateLimit, type RateLimitRule } from "../rate-limit/consume";
import { requirePermission } from "../require-permission";
import { deviceLoginSelect, pendingAt, toDeviceLogin } from "./internal";

const TYPED: RateLimitRule = { name: "device-code", points: DEVICE_LOGIN_TRIES, seconds: 600 };

/**
 * What a waiting login asks for, before the person decides.
 * @throws NOT_FOUND, LIMIT after five wrong codes in ten minutes
 */
export async function getDeviceLogin({
  ctx,
  input,
}: VerbArguments<z.input<typeof findDeviceInputSchema>, ServiceContext>): Promise<DeviceLoginDetail> {
  await requirePermission(ctx, "token:write");
  const person = requirePerson(ctx);
  const key = findDeviceInputSchema.parse(input);
  const isTyped = "userCode" in key;
  if (isTyped) await consumeRateLimit(TYPED, person.userId);
  const row = await reader(ctx).deviceLogin.findFirst({
    where: {
      ...pendingAt(ctx.now()),
      ...(isTyped
        ? { mode: "code", userCode: normaliseUserCode(key.userCode) }
        : { mode: "loopback", id: key.loginId }),
    },
    select: deviceLoginSelect,
  });
  if (!row) throw notFound("Login");
  if (isTyped) await clearRateLimit(TYPED, person.userId);
  return toDeviceLogin(row, person.address);
}
