import type { z } from "zod";
import { type Member, setRoleInputSchema } from "@/core/membership/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { notifyAccessEnded } from "../live/channel";
import { requirePermission } from "../require-permission";
import { lockMember, requireAnotherOwner, requireOwnerFor } from "./internal";

/**
 * Changes a member's role at once, also for what they have open.
 * @throws NOT_FOUND, FORBIDDEN when an owner is touched by another role, CONFLICT for the last owner
 */
export async function setMemberRole({
  ctx,
  input,
}: VerbArguments<z.input<typeof setRoleInputSchema>>): Promise<Member> {
  await requirePermission(ctx, "member:manage");
  const person = requirePerson(ctx);
  const { userId, role } = setRoleInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const member = await lockMember(tx, ctx, userId);
    const self = await lockMember(tx, ctx, person.userId);
    requireOwnerFor(self.role, [member.role, role]);
    if (member.role === "owner" && role !== "owner") await requireAnotherOwner(tx, ctx, userId);
    await tx.membership.update({ where: { id: member.id }, data: { role }, select: { id: true } });
    await notifyAccessEnded(tx, { userId, projectId: ctx.project.id });
    await emitAudit(tx, ctx, {
      action: "membership.update",
      chain: { kind: "project", subjectId: ctx.project.id },
      entity: { type: "membership", id: member.id },
      before: { userId, role: member.role },
      after: { userId, role },
    });
    return { userId, ...member.user, role, joinedAt: member.createdAt, isYou: userId === person.userId };
  });
}
