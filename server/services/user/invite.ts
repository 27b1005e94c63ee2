import type { z } from "zod";
import { HeedError } from "@/core/errors";
import {
  type HandedLink,
  INSTANCE_INVITATION,
  INSTANCE_INVITATION_DAYS,
  inviteUserInputSchema,
} from "@/core/user/schema";
import { publicUrl } from "@/server/auth/public-url";
import { withTransaction } from "@/server/db/transaction";
import { enqueueMail } from "@/server/mail/enqueue-mail";
import { createLink } from "../account/create-link";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";

const DAY_MS = 86_400_000;

/**
 * Invites an address to the instance: a single-use link of 256 random bits for a week, of which the hash is kept. An
 * open invitation of the same address is replaced, because its link cannot be shown a second time.
 * @returns the link, which is shown this once, or null in its place when it went out by mail
 * @throws CONFLICT when the address has an account
 */
export async function inviteUser({
  ctx,
  input,
}: VerbArguments<z.input<typeof inviteUserInputSchema>, ServiceContext>): Promise<HandedLink> {
  await requirePermission(ctx, "instance:admin");
  const admin = requirePerson(ctx);
  const { email } = inviteUserInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const known = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (known) {
      const message = `${email} has an account already.`;
      throw new HeedError("CONFLICT", message, { fieldErrors: { email: ["This address has an account."] } });
    }
    const now = ctx.now();
    const wasOpen = await tx.verificationToken.count({
      where: { purpose: INSTANCE_INVITATION, email, usedAt: null, expiresAt: { gt: now } },
    });
    const { id, token, expiresAt } = await createLink(tx, {
      purpose: INSTANCE_INVITATION,
      email,
      userId: null,
      createdById: admin.userId,
      lifetimeMs: INSTANCE_INVITATION_DAYS * DAY_MS,
      now,
    });
    const url = `${publicUrl()}/welcome#${token}`;
    const mailed = await enqueueMail(tx, {
      template: "invitation",
      to: email,
      url,
      invitedBy: admin.name,
      project: null,
    });
    await emitAudit(tx, ctx, {
      action: "user.invite",
      chain: { kind: "instance" },
      entity: { type: "instance_invitation", id },
      after: { email, expiresAt, replacesEarlier: wasOpen > 0 },
    });
    return { email, expiresAt, mailed, url: mailed ? null : url };
  });
}
