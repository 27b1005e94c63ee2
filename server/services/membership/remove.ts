import type { z } from "zod";
import { type removedMemberSchema, removeMemberInputSchema } from "@/core/membership/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { deleteMembership, lockMember, requireAnotherOwner, requireOwnerFor } from "./internal";

/**
 * Takes a member out of the project; their tokens of this project end with it, what they wrote stays.
 * @throws NOT_FOUND, FORBIDDEN when an owner is removed by another role, CONFLICT for the last owner
 */
export async function removeMember({
  ctx,
  input,
}: VerbArguments<z.input<typeof removeMemberInputSchema>>): Promise<z.infer<typeof removedMemberSchema>> {
  await requirePermission(ctx, "member:manage");
  const person = requirePerson(ctx);
  const { userId } = removeMemberInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const member = await lockMember(tx, ctx, userId);
    const self = await lockMember(tx, ctx, person.userId);
    requireOwnerFor(self.role, [member.role]);
    if (member.role === "owner") await requireAnotherOwner(tx, ctx, userId);
    const revokedTokens = await deleteMembership(tx, ctx, { id: member.id, userId });
    await emitAudit(tx, ctx, {
      action: "membership.delete",
      chain: { kind: "project", subjectId: ctx.project.id },
      entity: { type: "membership", id: member.id },
      before: { userId, role: member.role },
      after: { revokedTokens },
    });
    return { userId, revokedTokens };
  });
}
