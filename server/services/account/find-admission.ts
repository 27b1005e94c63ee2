import type { ProviderIdentity } from "@/core/account/identity";
import { roleAllows } from "@/core/permission/permissions";
import { env } from "@/env";
import type { Transaction } from "@/server/db/transaction";
import { type ClaimedInvitation, claimOpenInvitation } from "../invitation/claim-open";

export type Admission = {
  by: "instance_invitation" | "project_invitation" | "domain" | "organisation" | "open_link";
  /** The proved address that the account gets. */
  email: string;
  /** The open link that is now bound to the address. */
  claimed?: ClaimedInvitation;
};
type Proof = Pick<ProviderIdentity, "verifiedEmails" | "isInAllowedOrganisation"> & {
  /** Token of an open invitation link that this browser came from. */
  openLink?: string | null;
};

/**
 * Why somebody without an account may have one. Registration is closed: an open invitation to exactly a
 * proved address, an allow-listed domain, an allow-listed organisation, or the open link in hand, which is from then
 * on that address's (trust.md section 6).
 * @returns null: nobody else is let in, also not on an instance that nobody has set up
 */
export async function findAdmission(tx: Transaction, proof: Proof, now: Date): Promise<Admission | null> {
  const { verifiedEmails, isInAllowedOrganisation, openLink } = proof;
  const [primary] = verifiedEmails;
  if (primary === undefined) return null;
  // The first person is the admin of the setup link, never whoever comes by a provider.
  if (!(await tx.user.findFirst({ select: { id: true } }))) return null;
  const instance = await tx.verificationToken.findFirst({
    where: {
      purpose: "instance_invitation",
      email: { in: verifiedEmails },
      usedAt: null,
      expiresAt: { gt: now },
    },
    select: { email: true },
  });
  if (instance) return { by: "instance_invitation", email: instance.email };
  const invited = await findProjectInvitation(tx, verifiedEmails, now);
  if (invited !== null) return { by: "project_invitation", email: invited };
  const allowed = verifiedEmails.find((email) => env.HEED_ALLOWED_DOMAINS.includes(domainOf(email)));
  if (allowed !== undefined) return { by: "domain", email: allowed };
  if (isInAllowedOrganisation) return { by: "organisation", email: primary };
  const claimed = openLink ? await claimOpenInvitation(tx, { token: openLink, email: primary, now }) : null;
  return claimed && { by: "open_link", email: primary, claimed };
}

/** An invitation dies with its inviter's right, here as on its own page. */
async function findProjectInvitation(tx: Transaction, emails: string[], now: Date): Promise<string | null> {
  const invitations = await tx.invitation.findMany({
    where: {
      email: { in: emails },
      acceptedAt: null,
      revokedAt: null,
      expiresAt: { gt: now },
      project: { archivedAt: null },
    },
    select: { email: true, projectId: true, invitedById: true },
  });
  for (const { email, projectId, invitedById } of invitations) {
    const inviter = await tx.membership.findFirst({
      where: { projectId, userId: invitedById, user: { disabledAt: null } },
      select: { role: true },
    });
    if (email !== null && inviter && roleAllows(inviter.role, "member:manage")) return email;
  }
  return null;
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
