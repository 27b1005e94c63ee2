import type { IdentityRefusal, ProviderIdentity } from "@/core/account/identity";
import type { Result } from "@/core/result";
import { db } from "@/server/db/client";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ClaimedInvitation } from "../invitation/claim-open";
import { consumeRateLimit } from "../rate-limit/consume";
import type { AnonymousContext } from "../setup/internal";
import { admitPerson } from "./admit-person";
import { findAdmission } from "./find-admission";
import { openSession } from "./internal";
import { SIGN_IN_BY_ADDRESS } from "./sign-in";

export type IdentitySignIn = {
  identity: ProviderIdentity;
  /** Session that this browser has; signing in again as the same person renews it. */
  currentSessionId: string | null;
  /** Token of the open invitation link that this browser came from. */
  openLink: string | null;
  address: string;
  userAgent: string;
  requestId: string;
  now: Date;
};
type Opened = { sessionId: string; userId: string };

/**
 * Signs a person in by what a provider vouches for. Who they are is (issuer, subject), never an address: an
 * account with the same address is not taken over, and a new account needs an open door (trust.md section 6).
 * @throws LIMIT
 */
export async function signInWithIdentity(request: IdentitySignIn): Promise<Result<Opened, IdentityRefusal>> {
  await consumeRateLimit(SIGN_IN_BY_ADDRESS, request.address);
  const { issuer, subject, verifiedEmails } = request.identity;
  const known = await db.account.findUnique({
    where: { issuer_subject: { issuer, subject } },
    select: { id: true, user: { select: { id: true, disabledAt: true } } },
  });
  if (!known) return admit(request);
  if (known.user.disabledAt) return { ok: false, reason: "disabled" };
  await db.account.update({
    where: { id: known.id },
    data: { lastUsedAt: request.now, email: verifiedEmails[0] ?? "" },
    select: { id: true },
  });
  return { ok: true, value: await renewOrOpen(db, request, known.user.id) };
}

async function admit(request: IdentitySignIn): Promise<Result<Opened, IdentityRefusal>> {
  const { identity, now } = request;
  const { verifiedEmails, provider, issuer, subject } = identity;
  const ctx: AnonymousContext = { ...request, now: () => now };
  return withTransaction<AnonymousContext, Result<Opened, IdentityRefusal>>(ctx, async (tx) => {
    if (verifiedEmails.length === 0) return { ok: false, reason: "unverified" };
    if (!(await tx.user.findFirst({ select: { id: true } }))) return { ok: false, reason: "not_set_up" };
    const namesake = await tx.user.findFirst({
      where: { email: { in: verifiedEmails } },
      select: { id: true },
    });
    if (namesake) return { ok: false, reason: "address_has_account" };
    const admission = await findAdmission(tx, { ...identity, openLink: request.openLink }, now);
    if (!admission) return { ok: false, reason: "not_invited" };
    const { person, audited } = await admitPerson(tx, ctx, { admission, name: identity.name });
    await tx.account.create({
      data: { userId: person.userId, provider, issuer, subject, email: admission.email, lastUsedAt: now },
      select: { id: true },
    });
    const value = await renewOrOpen(tx, request, person.userId);
    if (admission.claimed)
      await auditClaim(tx, { ...ctx, actor: person }, admission.claimed, admission.email);
    await emitAudit(
      tx,
      { ...ctx, actor: person },
      {
        action: "account.create",
        chain: { kind: "instance" },
        entity: { type: "user", id: person.userId },
        after: { ...audited, provider },
      },
    );
    return { ok: true, value };
  });
}

/** The project learns for whom its open link was used, before they have joined. */
async function auditClaim(
  tx: Transaction,
  ctx: Parameters<typeof emitAudit>[1],
  { id, projectId, role }: ClaimedInvitation,
  email: string,
): Promise<void> {
  await emitAudit(tx, ctx, {
    action: "invitation.replace",
    chain: { kind: "project", subjectId: projectId },
    entity: { type: "invitation", id },
    before: { email: null },
    after: { email, role },
  });
}

/** A provider that asked for proof earlier says when: an old proof must not count as a new one. */
async function renewOrOpen(tx: Transaction, request: IdentitySignIn, userId: string): Promise<Opened> {
  const { identity, currentSessionId, now } = request;
  const told = identity.authenticatedAt ?? now;
  const authenticatedAt = new Date(Math.min(told.getTime(), now.getTime()));
  if (currentSessionId !== null) {
    const { count } = await tx.userSession.updateMany({
      where: { id: currentSessionId, userId, revokedAt: null, expiresAt: { gt: now } },
      data: { authenticatedAt, lastSeenAt: now, address: request.address },
    });
    if (count === 1) return { sessionId: currentSessionId, userId };
  }
  return openSession(tx, request, { userId, method: identity.provider, authenticatedAt });
}
