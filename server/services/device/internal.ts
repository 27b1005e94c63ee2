import { createHash, randomBytes, randomInt } from "node:crypto";
import { tokenScopeSchema } from "@/core/cli-token/schema";
import { deviceLoginSchema, USER_CODE_ALPHABET, USER_CODE_LENGTH } from "@/core/device/schema";
import { HOOK_SCOPES, type TokenScope } from "@/core/permission/permissions";
import type { Prisma } from "@/generated/prisma/client";

export const deviceLoginSelect = {
  id: true,
  mode: true,
  deviceName: true,
  address: true,
  scopes: true,
  redirectPort: true,
  state: true,
  expiresAt: true,
} satisfies Prisma.DeviceLoginSelect;

type LoginRow = Prisma.DeviceLoginGetPayload<{ select: typeof deviceLoginSelect }>;

/** Still to be decided by a person. */
export function pendingAt(now: Date) {
  return {
    approvedAt: null,
    deniedAt: null,
    usedAt: null,
    expiresAt: { gt: now },
  } satisfies Prisma.DeviceLoginWhereInput;
}

/** A waiting login as its person sees it, beside the address of the browser that asks. */
export function toDeviceLogin(row: LoginRow, browserAddress: string) {
  const { redirectPort: _port, state: _state, ...login } = row;
  return deviceLoginSchema.parse({ ...login, browserAddress });
}

/** Device codes are kept as hashes only. */
export function sha256Hex(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** 256 random bits in base64url. */
export function makeSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A code that is easy to type, new each time. */
export function makeUserCode(): string {
  const letter = () => USER_CODE_ALPHABET.charAt(randomInt(USER_CODE_ALPHABET.length));
  return Array.from({ length: USER_CODE_LENGTH }, letter).join("");
}

/** A typed code gives the preset “hook” only (trust.md section 6). */
export function scopesFor(mode: string, wished: readonly string[]): TokenScope[] {
  const scopes = tokenScopeSchema.array().parse([...new Set(wished)]);
  return mode === "loopback" ? scopes : scopes.filter((scope) => HOOK_SCOPES.includes(scope));
}
