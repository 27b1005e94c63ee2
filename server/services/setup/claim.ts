import type { z } from "zod";
import { claimSetupInputSchema } from "@/core/account/schema";
import { HeedError } from "@/core/errors";
import { env } from "@/env";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { hashPassword } from "../account/hash-password";
import { insertPerson } from "../account/internal";
import { emitAudit } from "../audit/emit-audit";
import { consumeRateLimit, type RateLimitRule } from "../rate-limit/consume";
import { type AnonymousContext, hashSetupCode, isLoopback } from "./internal";

const TRIES: RateLimitRule = { name: "setup", points: 5, seconds: 60 };
/** Any number that nothing else locks: two claims at once must not make two first admins. */
const SETUP_LOCK = 72_707_371;

/**
 * Makes the first person, an instance admin, with the code of the setup link (trust.md section 6).
 * @throws NOT_FOUND once a user exists, FORBIDDEN from another machine, INVALID for a wrong code,
 * LIMIT after five tries a minute
 */
export async function claimSetup({
  ctx,
  input,
}: {
  ctx: AnonymousContext;
  input: z.input<typeof claimSetupInputSchema>;
}): Promise<{ email: string }> {
  if (!isLoopback(ctx.address) && env.HEED_SETUP_CODE === undefined) {
    throw new HeedError("FORBIDDEN", "Until it is set up, this server answers its own machine only.");
  }
  // One counter for all: who tries from many addresses gets no more tries.
  await consumeRateLimit(TRIES, "all");
  const { code, password, ...person } = claimSetupInputSchema.parse(input);
  const passwordHash = await hashPassword(password);
  return withTransaction(ctx, async (tx) => {
    await useCode(tx, code, ctx.now());
    const actor = await insertPerson(
      tx,
      { ...person, passwordHash, isInstanceAdmin: true, emailProvedAt: null },
      ctx,
    );
    await emitAudit(
      tx,
      { ...ctx, actor },
      {
        action: "account.create",
        chain: { kind: "instance" },
        entity: { type: "user", id: actor.userId },
        after: { name: person.name, email: person.email, isInstanceAdmin: true },
      },
    );
    return { email: person.email };
  });
}

async function useCode(tx: Transaction, code: string, now: Date): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(${SETUP_LOCK})`;
  const someone = await tx.user.findFirst({ select: { id: true } });
  if (someone) throw new HeedError("NOT_FOUND", "This server is set up already. Sign in instead.");
  const newest = await tx.setupCode.findFirst({
    where: { usedAt: null },
    orderBy: { createdAt: "desc" },
    select: { id: true, codeHash: true, expiresAt: true },
  });
  if (!newest || newest.codeHash !== hashSetupCode(code) || newest.expiresAt <= now) {
    throw new HeedError(
      "INVALID",
      "This setup code is wrong or has expired. Restart the server for a new link.",
      {
        fieldErrors: { code: ["This code is wrong or has expired."] },
      },
    );
  }
  await tx.setupCode.update({ where: { id: newest.id }, data: { usedAt: now } });
}
