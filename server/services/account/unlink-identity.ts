import type { z } from "zod";
import { type unlinkedIdentitySchema, unlinkIdentityInputSchema } from "@/core/account/identity";
import { HeedError, notFound } from "@/core/errors";
import { env } from "@/env";
import { configuredProviders } from "@/server/auth/providers/configured";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { canSendMail } from "@/server/mail/enqueue-mail";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { requirePerson } from "./require-person";

/**
 * Takes a provider's identity off the person's account; it cannot be used to sign in any more.
 * @throws NOT_FOUND, CONFLICT when no other way in would be left
 */
export async function unlinkIdentity({
  ctx,
  input,
}: VerbArguments<z.input<typeof unlinkIdentityInputSchema>, ServiceContext>): Promise<
  z.infer<typeof unlinkedIdentitySchema>
> {
  await requirePermission(ctx, "account:write");
  const { userId } = requirePerson(ctx);
  const { identityId } = unlinkIdentityInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    // Locked: two unlinks at once must not take away the last two ways in.
    await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
    const identity = await tx.account.findFirst({
      where: { id: identityId, userId },
      select: { provider: true, issuer: true, email: true },
    });
    if (!identity) throw notFound("Identity");
    if (!(await hasOtherWay(tx, { userId, identityId }))) {
      throw new HeedError(
        "CONFLICT",
        "This is your last way to sign in. Set a password or link another one first.",
      );
    }
    await tx.account.delete({ where: { id: identityId } });
    await emitAudit(tx, ctx, {
      action: "account.unlink_identity",
      chain: { kind: "user", subjectId: userId },
      entity: { type: "identity", id: identityId },
      before: identity,
    });
    return { identityId };
  });
}

async function hasOtherWay(
  tx: Transaction,
  { userId, identityId }: { userId: string; identityId: string },
): Promise<boolean> {
  if (env.HEED_MAGIC_LINK && canSendMail()) return true;
  const user = await tx.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (env.HEED_PASSWORD_SIGN_IN && user?.passwordHash) return true;
  const usable = configuredProviders().map(({ id }) => id);
  const others = await tx.account.count({
    where: { userId, id: { not: identityId }, provider: { in: usable } },
  });
  return others > 0;
}
