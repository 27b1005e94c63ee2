import type { z } from "zod";
import { HeedError } from "@/core/errors";
import {
  type CreatedInvitation,
  createInvitationInputSchema,
  INVITATION_DAYS,
} from "@/core/invitation/schema";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { consumeRateLimit } from "../rate-limit/consume";
import { requirePermission } from "../require-permission";
import { INVITATIONS_BY_PERSON, isMailed, makeInvitationToken, sendInvitation } from "./internal";
import { invitationSelect } from "./select";

const DAY_MS = 86_400_000;

/**
 * Invites an address, or makes an open link for one person (trust.md section 6). An open invitation of the same
 * address is replaced, because its link cannot be shown a second time. The link is mailed, or, where it cannot be, in the
 * answer; it is nowhere else.
 * @throws CONFLICT when the address belongs to a member, LIMIT for more than 20 an hour
 */
export async function createInvitation({
  ctx,
  input,
}: VerbArguments<z.input<typeof createInvitationInputSchema>>): Promise<CreatedInvitation> {
  await requirePermission(ctx, "member:manage");
  const person = requirePerson(ctx);
  const { email, role } = createInvitationInputSchema.parse(input);
  await consumeRateLimit(INVITATIONS_BY_PERSON, person.userId);
  const { token, tokenHash } = makeInvitationToken();
  return withTransaction(ctx, async (tx) => {
    const projectId = ctx.project.id;
    const now = ctx.now();
    const replaced = email === null ? 0 : await replaceEarlier(tx, { projectId, email, now });
    const invitation = await tx.invitation.create({
      data: {
        projectId,
        email,
        role,
        tokenHash,
        mailed: isMailed(email),
        invitedById: person.userId,
        expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      },
      select: invitationSelect,
    });
    const sent = await sendInvitation(tx, { ctx, email, token });
    await emitAudit(tx, ctx, {
      action: "invitation.create",
      chain: { kind: "project", subjectId: projectId },
      entity: { type: "invitation", id: invitation.id },
      after: { email, role, expiresAt: invitation.expiresAt, replacesEarlier: replaced > 0 },
    });
    return { ...invitation, invitedBy: person.name, ...sent };
  });
}

/** @returns how many open invitations of the address were closed. @throws CONFLICT for a member's address */
async function replaceEarlier(
  tx: Transaction,
  invited: { projectId: string; email: string; now: Date },
): Promise<number> {
  const { projectId, email, now } = invited;
  const member = await tx.membership.findFirst({
    where: { projectId, user: { email } },
    select: { id: true },
  });
  if (member) {
    throw new HeedError("CONFLICT", `${email} is a member already.`, {
      fieldErrors: { email: ["This person is a member already."] },
    });
  }
  const { count } = await tx.invitation.updateMany({
    where: { projectId, email, acceptedAt: null, revokedAt: null },
    data: { revokedAt: now },
  });
  return count;
}
