import type { z } from "zod";
import { type confirmedPasswordSchema, confirmPasswordInputSchema } from "@/core/account/schema";
import { HeedError, notFound } from "@/core/errors";
import { reader } from "@/server/db/transaction";
import type { ServiceContext, VerbArguments } from "../context";
import { clearRateLimit, consumeRateLimit } from "../rate-limit/consume";
import { requirePermission } from "../require-permission";
import { PASSWORD_TRIES } from "./change-password";
import { requirePasswordSignIn } from "./require-password-sign-in";
import { requirePerson } from "./require-person";
import { verifyPassword } from "./verify-password";

/**
 * The person proves again who they are, in this browser session: approvals of shared rules need that
 * within the last hour (trust.md section 5).
 * @throws INVALID for a wrong password, LIMIT after five tries in five minutes
 */
export async function confirmPassword({
  ctx,
  input,
}: VerbArguments<z.input<typeof confirmPasswordInputSchema>, ServiceContext>): Promise<
  z.infer<typeof confirmedPasswordSchema>
> {
  await requirePermission(ctx, "account:write");
  const person = requirePerson(ctx);
  requirePasswordSignIn();
  const { password } = confirmPasswordInputSchema.parse(input);
  await consumeRateLimit(PASSWORD_TRIES, person.userId);
  const user = await reader(ctx).user.findUnique({
    where: { id: person.userId },
    select: { passwordHash: true },
  });
  if (!user) throw notFound("Account");
  if (!(await verifyPassword(password, user.passwordHash))) {
    throw new HeedError("INVALID", "The password is not right.", {
      fieldErrors: { password: ["This is not your password."] },
    });
  }
  await clearRateLimit(PASSWORD_TRIES, person.userId);
  const authenticatedAt = ctx.now();
  await reader(ctx).userSession.updateMany({
    where: { id: person.sessionId, userId: person.userId, revokedAt: null },
    data: { authenticatedAt },
  });
  return { authenticatedAt };
}
