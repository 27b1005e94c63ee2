import type { IdentityRefusal, ProviderIdentity } from "@/core/account/identity";
import type { Result } from "@/core/result";
import { withTransaction } from "@/server/db/transaction";
import { createAccountNotice } from "../account-notice/create";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { requirePerson } from "./require-person";
import { requireRecentSignIn } from "./require-recent-sign-in";

/**
 * Adds a provider's identity to the signed-in person who began it on their account page. Only an identity
 * with a provider-verified address is taken (trust.md section 6); linking it twice is fine.
 * @throws PRECONDITION without a sign-in within the last hour
 */
export async function linkIdentity({
  ctx,
  identity,
}: {
  ctx: ServiceContext;
  identity: ProviderIdentity;
}): Promise<Result<{ identityId: string }, IdentityRefusal>> {
  await requirePermission(ctx, "account:write");
  const { userId, email: own } = requirePerson(ctx);
  requireRecentSignIn(ctx);
  const { provider, issuer, subject } = identity;
  const [email] = identity.verifiedEmails;
  return withTransaction<ServiceContext, Result<{ identityId: string }, IdentityRefusal>>(ctx, async (tx) => {
    if (email === undefined) return { ok: false, reason: "unverified" };
    const known = await tx.account.findUnique({
      where: { issuer_subject: { issuer, subject } },
      select: { id: true, userId: true },
    });
    if (known && known.userId !== userId) return { ok: false, reason: "linked_to_other" };
    if (known) return { ok: true, value: { identityId: known.id } };
    const { id } = await tx.account.create({
      data: { userId, provider, issuer, subject, email },
      select: { id: true },
    });
    const now = ctx.now();
    if (identity.verifiedEmails.includes(own)) {
      // One person signed in here and there, so nothing of theirs ends.
      await tx.user.update({ where: { id: userId }, data: { emailProvedAt: now }, select: { id: true } });
    }
    const notice = { kind: "identity_linked", detail: { provider, email } } as const;
    await createAccountNotice(tx, { userId, notice, now });
    await emitAudit(tx, ctx, {
      action: "account.link_identity",
      chain: { kind: "user", subjectId: userId },
      entity: { type: "identity", id },
      after: { provider, issuer, email },
    });
    return { ok: true, value: { identityId: id } };
  });
}
