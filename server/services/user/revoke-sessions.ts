import type { z } from "zod";
import { type endedSessionsSchema, userIdInputSchema } from "@/core/user/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { auditPersonChange, endSessions, getUser, toUserItem } from "./internal";

/** Signs a person out of every browser, at once. Tokens of machines stay. @throws NOT_FOUND for an unknown person */
export async function revokeUserSessions({
  ctx,
  input,
}: VerbArguments<z.input<typeof userIdInputSchema>, ServiceContext>): Promise<
  z.infer<typeof endedSessionsSchema>
> {
  await requirePermission(ctx, "instance:admin");
  const admin = requirePerson(ctx);
  const { userId } = userIdInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const row = await getUser(tx, userId);
    const endedSessions = await endSessions(tx, userId, ctx.now());
    const user = await toUserItem(tx, row, admin.userId);
    await auditPersonChange(tx, ctx, {
      action: "user.revoke_sessions",
      userId,
      after: { email: row.email, revokedSessions: endedSessions },
    });
    return { user, endedSessions };
  });
}
