import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "@/env";
import { db, pool } from "@/server/db/client";
import { startRunner } from "@/server/jobs/runner";
import { issueLinkTask } from "@/server/jobs/tasks/issue-link";
import { sendMailTask } from "@/server/jobs/tasks/send-mail";
import { acceptInstanceInvitation } from "@/server/services/account/accept-invitation";
import { changePassword } from "@/server/services/account/change-password";
import { confirmPassword } from "@/server/services/account/confirm-password";
import { createLink } from "@/server/services/account/create-link";
import { createResetLink } from "@/server/services/account/create-reset";
import { requestMagicLink, requestReset } from "@/server/services/account/request-link";
import { resetPassword } from "@/server/services/account/reset-password";
import { setPassword } from "@/server/services/account/set-password";
import { signIn } from "@/server/services/account/sign-in";
import { dismissAccountNotice } from "@/server/services/account-notice/dismiss";
import { listAccountNotices } from "@/server/services/account-notice/list";
import { anonymousContext, contextOf } from "@/test/factories/contexts";
import { mintUser } from "@/test/factories/mint-user";
import { eventually } from "@/test/heed-process";
import { countAuditEntries, expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { openAuthBrowser } from "@/test/mocks/auth-browser";
import { linkIn, type MailCatcher, startMailCatcher } from "@/test/mocks/mail-catcher";

vi.mock("@/env", () => import("@/test/mocks/settable-env"));

const [OLD, NEW] = ["correct horse battery", "another long enough one"];
const MINUTE_MS = 60_000;
let catcher: MailCatcher;
let runner: Awaited<ReturnType<typeof startRunner>>;

beforeAll(async () => {
  catcher = await startMailCatcher();
  runner = await startRunner({ pool: pool(), tasks: [issueLinkTask, sendMailTask], concurrency: 2 });
});
afterAll(async () => {
  await runner.stop();
  await catcher.close();
});
beforeEach(() => {
  Object.assign(env, {
    HEED_PUBLIC_URL: "https://heed.example.test",
    HEED_SMTP_URL: catcher.url,
    HEED_MAGIC_LINK: true,
    HEED_PASSWORD_SIGN_IN: true,
    HEED_ALLOWED_DOMAINS: [],
  });
});

const nobody = (now?: Date) => anonymousContext(randomUUID(), now);
const fragmentOf = (url: string) => url.slice(url.indexOf("#") + 1);

async function mailTo(address: string) {
  await eventually("a mail arrives", () => catcher.mails.some(({ to }) => to === address));
  const mail = catcher.mails.findLast(({ to }) => to === address);
  if (!mail) throw new Error("no mail");
  return mail;
}

async function noJobIsLeft() {
  await eventually("the queue is empty", async () => {
    const { rows } = await pool().query("select count(*)::int as n from graphile_worker.jobs");
    return rows[0].n === 0;
  });
}

function tryPassword(email: string, password: string) {
  return signIn({ credentials: { email, password }, address: randomUUID(), userAgent: "", now: new Date() });
}

describe("password reset", () => {
  it("is mailed, sets the password once, and ends every session", async () => {
    const user = await mintUser({ password: OLD });
    expect(await requestReset({ ctx: nobody(), input: { email: user.email } })).toEqual({ requested: true });
    const url = linkIn(await mailTo(user.email));
    expect(url).toMatch(/^https:\/\/heed\.example\.test\/reset\/new#[\w-]{43}$/);
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "account.request_reset",
      entityId: user.id,
      actorId: user.id,
    });
    const input = { token: fragmentOf(url), password: NEW };
    expect(await resetPassword({ ctx: nobody(), input })).toEqual({ email: user.email });
    expect(await db.userSession.count({ where: { userId: user.id, revokedAt: null } })).toBe(0);
    expect(await tryPassword(user.email, OLD)).toBeNull();
    expect(await tryPassword(user.email, NEW)).toMatchObject({ userId: user.id });
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "account.reset_password",
      entityId: user.id,
      actorId: user.id,
      after: { revokedSessions: 1, linkBy: null },
    });
    await expectRefusal(resetPassword({ ctx: nobody(), input }), "NOT_FOUND");
    expect(await listAccountNotices({ ctx: contextOf(user.actor) })).toEqual([]);
  });

  it("keeps the hash of the secret only, for 60 minutes, and the newest link alone", async () => {
    const user = await mintUser({ password: OLD });
    const now = new Date();
    const wish = { userId: user.id, createdById: null, now };
    const replaced = await createResetLink(db, wish);
    const { url, expiresAt } = await createResetLink(db, wish);
    expect(expiresAt.getTime() - now.getTime()).toBe(60 * MINUTE_MS);
    const rows = await db.verificationToken.findMany({ where: { userId: user.id } });
    expect(JSON.stringify(rows)).not.toContain(fragmentOf(url));
    const reset = (link: string, at: Date) =>
      resetPassword({ ctx: nobody(at), input: { token: fragmentOf(link), password: NEW } });
    await expectRefusal(reset(replaced.url, now), "NOT_FOUND");
    await expectRefusal(reset(url, expiresAt), "NOT_FOUND");
    await db.user.update({ where: { id: user.id }, data: { disabledAt: now } });
    await expectRefusal(reset(url, now), "NOT_FOUND");
    // Refused as a whole: the link of somebody who is enabled again still works.
    await db.user.update({ where: { id: user.id }, data: { disabledAt: null } });
    await reset(url, now);
  });

  it("says the same to everybody who asks, and mails nothing to addresses without an account", async () => {
    const user = await mintUser({ password: OLD });
    const unknown = `${randomUUID()}@example.test`;
    const disabled = await mintUser({ password: OLD });
    await db.user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } });
    const answers = [];
    for (const email of [user.email, unknown, disabled.email]) {
      answers.push(await requestReset({ ctx: nobody(), input: { email } }));
    }
    expect(answers).toEqual([{ requested: true }, { requested: true }, { requested: true }]);
    await mailTo(user.email);
    await noJobIsLeft();
    expect(catcher.mails.filter(({ to }) => to === unknown || to === disabled.email)).toEqual([]);
  });

  it("is limited by asking address and by asked address, whether it has an account or not", async () => {
    const unknown = `${randomUUID()}@example.test`;
    const ask = (email: string, ctx = nobody()) => requestReset({ ctx, input: { email } });
    for (let index = 0; index < 3; index += 1) await ask(unknown);
    await expectRefusal(ask(unknown), "LIMIT");
    const one = nobody();
    for (let index = 0; index < 10; index += 1) await ask(`${randomUUID()}@example.test`, one);
    await expectRefusal(ask(`${randomUUID()}@example.test`, one), "LIMIT");
    const guess = nobody();
    const input = { token: "x".repeat(43), password: NEW };
    for (let index = 0; index < 20; index += 1) {
      await expectRefusal(resetPassword({ ctx: guess, input }), "NOT_FOUND");
    }
    await expectRefusal(resetPassword({ ctx: guess, input }), "LIMIT");
  });

  it("leaves a line “reset by” when an admin sent the link, until its person closes it", async () => {
    const admin = await mintUser({ name: "Ada Admin", isInstanceAdmin: true });
    const user = await mintUser({ password: OLD });
    const { url } = await createResetLink(db, { userId: user.id, createdById: admin.id, now: new Date() });
    await resetPassword({ ctx: nobody(), input: { token: fragmentOf(url), password: NEW } });
    const ctx = contextOf(user.actor);
    const [notice] = await listAccountNotices({ ctx });
    expect(notice).toMatchObject({ kind: "reset_by_admin", detail: { by: "Ada Admin" } });
    const input = { noticeId: notice?.id ?? "" };
    await expectRefusal(dismissAccountNotice({ ctx: contextOf(admin.actor), input }), "NOT_FOUND");
    await dismissAccountNotice({ ctx, input });
    expect(await listAccountNotices({ ctx })).toEqual([]);
  });
});

describe("passwords switched off", () => {
  it("leaves no verb that takes or sets one", async () => {
    const user = await mintUser({ password: OLD });
    const ctx = contextOf(user.actor);
    const { url } = await createResetLink(db, { userId: user.id, createdById: null, now: new Date() });
    Object.assign(env, { HEED_PASSWORD_SIGN_IN: false });
    const before = await countAuditEntries("user", user.id);
    await expectRefusal(tryPassword(user.email, OLD), "FORBIDDEN");
    await expectRefusal(
      changePassword({ ctx, input: { currentPassword: OLD, newPassword: NEW } }),
      "FORBIDDEN",
    );
    await expectRefusal(confirmPassword({ ctx, input: { password: OLD } }), "FORBIDDEN");
    await expectRefusal(setPassword({ ctx, input: { password: NEW } }), "FORBIDDEN");
    await expectRefusal(requestReset({ ctx: nobody(), input: { email: user.email } }), "FORBIDDEN");
    const wish = { userId: user.id, createdById: null, now: new Date() };
    await expectRefusal(createResetLink(db, wish), "FORBIDDEN");
    const input = { token: fragmentOf(url), password: NEW };
    await expectRefusal(resetPassword({ ctx: nobody(), input }), "FORBIDDEN");
    const { token } = await welcomeLink();
    const welcome = acceptInstanceInvitation({
      ctx: nobody(),
      input: { token, name: "Guest", password: NEW },
    });
    await expectRefusal(welcome, "FORBIDDEN");
    expect(await countAuditEntries("user", user.id)).toBe(before);
  });
});

describe("magic link", () => {
  it("signs in once, by a post of the page that the link opens", async () => {
    const user = await mintUser();
    await requestMagicLink({ ctx: nobody(), input: { email: user.email, next: "/p/shop" } });
    const url = linkIn(await mailTo(user.email));
    expect(url).toMatch(/^https:\/\/heed\.example\.test\/sign-in\/link#token=/);
    const { token = "", email = "", next } = Object.fromEntries(new URLSearchParams(fragmentOf(url)));
    expect([email, next]).toEqual([user.email, "/p/shop"]);
    Object.assign(env, { HEED_PUBLIC_URL: "http://localhost:3000" });
    const browser = openAuthBrowser(randomUUID());
    await browser.signIn("link", { email, token });
    expect(await browser.person()).toMatchObject({ userId: user.id });
    expect(await db.userSession.count({ where: { userId: user.id, method: "email" } })).toBe(1);
    const again = openAuthBrowser(randomUUID());
    expect((await again.signIn("link", { email, token })).location).toMatch(/error=NOT_FOUND/);
    expect(await again.person()).toBeNull();
  });

  it("opens nothing as somebody else, after 15 minutes, or for a disabled person", async () => {
    const [user, other] = [await mintUser(), await mintUser()];
    const link = (email: string, userId: string, now = new Date()) =>
      createLink(db, {
        purpose: "magic_link",
        email,
        userId,
        createdById: null,
        lifetimeMs: 15 * MINUTE_MS,
        now,
      });
    const browser = openAuthBrowser(randomUUID());
    const { token } = await link(user.email, user.id);
    await browser.signIn("link", { email: other.email, token });
    const late = await link(user.email, user.id, new Date(Date.now() - 15 * MINUTE_MS));
    await browser.signIn("link", { email: user.email, token: late.token });
    const last = await link(user.email, user.id);
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
    await browser.signIn("link", { email: user.email, token: last.token });
    expect(await browser.person()).toBeNull();
  });

  it("makes an account for an allow-listed domain only", async () => {
    Object.assign(env, { HEED_ALLOWED_DOMAINS: ["acme.test"] });
    const [inside, outside] = [`${randomUUID()}@acme.test`, `${randomUUID()}@outside.test`];
    await requestMagicLink({ ctx: nobody(), input: { email: outside } });
    await requestMagicLink({ ctx: nobody(), input: { email: inside } });
    const url = linkIn(await mailTo(inside));
    await noJobIsLeft();
    expect(catcher.mails.some(({ to }) => to === outside)).toBe(false);
    const { token = "" } = Object.fromEntries(new URLSearchParams(fragmentOf(url)));
    Object.assign(env, { HEED_PUBLIC_URL: "http://localhost:3000" });
    const browser = openAuthBrowser(randomUUID());
    await browser.signIn("link", { email: inside, token });
    expect(await browser.person()).toMatchObject({ email: inside, isInstanceAdmin: false });
  });

  it("is refused where it is not configured", async () => {
    const input = { email: "ada@example.test" };
    Object.assign(env, { HEED_MAGIC_LINK: false });
    await expectRefusal(requestMagicLink({ ctx: nobody(), input }), "PRECONDITION");
    Object.assign(env, { HEED_MAGIC_LINK: true, HEED_SMTP_URL: undefined });
    await expectRefusal(requestMagicLink({ ctx: nobody(), input }), "PRECONDITION");
    await expectRefusal(requestReset({ ctx: nobody(), input }), "PRECONDITION");
  });
});

function welcomeLink(email = `${randomUUID()}@example.test`) {
  const wish = { purpose: "instance_invitation", userId: null, createdById: null } as const;
  return createLink(db, { ...wish, email, lifetimeMs: MINUTE_MS, now: new Date() });
}

describe("invitation to the server", () => {
  it("makes the invited address an account, once", async () => {
    const email = `${randomUUID()}@example.test`;
    const { token } = await welcomeLink(email);
    const input = { token, name: "Guest", password: NEW };
    expect(await acceptInstanceInvitation({ ctx: nobody(), input })).toEqual({ email });
    const user = await db.user.findUniqueOrThrow({ where: { email } });
    expect(user).toMatchObject({ name: "Guest", isInstanceAdmin: false });
    await expectAuditEntry({
      chain: { kind: "instance" },
      action: "account.create",
      entityId: user.id,
      actorId: user.id,
      after: { name: "Guest", email, isInstanceAdmin: false, admittedBy: "instance_invitation" },
    });
    await expectRefusal(acceptInstanceInvitation({ ctx: nobody(), input }), "NOT_FOUND");
  });

  it("takes over nobody's account", async () => {
    const user = await mintUser({ password: OLD });
    const { token } = await welcomeLink(user.email);
    const input = { token, name: "Eve", password: NEW };
    await expectRefusal(acceptInstanceInvitation({ ctx: nobody(), input }), "CONFLICT");
    expect(await tryPassword(user.email, OLD)).toMatchObject({ userId: user.id });
  });
});

describe("setPassword", () => {
  it("gives a first password to who has none and has just signed in", async () => {
    const user = await mintUser();
    const ctx = contextOf(user.actor);
    const old = contextOf({ ...user.actor, authenticatedAt: new Date(Date.now() - 61 * MINUTE_MS) });
    await expectRefusal(setPassword({ ctx: old, input: { password: NEW } }), "PRECONDITION");
    expect(await setPassword({ ctx, input: { password: NEW } })).toEqual({ revoked: 0 });
    expect(await tryPassword(user.email, NEW)).toMatchObject({ userId: user.id });
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "account.set_password",
      entityId: user.id,
      actorId: user.id,
      after: { revokedSessions: 0 },
    });
    await expectRefusal(setPassword({ ctx, input: { password: OLD } }), "CONFLICT");
  });
});
