import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { acceptInvitationInputSchema } from "@/core/invitation/schema";
import type { Role } from "@/core/permission/permissions";
import { env } from "@/env";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { hashPassword } from "../account/hash-password";
import { insertPerson } from "../account/internal";
import { emitAudit } from "../audit/emit-audit";
import type { Actor } from "../context";
import { consumeRateLimit } from "../rate-limit/consume";
import type { AnonymousContext } from "../setup/internal";
import { getOpenInvitation } from "./internal";
import { INVITATION_LOOKS } from "./preview";

type Person = Extract<Actor, { type: "user" }>;
type AcceptContext = AnonymousContext & { actor: Actor | null };
type NewAccount = { name: string; passwordHash: string; email?: string };
/** `mailed`: who has the link reads the invited address. */
type Invited = { email: string | null; mailed: boolean };

/**
 * Joins a project by an invitation's link (trust.md section 6): as the signed-in person with the invited address,
 * or with a new account for it. An open link takes any signed-in person, or a new account for their own address.
 * @throws NOT_FOUND for a link that is not open, FORBIDDEN for another person, UNAUTHENTICATED when the
 * address has an account that must sign in first or a password is no way in, CONFLICT when they are a member
 */
export async function acceptInvitation({
  ctx,
  input,
}: {
  ctx: AcceptContext;
  input: z.input<typeof acceptInvitationInputSchema>;
}): Promise<{ projectSlug: string; email: string }> {
  await consumeRateLimit(INVITATION_LOOKS, ctx.address);
  const { token, account } = acceptInvitationInputSchema.parse(input);
  const wished = account && (await toNewAccount(account));
  return withTransaction(ctx, async (tx) => {
    const invitation = await getOpenInvitation(tx, token, ctx.now());
    const { id, projectId, role } = invitation;
    const { person, isNew } = await findOrMakePerson(tx, ctx, { invited: invitation, account: wished });
    const open = { id, acceptedAt: null, revokedAt: null };
    const { count } = await tx.invitation.updateMany({ where: open, data: { acceptedAt: ctx.now() } });
    if (count === 0) throw new HeedError("CONFLICT", "This invitation was used a moment ago.");
    const membership = await joinProject(tx, { projectId, userId: person.userId, role });
    const audited = { ...ctx, actor: person };
    const chain = { kind: "project", subjectId: projectId } as const;
    await emitAudit(tx, audited, { action: "invitation.accept", chain, entity: { type: "invitation", id } });
    await emitAudit(tx, audited, {
      action: "membership.create",
      chain,
      entity: { type: "membership", id: membership.id },
      after: { userId: person.userId, role },
    });
    if (isNew) await auditNewPerson(tx, audited);
    return { projectSlug: invitation.project.slug, email: person.email };
  });
}

async function findOrMakePerson(
  tx: Transaction,
  ctx: AcceptContext,
  wish: { invited: Invited; account: NewAccount | undefined },
): Promise<{ person: Person; isNew: boolean }> {
  const { account } = wish;
  const { email: invited, mailed } = wish.invited;
  if (ctx.actor?.type === "user") {
    if (invited === null || ctx.actor.email === invited) return { person: ctx.actor, isNew: false };
    throw new HeedError("FORBIDDEN", `This invitation is for ${invited}. Sign in with that address.`);
  }
  // A token's owner is somebody: they must not join as if nobody were there.
  if (ctx.actor) throw new HeedError("FORBIDDEN", "Accept the invitation in the web application.");
  const email = invited ?? account?.email;
  const existing = email && (await tx.user.findUnique({ where: { email }, select: { id: true } }));
  if (existing) throw new HeedError("UNAUTHENTICATED", `Sign in as ${email} to accept.`);
  if (!env.HEED_PASSWORD_SIGN_IN) {
    throw new HeedError(
      "UNAUTHENTICATED",
      "Sign in with a provider of this instance, then open the link again.",
    );
  }
  if (!account || !email) throw incompleteAccount(account);
  const emailProvedAt = mailed ? ctx.now() : null;
  const person = await insertPerson(tx, { ...account, email, isInstanceAdmin: false, emailProvedAt }, ctx);
  return { person, isNew: true };
}

async function toNewAccount({
  password,
  ...account
}: NonNullable<z.infer<typeof acceptInvitationInputSchema>["account"]>): Promise<NewAccount> {
  return { ...account, passwordHash: await hashPassword(password) };
}

function incompleteAccount(account: NewAccount | undefined): HeedError {
  const missing: Record<string, string[]> = account
    ? { "account.email": ["Enter your e-mail address."] }
    : { "account.name": ["Enter your name."], "account.password": ["Choose a password."] };
  return new HeedError("INVALID", "Choose an address, a name and a password to make your account.", {
    fieldErrors: missing,
  });
}

async function joinProject(tx: Transaction, membership: { projectId: string; userId: string; role: Role }) {
  const { projectId, userId } = membership;
  const known = await tx.membership.findUnique({
    where: { projectId_userId: { projectId, userId } },
    select: { id: true },
  });
  if (known) throw new HeedError("CONFLICT", "You are a member of this project already.");
  return tx.membership.create({ data: membership, select: { id: true } });
}

async function auditNewPerson(tx: Transaction, ctx: AnonymousContext & { actor: Person }): Promise<void> {
  const { userId, name, email } = ctx.actor;
  await emitAudit(tx, ctx, {
    action: "account.create",
    chain: { kind: "instance" },
    entity: { type: "user", id: userId },
    after: { name, email, isInstanceAdmin: false },
  });
}
