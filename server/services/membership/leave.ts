import type { z } from "zod";
import type { removedMemberSchema } from "@/core/membership/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { deleteMembership, lockMember, requireAnotherOwner } from "./internal";

/** The person leaves the project; their tokens of it end. @throws CONFLICT for the last owner */
export async function leaveProject({
  ctx,
}: {
  ctx: ProjectServiceContext;
}): Promise<z.infer<typeof removedMemberSchema>> {
  await requirePermission(ctx, "project:read");
  const { userId } = requirePerson(ctx);
  return withTransaction(ctx, async (tx) => {
    const member = await lockMember(tx, ctx, userId);
    if (member.role === "owner") await requireAnotherOwner(tx, ctx, userId);
    const revokedTokens = await deleteMembership(tx, ctx, { id: member.id, userId });
    await emitAudit(tx, ctx, {
      action: "membership.delete",
      chain: { kind: "project", subjectId: ctx.project.id },
      entity: { type: "membership", id: member.id },
      before: { userId, role: member.role },
      after: { revokedTokens, left: true },
    });
    return { userId, revokedTokens };
  });
}
