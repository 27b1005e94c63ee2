import type { z } from "zod";
import { changePasswordInputSchema } from "@/core/account/schema";
import { HeedError, notFound } from "@/core/errors";
import { reader, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { clearRateLimit, consumeRateLimit, type RateLimitRule } from "../rate-limit/consume";
import { requirePermission } from "../require-permission";
import { hashPassword } from "./hash-password";
import { endSessions } from "./internal";
import { requirePasswordSignIn } from "./require-password-sign-in";
import { requirePerson } from "./require-person";
import { verifyPassword } from "./verify-password";

/** Guesses of a password by who holds an open session. */
export const PASSWORD_TRIES: RateLimitRule = { name: "password", points: 5, seconds: 300 };

/**
 * Sets a new password after checking the old one, and ends every other browser session.
 * @throws FORBIDDEN while password sign-in is switched off, INVALID when the current password is wrong, LIMIT after five tries in five minutes
 */
export async function changePassword({
  ctx,
  input,
}: VerbArguments<z.input<typeof changePasswordInputSchema>, ServiceContext>): Promise<{ revoked: number }> {
  await requirePermission(ctx, "account:write");
  const person = requirePerson(ctx);
  requirePasswordSignIn();
  const { currentPassword, newPassword } = changePasswordInputSchema.parse(input);
  await consumeRateLimit(PASSWORD_TRIES, person.userId);
  const user = await reader(ctx).user.findUnique({
    where: { id: person.userId },
    select: { passwordHash: true },
  });
  if (!user) throw notFound("Account");
  if (!(await verifyPassword(currentPassword, user.passwordHash))) {
    throw new HeedError("INVALID", "The current password is not right.", {
      fieldErrors: { currentPassword: ["This is not your current password."] },
    });
  }
  await clearRateLimit(PASSWORD_TRIES, person.userId);
  const passwordHash = await hashPassword(newPassword);
  return withTransaction(ctx, async (tx) => {
    const now = ctx.now();
    await tx.user.update({ where: { id: person.userId }, data: { passwordHash }, select: { id: true } });
    const count = await endSessions(tx, { userId: person.userId, now, exceptId: person.sessionId });
    await emitAudit(tx, ctx, {
      action: "account.change_password",
      chain: { kind: "user", subjectId: person.userId },
      entity: { type: "user", id: person.userId },
      after: { revokedSessions: count },
    });
    return { revoked: count };
  });
}
