import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { type Member, transferInputSchema } from "@/core/membership/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { requireRecentSignIn } from "../account/require-recent-sign-in";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { notifyAccessEnded } from "../live/channel";
import { requirePermission } from "../require-permission";
import { lockMember } from "./internal";

/**
 * Hands the project over: the other member becomes its owner and the giver its admin, in one transaction.
 * @throws NOT_FOUND, CONFLICT for oneself or another owner, PRECONDITION without a sign-in within the last hour
 */
export async function transferOwnership({
  ctx,
  input,
}: VerbArguments<z.input<typeof transferInputSchema>>): Promise<Member[]> {
  await requirePermission(ctx, "project:own");
  const person = requirePerson(ctx);
  requireRecentSignIn(ctx);
  const { userId } = transferInputSchema.parse(input);
  if (userId === person.userId) throw new HeedError("CONFLICT", "You own this project already.");
  return withTransaction(ctx, async (tx) => {
    const heir = await lockMember(tx, ctx, userId);
    const giver = await lockMember(tx, ctx, person.userId);
    if (heir.role === "owner") throw new HeedError("CONFLICT", `${heir.user.name} is an owner already.`);
    await tx.membership.update({ where: { id: heir.id }, data: { role: "owner" }, select: { id: true } });
    await tx.membership.update({ where: { id: giver.id }, data: { role: "admin" }, select: { id: true } });
    for (const touched of [userId, person.userId]) {
      await notifyAccessEnded(tx, { userId: touched, projectId: ctx.project.id });
    }
    await emitAudit(tx, ctx, {
      action: "membership.transfer",
      chain: { kind: "project", subjectId: ctx.project.id },
      entity: { type: "membership", id: heir.id },
      before: { owner: person.userId, heirRole: heir.role },
      after: { owner: userId, giverRole: "admin" },
    });
    return [
      { userId, ...heir.user, role: "owner", joinedAt: heir.createdAt, isYou: false },
      { userId: person.userId, ...giver.user, role: "admin", joinedAt: giver.createdAt, isYou: true },
    ];
  });
}
