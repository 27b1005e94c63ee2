import { createHash, randomBytes } from "node:crypto";
import { notFound } from "@/core/errors";
import { invitationTokenSchema } from "@/core/invitation/schema";
import { roleAllows } from "@/core/permission/permissions";
import type { Transaction } from "@/server/db/transaction";

/** 256 random bits for a link; only their hash is stored. */
export function makeInvitationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashInvitationToken(token) };
}

/** Links are kept as hashes only. */
export function hashInvitationToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * The open invitation of a link. It dies with its inviter's right to invite, and with the project.
 * @throws NOT_FOUND for every other one: wrong, used, revoked, expired
 */
export async function getOpenInvitation(tx: Transaction, token: string, now: Date) {
  const parsed = invitationTokenSchema.safeParse(token);
  if (!parsed.success) throw notFound("Invitation");
  const invitation = await tx.invitation.findFirst({
    where: {
      tokenHash: hashInvitationToken(parsed.data),
      acceptedAt: null,
      revokedAt: null,
      expiresAt: { gt: now },
      project: { archivedAt: null },
    },
    select: {
      id: true,
      projectId: true,
      email: true,
      role: true,
      invitedById: true,
      expiresAt: true,
      project: { select: { slug: true, name: true } },
    },
  });
  if (!invitation) throw notFound("Invitation");
  const inviter = await tx.membership.findFirst({
    where: { projectId: invitation.projectId, userId: invitation.invitedById, user: { disabledAt: null } },
    select: { role: true, user: { select: { name: true } } },
  });
  if (!inviter || !roleAllows(inviter.role, "member:manage")) throw notFound("Invitation");
  return { ...invitation, invitedBy: inviter.user.name };
}
