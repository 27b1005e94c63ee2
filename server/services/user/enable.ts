import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { type UserItem, userIdInputSchema } from "@/core/user/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { auditPersonChange, getUser, toUserItem } from "./internal";
import { userSelect } from "./select";

/**
 * Opens a disabled account again. Ended sessions stay ended: the person signs in anew.
 * @throws NOT_FOUND for an unknown or erased person
 * @throws CONFLICT when it is not disabled
 */
export async function enableUser({
  ctx,
  input,
}: VerbArguments<z.input<typeof userIdInputSchema>, ServiceContext>): Promise<UserItem> {
  await requirePermission(ctx, "instance:admin");
  const admin = requirePerson(ctx);
  const { userId } = userIdInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const before = await getUser(tx, userId);
    if (!before.disabledAt) throw new HeedError("CONFLICT", "This account is not disabled.");
    const row = await tx.user.update({
      where: { id: userId },
      data: { disabledAt: null },
      select: userSelect,
    });
    const user = await toUserItem(tx, row, admin.userId);
    await auditPersonChange(tx, ctx, {
      action: "user.enable",
      userId,
      before: { email: row.email, state: "disabled" },
      after: { email: row.email, state: "active" },
    });
    return user;
  });
}
