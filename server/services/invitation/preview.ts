import type { InvitationPreview } from "@/core/invitation/schema";
import { env } from "@/env";
import { db } from "@/server/db/client";
import type { Actor } from "../context";
import { consumeRateLimit, type RateLimitRule } from "../rate-limit/consume";
import type { AnonymousContext } from "../setup/internal";
import { getOpenInvitation } from "./internal";

export const INVITATION_LOOKS: RateLimitRule = { name: "invitation", points: 30, seconds: 60 };

/** What an invitation's link offers, for who holds the link. @throws NOT_FOUND, LIMIT */
export async function previewInvitation({
  ctx,
  input,
}: {
  ctx: AnonymousContext & { actor: Actor | null };
  input: { token: string };
}): Promise<InvitationPreview> {
  await consumeRateLimit(INVITATION_LOOKS, ctx.address);
  const invitation = await getOpenInvitation(db, input.token, ctx.now());
  const { email } = invitation;
  const account =
    email === null ? null : await db.user.findUnique({ where: { email }, select: { id: true } });
  return {
    projectName: invitation.project.name,
    projectSlug: invitation.project.slug,
    role: invitation.role,
    email,
    invitedBy: invitation.invitedBy,
    expiresAt: invitation.expiresAt,
    hasAccount: account !== null,
    allowsPassword: env.HEED_PASSWORD_SIGN_IN,
    signedInAs: ctx.actor?.type === "user" ? ctx.actor.email : null,
  };
}
