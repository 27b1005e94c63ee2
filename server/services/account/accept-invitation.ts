import type { z } from "zod";
import { acceptWelcomeInputSchema } from "@/core/account/link";
import { HeedError } from "@/core/errors";
import { reader, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import { consumeRateLimit } from "../rate-limit/consume";
import type { AnonymousContext } from "../setup/internal";
import { hashPassword } from "./hash-password";
import { insertPerson } from "./internal";
import { requirePasswordSignIn } from "./require-password-sign-in";
import { LINK_TRIES } from "./reset-password";
import { findLink, useLink } from "./use-link";

/**
 * Makes the account of an invitation to this server, with the name and the password that its holder
 * chooses; the address is the invited one. Single use.
 * @throws FORBIDDEN while password sign-in is switched off (they sign in by a provider instead),
 * NOT_FOUND for a link that is not open, CONFLICT when the address has an account, LIMIT
 */
export async function acceptInstanceInvitation({
  ctx,
  input,
}: {
  ctx: AnonymousContext;
  input: z.input<typeof acceptWelcomeInputSchema>;
}): Promise<{ email: string }> {
  requirePasswordSignIn();
  await consumeRateLimit(LINK_TRIES, ctx.address);
  const { token, name, password } = acceptWelcomeInputSchema.parse(input);
  await findLink(reader(ctx), { purpose: "instance_invitation", token, now: ctx.now() });
  const passwordHash = await hashPassword(password);
  return withTransaction(ctx, async (tx) => {
    const { email, mailed } = await useLink(tx, { purpose: "instance_invitation", token, now: ctx.now() });
    const known = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (known) throw new HeedError("CONFLICT", `${email} has an account already. Sign in instead.`);
    const emailProvedAt = mailed ? ctx.now() : null;
    const person = { email, name, passwordHash, isInstanceAdmin: false, emailProvedAt };
    const actor = await insertPerson(tx, person, ctx);
    await emitAudit(
      tx,
      { ...ctx, actor },
      {
        action: "account.create",
        chain: { kind: "instance" },
        entity: { type: "user", id: actor.userId },
        after: { name, email, isInstanceAdmin: false, admittedBy: "instance_invitation" },
      },
    );
    return { email };
  });
}
