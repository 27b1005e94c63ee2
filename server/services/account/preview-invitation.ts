import type { z } from "zod";
import { previewWelcomeInputSchema, type welcomePreviewSchema } from "@/core/account/link";
import { db } from "@/server/db/client";
import { consumeRateLimit } from "../rate-limit/consume";
import type { AnonymousContext } from "../setup/internal";
import { LINK_TRIES } from "./reset-password";
import { findLink } from "./use-link";

/** Whose account an invitation to this server makes, for who holds its link. @throws NOT_FOUND, LIMIT */
export async function previewInstanceInvitation({
  ctx,
  input,
}: {
  ctx: AnonymousContext;
  input: z.input<typeof previewWelcomeInputSchema>;
}): Promise<z.infer<typeof welcomePreviewSchema>> {
  await consumeRateLimit(LINK_TRIES, ctx.address);
  const { token } = previewWelcomeInputSchema.parse(input);
  const { email } = await findLink(db, { purpose: "instance_invitation", token, now: ctx.now() });
  return { email };
}
