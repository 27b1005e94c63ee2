import { createTransport } from "nodemailer";
import { HeedError } from "../../core/errors";
import { env } from "../../env";
import { publicUrl } from "../auth/public-url";
import { mailSchema } from "./mail";
import { renderMail } from "./render";
import { unseal } from "./seal";

const TIMEOUT_MS = 20_000;

/**
 * Sends a mail of the queue by SMTP.
 * @throws UNAVAILABLE with the server's status only: its words may name the address
 */
export async function sendQueuedMail(sealed: string): Promise<void> {
  if (!env.HEED_SMTP_URL)
    throw new HeedError("PRECONDITION", "HEED_SMTP_URL is not set: no mail can be sent.");
  const { host } = new URL(publicUrl());
  const mail = renderMail(mailSchema.parse(JSON.parse(unseal(sealed))), host);
  const transport = createTransport(env.HEED_SMTP_URL, {
    from: env.HEED_MAIL_FROM ?? { name: "Heed", address: `heed@${new URL(publicUrl()).hostname}` },
    connectionTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ ...mail, to: { name: "", address: mail.to } });
  } catch (error) {
    throw new HeedError("UNAVAILABLE", `The mail server did not take a mail (${reasonOf(error)}).`);
  } finally {
    transport.close();
  }
}

function reasonOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return "unknown";
  const { responseCode, code }: { responseCode?: unknown; code?: unknown } = error;
  return typeof responseCode === "number" ? `status ${responseCode}` : String(code ?? "unknown");
}
