import { HeedError } from "@/core/errors";
import { publicUrl } from "@/server/auth/public-url";
import { db } from "@/server/db/client";
import { enqueueMail } from "@/server/mail/enqueue-mail";
import { requirePerson } from "../account/require-person";
import type { ServiceContext } from "../context";
import { consumeRateLimit, type RateLimitRule } from "../rate-limit/consume";
import { requirePermission } from "../require-permission";

const TEST_MAILS: RateLimitRule = { name: "test-mail", points: 5, seconds: 300 };

/**
 * Sends a mail to the admin's own address, to see that sending works. It changes nothing and is not audited.
 * @throws PRECONDITION without a mail server, LIMIT after five in five minutes
 */
export async function sendTestMail({ ctx }: { ctx: ServiceContext }): Promise<{ email: string }> {
  await requirePermission(ctx, "instance:admin");
  const { userId, email } = requirePerson(ctx);
  await consumeRateLimit(TEST_MAILS, userId);
  const queued = await db.$transaction((tx) =>
    enqueueMail(tx, { template: "test", to: email, url: `${publicUrl()}/admin/sign-in` }),
  );
  if (queued) return { email };
  throw new HeedError("PRECONDITION", "No mail server is configured. Set HEED_SMTP_URL and start again.");
}
