import { z } from "zod";
import { emailSchema } from "@/core/account/schema";
import { env } from "@/env";
import { publicUrl } from "@/server/auth/public-url";
import { db } from "@/server/db/client";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { enqueueMail } from "@/server/mail/enqueue-mail";
import { emitAudit } from "../audit/emit-audit";
import { createLink } from "./create-link";
import { createResetLink } from "./create-reset";
import { findAdmission } from "./find-admission";

export const MAGIC_LINK_MINUTES = 15;
const MINUTE_MS = 60_000;

export const issueLinkInputSchema = z.object({
  purpose: z.enum(["magic_link", "password_reset"]),
  email: emailSchema,
  next: z.string().max(500).optional(),
});
type Input = z.infer<typeof issueLinkInputSchema>;

/**
 * Sends the link that somebody asked for, when the address may have one: an account that is not disabled,
 * or, to sign in, an address that registration is open to. Runs as a job.
 */
export async function issueLink({ input, now }: { input: Input; now: Date }): Promise<void> {
  const { purpose, email } = input;
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, name: true, disabledAt: true, erasedAt: true },
  });
  if (user?.disabledAt || user?.erasedAt) return;
  await withTransaction({}, async (tx) => {
    if (purpose === "magic_link") return issueMagicLink(tx, { ...input, userId: user?.id ?? null, now });
    if (!user || !env.HEED_PASSWORD_SIGN_IN) return;
    const { url } = await createResetLink(tx, { userId: user.id, createdById: null, now });
    await enqueueMail(tx, { template: "reset", to: email, url, by: null });
    await emitAudit(
      tx,
      {
        actor: { type: "system_job", job: "issue-link", userId: user.id, name: user.name },
        requestId: "issue-link",
        now: () => now,
      },
      {
        action: "account.request_reset",
        chain: { kind: "user", subjectId: user.id },
        entity: { type: "user", id: user.id },
      },
    );
  });
}

async function issueMagicLink(
  tx: Transaction,
  { email, userId, next, now }: Input & { userId: string | null; now: Date },
): Promise<void> {
  // Whoever opens the link has proved the address, as if a provider had verified it.
  const proof = { verifiedEmails: [email], isInAllowedOrganisation: false };
  if (userId === null && !(await findAdmission(tx, proof, now))) return;
  const { token } = await createLink(tx, {
    purpose: "magic_link",
    email,
    userId,
    createdById: null,
    lifetimeMs: MAGIC_LINK_MINUTES * MINUTE_MS,
    now,
  });
  const fragment = new URLSearchParams({ token, email, ...(next ? { next } : {}) });
  await enqueueMail(tx, {
    template: "magicLink",
    to: email,
    url: `${publicUrl()}/sign-in/link#${fragment}`,
  });
}
