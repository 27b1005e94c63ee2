import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { type endedSessionsSchema, userIdInputSchema } from "@/core/user/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { requireRecentSignIn } from "../account/require-recent-sign-in";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { auditPersonChange, endSessions, getUser, lockAdmins, toUserItem } from "./internal";
import { userSelect } from "./select";

/**
 * Closes an account: its browser sessions and open streams end at once, its tokens answer `owner_disabled`, links
 * on their way to it lose their worth. Nothing of the person's is removed; `enableUser` opens it again.
 * @throws NOT_FOUND for an unknown or erased person
 * @throws PRECONDITION for oneself, so that an instance always has an admin, and for another instance admin without a
 * sign-in within the hour
 * @throws CONFLICT when it is disabled already
 */
export async function disableUser({
  ctx,
  input,
}: VerbArguments<z.input<typeof userIdInputSchema>, ServiceContext>): Promise<
  z.infer<typeof endedSessionsSchema>
> {
  await requirePermission(ctx, "instance:admin");
  const admin = requirePerson(ctx);
  const { userId } = userIdInputSchema.parse(input);
  if (userId === admin.userId) {
    throw new HeedError("PRECONDITION", "You cannot disable yourself. Ask another instance admin.");
  }
  return withTransaction(ctx, async (tx) => {
    await lockAdmins(tx, admin.userId);
    const before = await getUser(tx, userId);
    if (before.isInstanceAdmin) requireRecentSignIn(ctx);
    if (before.disabledAt) throw new HeedError("CONFLICT", "This account is disabled already.");
    const now = ctx.now();
    const row = await tx.user.update({
      where: { id: userId },
      data: { disabledAt: now },
      select: userSelect,
    });
    const endedSessions = await endSessions(tx, userId, now);
    await tx.verificationToken.updateMany({
      where: { userId, usedAt: null, expiresAt: { gt: now } },
      data: { expiresAt: now },
    });
    const user = await toUserItem(tx, row, admin.userId);
    await auditPersonChange(tx, ctx, {
      action: "user.disable",
      userId,
      before: { email: row.email, state: "active" },
      after: { email: row.email, state: "disabled", revokedSessions: endedSessions },
    });
    return { user, endedSessions };
  });
}
