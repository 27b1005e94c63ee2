import { createHash, randomBytes } from "node:crypto";
import type { z } from "zod";
import { HeedError } from "@/core/errors";
import {
  INSTANCE_INVITATION,
  INSTANCE_INVITATION_DAYS,
  inviteUserInputSchema,
  type UserInvitation,
} from "@/core/user/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";

const DAY_MS = 86_400_000;

/**
 * Invites an address to the instance: a single-use link of 256 random bits for a week, of which the hash is kept. An
 * open invitation of the same address is replaced, because its link cannot be shown a second time.
 * @returns the invitation, and the token that is nowhere else
 * @throws CONFLICT when the address has an account
 */
export async function inviteUser({
  ctx,
  input,
}: VerbArguments<z.input<typeof inviteUserInputSchema>, ServiceContext>): Promise<
  UserInvitation & { token: string }
> {
  await requirePermission(ctx, "instance:admin");
  const admin = requirePerson(ctx);
  const { email } = inviteUserInputSchema.parse(input);
  const token = randomBytes(32).toString("base64url");
  return withTransaction(ctx, async (tx) => {
    const known = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (known) {
      const message = `${email} has an account already.`;
      throw new HeedError("CONFLICT", message, { fieldErrors: { email: ["This address has an account."] } });
    }
    const now = ctx.now();
    const replaced = await tx.verificationToken.updateMany({
      where: { purpose: INSTANCE_INVITATION, email, usedAt: null, expiresAt: { gt: now } },
      data: { expiresAt: now },
    });
    const invitation = await tx.verificationToken.create({
      data: {
        purpose: INSTANCE_INVITATION,
        email,
        tokenHash: createHash("sha256").update(token).digest("hex"),
        createdById: admin.userId,
        expiresAt: new Date(now.getTime() + INSTANCE_INVITATION_DAYS * DAY_MS),
      },
      select: { id: true, email: true, expiresAt: true, createdAt: true },
    });
    await emitAudit(tx, ctx, {
      action: "user.invite",
      chain: { kind: "instance" },
      entity: { type: "instance_invitation", id: invitation.id },
      after: { email, expiresAt: invitation.expiresAt, replacesEarlier: replaced.count > 0 },
    });
    return { ...invitation, invitedBy: admin.name, token };
  });
}
