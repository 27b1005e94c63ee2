import type { z } from "zod";
import { setPasswordInputSchema } from "@/core/account/link";
import { HeedError } from "@/core/errors";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { hashPassword } from "./hash-password";
import { endSessions } from "./internal";
import { requirePasswordSignIn } from "./require-password-sign-in";
import { requirePerson } from "./require-person";
import { requireRecentSignIn } from "./require-recent-sign-in";

/**
 * The first password of a person who signs in by a provider or by mail; ends their other sessions.
 * @throws CONFLICT when there is one (change it instead), PRECONDITION without a recent sign-in
 */
export async function setPassword({
  ctx,
  input,
}: VerbArguments<z.input<typeof setPasswordInputSchema>, ServiceContext>): Promise<{ revoked: number }> {
  await requirePermission(ctx, "account:write");
  const person = requirePerson(ctx);
  requirePasswordSignIn();
  requireRecentSignIn(ctx);
  const { password } = setPasswordInputSchema.parse(input);
  const passwordHash = await hashPassword(password);
  return withTransaction(ctx, async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: person.userId, passwordHash: null },
      data: { passwordHash },
    });
    if (count === 0) throw new HeedError("CONFLICT", "You have a password already. Change it instead.");
    const revoked = await endSessions(tx, {
      userId: person.userId,
      now: ctx.now(),
      exceptId: person.sessionId,
    });
    await emitAudit(tx, ctx, {
      action: "account.set_password",
      chain: { kind: "user", subjectId: person.userId },
      entity: { type: "user", id: person.userId },
      after: { revokedSessions: revoked },
    });
    return { revoked };
  });
}
