import { env } from "../../env";
import { enqueue } from "../db/enqueue";
import type { Transaction } from "../db/transaction";
import { type Mail, mailSchema } from "./mail";
import { seal } from "./seal";

export const SEND_MAIL = "send-mail";
const MAX_ATTEMPTS = 8;

/** Whether this server sends mail at all; without it links are handed over by hand. */
export function canSendMail(): boolean {
  return env.HEED_SMTP_URL !== undefined;
}

/**
 * Queues a mail in the caller's transaction: it is sent once that commits, and not otherwise.
 * @returns false without `HEED_SMTP_URL`: nothing is queued, the link must be handed over by hand
 */
export async function enqueueMail(tx: Transaction, mail: Mail): Promise<boolean> {
  if (!canSendMail()) return false;
  const payload = { sealed: seal(JSON.stringify(mailSchema.parse(mail))) };
  await enqueue(tx, { task: SEND_MAIL, payload, maxAttempts: MAX_ATTEMPTS });
  return true;
}
