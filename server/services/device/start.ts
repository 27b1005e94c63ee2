import type { z } from "zod";
import { DEVICE_LOGIN_SECONDS, DEVICE_POLL_SECONDS, startDeviceInputSchema } from "@/core/device/schema";
import { HOOK_SCOPES } from "@/core/permission/permissions";
import { db } from "@/server/db/client";
import { consumeRateLimit, type RateLimitRule } from "../rate-limit/consume";
import type { AnonymousContext } from "../setup/internal";
import { makeSecret, makeUserCode, scopesFor, sha256Hex } from "./internal";

const STARTS: RateLimitRule = { name: "device-start", points: 20, seconds: 600 };

export type StartedDeviceLogin = {
  deviceCode: string;
  /** Only in mode `code`. */
  userCode?: string;
  /** Only in mode `loopback`: for the link that the browser opens. */
  loginId?: string;
  state?: string;
  expiresIn: number;
  interval: number;
};

/** First step of `heed login`: nothing is granted yet. @throws LIMIT */
export async function startDeviceLogin({
  ctx,
  input,
}: {
  ctx: AnonymousContext;
  input: z.input<typeof startDeviceInputSchema>;
}): Promise<StartedDeviceLogin> {
  await consumeRateLimit(STARTS, ctx.address);
  const wish = startDeviceInputSchema.parse(input);
  const isLoopback = wish.mode === "loopback";
  const deviceCode = makeSecret();
  const userCode = isLoopback ? null : makeUserCode();
  const scopes = scopesFor(wish.mode, wish.scopes);
  const state = isLoopback ? (wish.state ?? makeSecret()) : null;
  const { id } = await db.deviceLogin.create({
    data: {
      mode: wish.mode,
      deviceCodeHash: sha256Hex(deviceCode),
      userCode,
      codeChallenge: wish.codeChallenge,
      redirectPort: isLoopback ? wish.redirectPort : null,
      state,
      deviceName: wish.deviceName,
      address: ctx.address,
      scopes: scopes.length > 0 ? scopes : [...HOOK_SCOPES],
      expiresAt: new Date(ctx.now().getTime() + DEVICE_LOGIN_SECONDS * 1000),
    },
    select: { id: true },
  });
  const common = { deviceCode, expiresIn: DEVICE_LOGIN_SECONDS, interval: DEVICE_POLL_SECONDS };
  if (userCode) return { ...common, userCode: `${userCode.slice(0, 4)}-${userCode.slice(4)}` };
  // The id of a typed-code login stays here: a link must never stand in for typing.
  return { ...common, loginId: id, ...(state && { state }) };
}
