import type { z } from "zod";
import { notFound } from "@/core/errors";
import { invitationIdInputSchema } from "@/core/invitation/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";

/** Makes the link of an invitation useless. @throws NOT_FOUND also when it is not open any more */
export async function revokeInvitation({
  ctx,
  input,
}: VerbArguments<z.input<typeof invitationIdInputSchema>>): Promise<{ invitationId: string }> {
  await requirePermission(ctx, "member:manage");
  const { invitationId } = invitationIdInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const open = { id: invitationId, projectId: ctx.project.id, acceptedAt: null, revokedAt: null };
    const before = await tx.invitation.findFirst({ where: open, select: { email: true, role: true } });
    const { count } = await tx.invitation.updateMany({ where: open, data: { revokedAt: ctx.now() } });
    if (!before || count === 0) throw notFound("Invitation");
    await emitAudit(tx, ctx, {
      action: "invitation.revoke",
      chain: { kind: "project", subjectId: ctx.project.id },
      entity: { type: "invitation", id: invitationId },
      before,
    });
    return { invitationId };
  });
}
