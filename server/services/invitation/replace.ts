import type { z } from "zod";
import { notFound } from "@/core/errors";
import { type CreatedInvitation, INVITATION_DAYS, invitationIdInputSchema } from "@/core/invitation/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { consumeRateLimit } from "../rate-limit/consume";
import { requirePermission } from "../require-permission";
import { INVITATIONS_BY_PERSON, isMailed, makeInvitationToken, sendInvitation } from "./internal";
import { invitationSelect } from "./select";

const DAY_MS = 86_400_000;

/**
 * Makes the link of an open invitation anew: it is sent or copied once more and lives another week; the old link
 * is dead (links are kept as hashes, so that none can be shown again). It now hangs on this person's right.
 * @throws NOT_FOUND also when the invitation is not open any more, LIMIT as for new ones
 */
export async function replaceInvitationLink({
  ctx,
  input,
}: VerbArguments<z.input<typeof invitationIdInputSchema>>): Promise<CreatedInvitation> {
  await requirePermission(ctx, "member:manage");
  const person = requirePerson(ctx);
  const { invitationId } = invitationIdInputSchema.parse(input);
  await consumeRateLimit(INVITATIONS_BY_PERSON, person.userId);
  const { token, tokenHash } = makeInvitationToken();
  return withTransaction(ctx, async (tx) => {
    const open = { id: invitationId, projectId: ctx.project.id, acceptedAt: null, revokedAt: null };
    const before = await tx.invitation.findFirst({ where: open, select: invitationSelect });
    const expiresAt = new Date(ctx.now().getTime() + INVITATION_DAYS * DAY_MS);
    if (!before) throw notFound("Invitation");
    const { email, role } = before;
    const data = { tokenHash, expiresAt, invitedById: person.userId, mailed: isMailed(email) };
    const { count } = await tx.invitation.updateMany({ where: open, data });
    if (count === 0) throw notFound("Invitation");
    const sent = await sendInvitation(tx, { ctx, email, token });
    await emitAudit(tx, ctx, {
      action: "invitation.replace",
      chain: { kind: "project", subjectId: ctx.project.id },
      entity: { type: "invitation", id: invitationId },
      before: { email, role, expiresAt: before.expiresAt },
      after: { email, role, expiresAt },
    });
    return { ...before, expiresAt, invitedBy: person.name, ...sent };
  });
}
