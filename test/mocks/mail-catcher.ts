import { appendFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type CaughtMail = { to: string; raw: string };
export type MailCatcher = { url: string; mails: CaughtMail[]; close: () => Promise<void> };

/**
 * An SMTP server on loopback that keeps every mail.
 * @param options.file also appends each as a JSON line, for tests in another process
 */
export async function startMailCatcher({
  port = 0,
  file,
}: {
  port?: number;
  file?: string;
} = {}): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = {
          to: session.envelope.rcptTo.map(({ address }) => address).join(", "),
          raw: Buffer.concat(chunks).toString("utf8"),
        };
        mails.push(mail);
        if (file) appendFileSync(file, `${JSON.stringify(mail)}\n`);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: used } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${used}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The first link in a caught mail, with the soft line breaks of quoted-printable taken out. */
export function linkIn({ raw }: CaughtMail): string {
  const text = raw.replace(/=\r?\n/g, "").replace(/=3D/gi, "=");
  const [link] = /https?:\/\/[^\s"<>]+/.exec(text) ?? [];
  if (!link) throw new Error("The mail holds no link");
  return link;
}
