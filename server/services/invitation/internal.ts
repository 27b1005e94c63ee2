import { createHash, randomBytes } from "node:crypto";
import { notFound } from "@/core/errors";
import { invitationTokenSchema, OPEN_LINK_ROLES } from "@/core/invitation/schema";
import { type Role, roleAllows, weakerRole } from "@/core/permission/permissions";
import { publicUrl } from "@/server/auth/public-url";
import type { Transaction } from "@/server/db/transaction";
import { canSendMail, enqueueMail } from "@/server/mail/enqueue-mail";
import type { ProjectServiceContext } from "../context";
import type { RateLimitRule } from "../rate-limit/consume";

/** Each may send a mail with two names that their writers chose, to any address. */
export const INVITATIONS_BY_PERSON: RateLimitRule = { name: "invitation-made", points: 20, seconds: 3_600 };

/** 256 random bits for a link; only their hash is stored. */
export function makeInvitationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashInvitationToken(token) };
}

/** Links are kept as hashes only. */
export function hashInvitationToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Whom a link was made for, and by whom. */
type MadeLink = { ctx: ProjectServiceContext; email: string | null; token: string };

/** Whether the link goes to its address; else there is no mail or no address, and it must be handed over. */
export function isMailed(email: string | null): boolean {
  return email !== null && canSendMail();
}

/**
 * Sends the link to the invited address. Then nobody else gets it, the inviter least of all: they would be the
 * second person of their own rules (trust.md section 5).
 * @returns the link only where it must be handed over
 */
export async function sendInvitation(
  tx: Transaction,
  { ctx, email, token }: MadeLink,
): Promise<{ token: string | null; url: string | null; mailed: boolean }> {
  const url = `${publicUrl()}/invite/${token}`;
  if (email === null || !isMailed(email)) return { token, url, mailed: false };
  const mail = { template: "invitation", to: email, url, invitedBy: ctx.actor.name } as const;
  await enqueueMail(tx, { ...mail, project: ctx.project.name });
  return { token: null, url: null, mailed: true };
}

/**
 * The open invitation of a link (trust.md section 6). It dies with its inviter's right to invite, and with the
 * project; it never gives more than its inviter has now, an open link never more than `member`.
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
      mailed: true,
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
  const role = givenRole(invitation, inviter.role);
  return { ...invitation, role, invitedBy: inviter.user.name };
}

function givenRole(invitation: { email: string | null; role: Role }, inviterRole: Role): Role {
  const role = weakerRole(invitation.role, inviterRole);
  return invitation.email === null && !OPEN_LINK_ROLES.includes(role) ? "member" : role;
}
