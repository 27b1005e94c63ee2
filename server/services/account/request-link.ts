import type { z } from "zod";
import {
  type requestedLinkSchema,
  requestLinkInputSchema,
  requestResetInputSchema,
} from "@/core/account/link";
import { nextPath } from "@/core/account/next-path";
import { HeedError } from "@/core/errors";
import { env } from "@/env";
import { db } from "@/server/db/client";
import { enqueue } from "@/server/db/enqueue";
import { canSendMail } from "@/server/mail/enqueue-mail";
import { consumeRateLimit, type RateLimitRule } from "../rate-limit/consume";
import type { AnonymousContext } from "../setup/internal";
import { requirePasswordSignIn } from "./require-password-sign-in";

export const ISSUE_LINK = "issue-link";

const BY_ADDRESS: RateLimitRule = { name: "link-address", points: 10, seconds: 900 };
/** Counted for every address, whether it has an account or not. */
const BY_EMAIL: RateLimitRule = { name: "link-email", points: 3, seconds: 900 };

type Requested = z.infer<typeof requestedLinkSchema>;

/**
 * Asks for a mail with a link to sign in. Whether the address may have one is looked up by a job: the
 * answer, and the work until it is given, are the same for every address (no enumeration).
 * @throws PRECONDITION when magic links are not configured, LIMIT
 */
export async function requestMagicLink({
  ctx,
  input,
}: {
  ctx: AnonymousContext;
  input: z.input<typeof requestLinkInputSchema>;
}): Promise<Requested> {
  const { email, next } = requestLinkInputSchema.parse(input);
  if (!env.HEED_MAGIC_LINK || !canSendMail()) {
    throw new HeedError("PRECONDITION", "This server sends no links to sign in.");
  }
  return request(ctx, { purpose: "magic_link", email, next: nextPath(next) });
}

/**
 * Asks for a mail with a link to set a new password; the same answer and work for every address.
 * @throws FORBIDDEN while password sign-in is switched off, PRECONDITION without mail, LIMIT
 */
export async function requestReset({
  ctx,
  input,
}: {
  ctx: AnonymousContext;
  input: z.input<typeof requestResetInputSchema>;
}): Promise<Requested> {
  requirePasswordSignIn();
  const { email } = requestResetInputSchema.parse(input);
  if (!canSendMail()) {
    throw new HeedError(
      "PRECONDITION",
      "This server sends no mail. Ask your instance admin for a reset link.",
    );
  }
  return request(ctx, { purpose: "password_reset", email });
}

async function request(
  ctx: AnonymousContext,
  wish: { purpose: "magic_link" | "password_reset"; email: string; next?: string },
): Promise<Requested> {
  await consumeRateLimit(BY_ADDRESS, ctx.address);
  await consumeRateLimit(BY_EMAIL, wish.email);
  await enqueue(db, { task: ISSUE_LINK, payload: wish });
  return { requested: true };
}
