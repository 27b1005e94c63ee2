import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { createInvitationInputSchema, INVITATION_DAYS, type InvitationItem } from "@/core/invitation/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { makeInvitationToken } from "./internal";

const DAY_MS = 86_400_000;

/**
 * Invites an address; an open invitation of the same address is replaced, because its link cannot be
 * shown a second time. The token is in the answer and nowhere else.
 * @throws CONFLICT when the address belongs to a member
 */
export async function createInvitation({
  ctx,
  input,
}: VerbArguments<z.input<typeof createInvitationInputSchema>>): Promise<InvitationItem & { token: string }> {
  await requirePermission(ctx, "member:manage");
  const person = requirePerson(ctx);
  const { email, role } = createInvitationInputSchema.parse(input);
  const { token, tokenHash } = makeInvitationToken();
  return withTransaction(ctx, async (tx) => {
    const projectId = ctx.project.id;
    const member = await tx.membership.findFirst({
      where: { projectId, user: { email } },
      select: { id: true },
    });
    if (member) {
      throw new HeedError("CONFLICT", `${email} is a member already.`, {
        fieldErrors: { email: ["This person is a member already."] },
      });
    }
    const now = ctx.now();
    const replaced = await tx.invitation.updateMany({
      where: { projectId, email, acceptedAt: null, revokedAt: null },
      data: { revokedAt: now },
    });
    const invitation = await tx.invitation.create({
      data: {
        projectId,
        email,
        role,
        tokenHash,
        invitedById: person.userId,
        expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      },
      select: { id: true, email: true, role: true, expiresAt: true, createdAt: true },
    });
    await emitAudit(tx, ctx, {
      action: "invitation.create",
      chain: { kind: "project", subjectId: projectId },
      entity: { type: "invitation", id: invitation.id },
      after: { email, role, expiresAt: invitation.expiresAt, replacesEarlier: replaced.count > 0 },
    });
    return { ...invitation, invitedBy: person.name, token };
  });
}
