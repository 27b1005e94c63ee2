import type { z } from "zod";
import { notFound } from "@/core/errors";
import { INSTANCE_INVITATION, userInvitationIdInputSchema } from "@/core/user/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";

/** Makes the link of an invitation useless. @throws NOT_FOUND also when it is not open any more */
export async function revokeUserInvitation({
  ctx,
  input,
}: VerbArguments<z.input<typeof userInvitationIdInputSchema>, ServiceContext>): Promise<{
  invitationId: string;
}> {
  await requirePermission(ctx, "instance:admin");
  const { invitationId } = userInvitationIdInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const now = ctx.now();
    const open = { id: invitationId, purpose: INSTANCE_INVITATION, usedAt: null, expiresAt: { gt: now } };
    const before = await tx.verificationToken.findFirst({ where: open, select: { email: true } });
    const { count } = await tx.verificationToken.updateMany({ where: open, data: { expiresAt: now } });
    if (!before || count === 0) throw notFound("Invitation");
    await emitAudit(tx, ctx, {
      action: "user.revoke_invitation",
      chain: { kind: "instance" },
      entity: { type: "instance_invitation", id: invitationId },
      before,
    });
    return { invitationId };
  });
}
