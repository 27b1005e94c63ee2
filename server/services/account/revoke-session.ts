import type { z } from "zod";
import { revokeSessionInputSchema } from "@/core/account/schema";
import { notFound } from "@/core/errors";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { notifyAccessEnded } from "../live/channel";
import { requirePermission } from "../require-permission";
import { requirePerson } from "./require-person";

/** Signs one of the person's own browsers out at once, its open streams too. @throws NOT_FOUND also for a session that has ended */
export async function revokeSession({
  ctx,
  input,
}: VerbArguments<z.input<typeof revokeSessionInputSchema>, ServiceContext>): Promise<{ revoked: number }> {
  await requirePermission(ctx, "account:write");
  const person = requirePerson(ctx);
  const { sessionId } = revokeSessionInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { count } = await tx.userSession.updateMany({
      where: { id: sessionId, userId: person.userId, revokedAt: null },
      data: { revokedAt: ctx.now() },
    });
    if (count === 0) throw notFound("Session");
    await notifyAccessEnded(tx, { userId: person.userId, sessionId });
    await emitAudit(tx, ctx, {
      action: "account.revoke_session",
      chain: { kind: "user", subjectId: person.userId },
      entity: { type: "user_session", id: sessionId },
    });
    return { revoked: count };
  });
}
