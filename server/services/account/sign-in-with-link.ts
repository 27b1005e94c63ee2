import { linkSignInInputSchema } from "@/core/account/link";
import { env } from "@/env";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import { consumeRateLimit } from "../rate-limit/consume";
import type { AnonymousContext } from "../setup/internal";
import { admitPerson } from "./admit-person";
import { confirmAddress } from "./confirm-address";
import { findAdmission } from "./find-admission";
import { openSession } from "./internal";
import { SIGN_IN_BY_ADDRESS } from "./sign-in";
import { type OpenLink, useLink } from "./use-link";

export type LinkSignIn = {
  credentials: unknown;
  address: string;
  userAgent: string;
  requestId: string;
  now: Date;
};

/**
 * Opens a browser session by a mailed link, once. Whom registration is open to gets an account by it.
 * @returns ids of session and user; null for a link of another address and for a disabled person
 * @throws NOT_FOUND for wrong, used and expired links, LIMIT
 */
export async function signInWithLink(
  request: LinkSignIn,
): Promise<{ sessionId: string; userId: string } | null> {
  if (!env.HEED_MAGIC_LINK) return null;
  await consumeRateLimit(SIGN_IN_BY_ADDRESS, request.address);
  const input = linkSignInInputSchema.safeParse(request.credentials);
  if (!input.success) return null;
  const { token, email } = input.data;
  const { now } = request;
  const ctx: AnonymousContext = { ...request, now: () => now };
  return withTransaction(ctx, async (tx) => {
    const link = await useLink(tx, { purpose: "magic_link", token, now });
    if (link.email !== email) return null;
    const userId = await findOrAdmit(tx, link, ctx);
    return userId === null ? null : openSession(tx, request, { userId, method: "email" });
  });
}

async function findOrAdmit(
  tx: Transaction,
  { email }: OpenLink,
  ctx: AnonymousContext,
): Promise<string | null> {
  const known = await tx.user.findUnique({ where: { email }, select: { id: true, disabledAt: true } });
  if (known?.disabledAt) return null;
  if (known) {
    await confirmAddress(tx, ctx, { userId: known.id });
    return known.id;
  }
  const proof = { verifiedEmails: [email], isInAllowedOrganisation: false };
  const admission = await findAdmission(tx, proof, ctx.now());
  if (!admission) return null;
  const { person, audited } = await admitPerson(tx, ctx, { admission, name: "" });
  await emitAudit(
    tx,
    { ...ctx, actor: person },
    {
      action: "account.create",
      chain: { kind: "instance" },
      entity: { type: "user", id: person.userId },
      after: audited,
    },
  );
  return person.userId;
}
