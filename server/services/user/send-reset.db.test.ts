import { expect, it, vi } from "vitest";
import { db, pool } from "@/server/db/client";
import { contextOf } from "@/test/factories/contexts";
import { mintUser } from "@/test/factories/mint-user";
import { inviteUser } from "./invite";
import { sendReset } from "./send-reset";

// Before the settings are read: a server that sends mail.
vi.hoisted(() => {
  process.env.HEED_SMTP_URL = "smtp://127.0.0.1:1";
  process.env.NEXTAUTH_SECRET = "a-secret-of-this-test-only";
});

async function queuedMails(): Promise<string[]> {
  const { rows } = await pool().query<{ payload: string }>(
    `select payload::text from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'send-mail'`,
  );
  return rows.map(({ payload }) => payload);
}

it("a reset link that goes out by mail is shown to nobody: only its reader has it", async () => {
  const admin = await mintUser({ isInstanceAdmin: true });
  const person = await mintUser();
  const made = await sendReset({ ctx: contextOf(admin.actor), input: { userId: person.id } });
  expect(made).toMatchObject({ email: person.email, mailed: true, url: null });
  const [mail = ""] = await queuedMails();
  // Neither the link nor the address can be read in the queue.
  expect(mail).not.toContain("reset");
  expect(mail).not.toContain(person.email);
  const link = await db.verificationToken.findFirstOrThrow({ where: { userId: person.id } });
  expect(link.createdById).toBe(admin.id);
});

it("an invitation is mailed, and its link is nobody else's: not even the inviter's", async () => {
  const admin = await mintUser({ isInstanceAdmin: true });
  const before = (await queuedMails()).length;
  const email = `new-${crypto.randomUUID()}@example.test`;
  const made = await inviteUser({ ctx: contextOf(admin.actor), input: { email } });
  expect(made).toMatchObject({ email, mailed: true, url: null });
  expect((await queuedMails()).length).toBe(before + 1);
});
