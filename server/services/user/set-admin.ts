import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { setAdminInputSchema, type UserItem } from "@/core/user/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { requireRecentSignIn } from "../account/require-recent-sign-in";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { auditPersonChange, getUser, lockAdmins, toUserItem } from "./internal";
import { userSelect } from "./select";

/**
 * Makes somebody an instance admin, or one no more. It is no way to read prompts (trust.md section 4).
 * @throws PRECONDITION without a sign-in within the hour, for the last admin, and for a disabled person
 * @throws NOT_FOUND for an unknown or erased person
 * @throws CONFLICT when it is so already
 */
export async function setInstanceAdmin({
  ctx,
  input,
}: VerbArguments<z.input<typeof setAdminInputSchema>, ServiceContext>): Promise<UserItem> {
  await requirePermission(ctx, "instance:admin");
  requireRecentSignIn(ctx);
  const admin = requirePerson(ctx);
  const { userId, isInstanceAdmin } = setAdminInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const admins = await lockAdmins(tx, admin.userId);
    const before = await getUser(tx, userId);
    if (before.isInstanceAdmin === isInstanceAdmin) {
      throw new HeedError("CONFLICT", "Nothing to change: reload the page.");
    }
    if (isInstanceAdmin && before.disabledAt) {
      throw new HeedError("PRECONDITION", "This account is disabled. Enable it first.");
    }
    if (!isInstanceAdmin && admins.has(userId) && admins.size === 1) {
      throw new HeedError("PRECONDITION", "The last instance admin stays one. Make somebody else one first.");
    }
    const row = await tx.user.update({
      where: { id: userId },
      data: { isInstanceAdmin },
      select: userSelect,
    });
    const user = await toUserItem(tx, row, admin.userId);
    await auditPersonChange(tx, ctx, {
      action: "user.set_admin",
      userId,
      before: { email: row.email, isInstanceAdmin: before.isInstanceAdmin },
      after: { email: row.email, isInstanceAdmin },
    });
    return user;
  });
}
