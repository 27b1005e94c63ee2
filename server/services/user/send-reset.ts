import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { type HandedLink, userIdInputSchema } from "@/core/user/schema";
import { withTransaction } from "@/server/db/transaction";
import { enqueueMail } from "@/server/mail/enqueue-mail";
import { createResetLink } from "../account/create-reset";
import { requirePerson } from "../account/require-person";
import { requireRecentSignIn } from "../account/require-recent-sign-in";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { auditPersonChange, getUser } from "./internal";

/**
 * Sends a person the link by which they set a new password themselves; no verb sets one for them, and a banner tells
 * them who did it (trust.md section 4).
 * @returns the link to hand over, or null in its place when it went out by mail
 * @throws PRECONDITION without a sign-in within the hour, and for a disabled person
 * @throws FORBIDDEN while password sign-in is switched off
 * @throws NOT_FOUND for an unknown or erased person
 */
export async function sendReset({
  ctx,
  input,
}: VerbArguments<z.input<typeof userIdInputSchema>, ServiceContext>): Promise<HandedLink> {
  await requirePermission(ctx, "instance:admin");
  requireRecentSignIn(ctx);
  const admin = requirePerson(ctx);
  const { userId } = userIdInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { email, disabledAt } = await getUser(tx, userId);
    if (disabledAt) throw new HeedError("PRECONDITION", "This account is disabled. Enable it first.");
    const { url, expiresAt } = await createResetLink(tx, {
      userId,
      createdById: admin.userId,
      now: ctx.now(),
    });
    const mailed = await enqueueMail(tx, { template: "reset", to: email, url, by: admin.name });
    await auditPersonChange(tx, ctx, {
      action: "user.send_reset",
      userId,
      after: { email, expiresAt, mailed },
    });
    return { email, expiresAt, mailed, url: mailed ? null : url };
  });
}
