import { randomBytes } from "node:crypto";
import { env } from "@/env";
import { db } from "@/server/db/client";
import { hashSetupCode } from "./internal";

const LIFETIME_MS = 60 * 60_000;

/**
 * Makes the code of the setup link that the server prints at its first start: 128 random bits (or
 * `HEED_SETUP_CODE`), for 60 minutes, replacing earlier ones (trust.md section 6).
 * @returns the code, or null once a user exists
 */
export async function issueSetupCode(now: Date): Promise<string | null> {
  if ((await db.user.count()) > 0) return null;
  const code = env.HEED_SETUP_CODE ?? randomBytes(16).toString("base64url");
  await db.setupCode.updateMany({ where: { usedAt: null }, data: { usedAt: now } });
  await db.setupCode.create({
    data: { codeHash: hashSetupCode(code), expiresAt: new Date(now.getTime() + LIFETIME_MS) },
    select: { id: true },
  });
  return code;
}
