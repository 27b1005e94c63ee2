import type { z } from "zod";
import { resetPasswordInputSchema } from "@/core/account/link";
import { notFound } from "@/core/errors";
import { reader, withTransaction } from "@/server/db/transaction";
import { createAccountNotice } from "../account-notice/create";
import { emitAudit } from "../audit/emit-audit";
import { clearRateLimit, consumeRateLimit, type RateLimitRule } from "../rate-limit/consume";
import type { AnonymousContext } from "../setup/internal";
import { confirmAddress } from "./confirm-address";
import { hashPassword } from "./hash-password";
import { asActor, endSessions } from "./internal";
import { requirePasswordSignIn } from "./require-password-sign-in";
import { SIGN_IN_BY_ACCOUNT } from "./sign-in";
import { findLink, useLink } from "./use-link";

export const LINK_TRIES: RateLimitRule = { name: "link-use", points: 20, seconds: 300 };

/**
 * Sets a new password by a reset link: hashed, single use, 60 minutes, and every browser session of the
 * person ends. When an instance admin sent the link, a banner says so until it is closed (trust.md section 4).
 * @throws FORBIDDEN while password sign-in is switched off, NOT_FOUND for a link that is not open, LIMIT
 */
export async function resetPassword({
  ctx,
  input,
}: {
  ctx: AnonymousContext;
  input: z.input<typeof resetPasswordInputSchema>;
}): Promise<{ email: string }> {
  requirePasswordSignIn();
  await consumeRateLimit(LINK_TRIES, ctx.address);
  const { token, password } = resetPasswordInputSchema.parse(input);
  // Before the costly hash: guessed links must not be a lever. 256 bits leave nothing to learn by time.
  await findLink(reader(ctx), { purpose: "password_reset", token, now: ctx.now() });
  const passwordHash = await hashPassword(password);
  const email = await withTransaction(ctx, async (tx) => {
    const now = ctx.now();
    const link = await useLink(tx, { purpose: "password_reset", token, now });
    const user = await tx.user.findFirst({
      where: { id: link.userId ?? "", disabledAt: null, erasedAt: null },
      select: { id: true, name: true, email: true, isInstanceAdmin: true },
    });
    if (!user) throw notFound("Person");
    const revokedSessions = await endSessions(tx, { userId: user.id, now });
    if (link.mailed) await confirmAddress(tx, ctx, { userId: user.id });
    // Handed over by hand, a link proves no address: then this password is as unproved as a first one.
    const proof = link.mailed ? {} : { emailProvedAt: null };
    await tx.user.update({
      where: { id: user.id },
      data: { passwordHash, ...proof },
      select: { id: true },
    });
    const by = link.createdById === null ? null : await nameOf(tx, link.createdById);
    if (by !== null) {
      const notice = { kind: "reset_by_admin", detail: { by } } as const;
      await createAccountNotice(tx, { userId: user.id, notice, now });
    }
    await emitAudit(
      tx,
      { ...ctx, actor: asActor(user, ctx) },
      {
        action: "account.reset_password",
        chain: { kind: "user", subjectId: user.id },
        entity: { type: "user", id: user.id },
        after: { revokedSessions, linkBy: by },
      },
    );
    return user.email;
  });
  await clearRateLimit(SIGN_IN_BY_ACCOUNT, email);
  return { email };
}

async function nameOf(tx: Parameters<typeof useLink>[0], id: string): Promise<string> {
  const admin = await tx.user.findUnique({ where: { id }, select: { name: true } });
  return admin?.name ?? "a former admin";
}
