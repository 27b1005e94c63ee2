import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ProviderIdentity } from "@/core/account/identity";
import { env } from "@/env";
import { db } from "@/server/db/client";
import { anonymousContext, contextOf } from "@/test/factories/contexts";
import { handedOver } from "@/test/factories/handed-over";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { countAuditEntries, expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { listAccountNotices } from "../account-notice/list";
import { acceptInvitation } from "../invitation/accept";
import { createInvitation } from "../invitation/create";
import { replaceInvitationLink } from "../invitation/replace";
import { acceptInstanceInvitation } from "./accept-invitation";
import { createLink } from "./create-link";
import { createResetLink } from "./create-reset";
import { linkIdentity } from "./link-identity";
import { resetPassword } from "./reset-password";
import { signIn } from "./sign-in";
import { signInWithLink } from "./sign-in-with-link";

vi.mock("@/env", () => import("@/test/mocks/settable-env"));

const [OLD, NEW] = ["correct horse battery", "another long enough one"];
const MINUTE_MS = 60_000;
const MAIL = "smtp://127.0.0.1:1";
const browser = () => ({ address: randomUUID(), userAgent: "test", requestId: "test", now: new Date() });
const nobody = () => anonymousContext(randomUUID());
const tryPassword = (email: string, password: string) =>
  signIn({ credentials: { email, password }, ...browser() });
const provedAt = async (email: string) =>
  (await db.user.findUniqueOrThrow({ where: { email } })).emailProvedAt;

beforeEach(() => {
  Object.assign(env, { HEED_SMTP_URL: MAIL, HEED_MAGIC_LINK: true, HEED_PASSWORD_SIGN_IN: true });
});

async function signInByMail({ id, email }: { id: string; email: string }) {
  const { token } = await createLink(db, {
    purpose: "magic_link",
    email,
    userId: id,
    createdById: null,
    lifetimeMs: MINUTE_MS,
    now: new Date(),
  });
  return signInWithLink({ credentials: { token, email }, ...browser() });
}

/** What somebody holds who made the account of an address that they do not read. */
async function preRegistered() {
  const user = await mintUser({ password: OLD, isUnproved: true });
  const token = await mintToken(user);
  const identity = { issuer: "https://github.com", subject: randomUUID(), email: "eve@example.test" };
  await db.account.create({ data: { userId: user.id, provider: "github", ...identity } });
  const login = await db.deviceLogin.create({
    data: {
      mode: "loopback",
      deviceCodeHash: randomUUID(),
      codeChallenge: "x",
      deviceName: "evebook",
      address: "192.0.2.9",
      approvedById: user.id,
      approvedAt: new Date(),
      expiresAt: new Date(Date.now() + 10 * MINUTE_MS),
    },
  });
  return { user, tokenId: token.actor.tokenId, loginId: login.id };
}

async function isOpen({ user, tokenId, loginId }: Awaited<ReturnType<typeof preRegistered>>) {
  const now = new Date();
  return {
    password: (await tryPassword(user.email, OLD)) !== null,
    sessions: await db.userSession.count({ where: { id: user.actor.sessionId, revokedAt: null } }),
    tokens: await db.cliToken.count({ where: { id: tokenId, revokedAt: null } }),
    identities: await db.account.count({ where: { userId: user.id } }),
    logins: await db.deviceLogin.count({ where: { id: loginId, expiresAt: { gt: now } } }),
  };
}

const ENDED = { password: false, sessions: 0, tokens: 0, identities: 0, logins: 0 };
const identityOf = (email: string): ProviderIdentity => ({
  provider: "oidc",
  issuer: "https://id.example",
  subject: randomUUID(),
  name: "Ada",
  verifiedEmails: [email],
  isInAllowedOrganisation: false,
});

describe("the first proof of an address (trust.md section 6)", () => {
  it("by a mailed link: every way in of whoever made the account ends, and a line says so", async () => {
    const held = await preRegistered();
    const { user } = held;
    expect(await isOpen(held)).toEqual({ password: true, sessions: 1, tokens: 1, identities: 1, logins: 1 });
    expect(await signInByMail(user)).toMatchObject({ userId: user.id });
    expect(await isOpen(held)).toEqual(ENDED);
    expect(await provedAt(user.email)).not.toBeNull();
    const notices = await listAccountNotices({ ctx: contextOf(user.actor) });
    expect(notices.map(({ kind }) => kind)).toEqual(["address_proved"]);
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "account.confirm_address",
      entityId: user.id,
      actorId: user.id,
      after: { forgotPassword: true, identities: 1, tokens: 1, sessions: 2 },
    });
  });

  it("by a mailed reset: the same, and the new password stays", async () => {
    const held = await preRegistered();
    const { user } = held;
    const { url } = await createResetLink(db, { userId: user.id, createdById: null, now: new Date() });
    await resetPassword({ ctx: nobody(), input: { token: url.split("#")[1] ?? "", password: NEW } });
    expect(await isOpen(held)).toEqual(ENDED);
    expect(await tryPassword(user.email, NEW)).toMatchObject({ userId: user.id });
    await signInByMail(user);
    expect(await tryPassword(user.email, NEW)).toMatchObject({ userId: user.id });
  });

  it("once: whoever proved it keeps their password", async () => {
    const user = await mintUser({ password: OLD });
    const before = await countAuditEntries("user", user.id);
    await signInByMail(user);
    expect(await tryPassword(user.email, OLD)).toMatchObject({ userId: user.id });
    expect(await listAccountNotices({ ctx: contextOf(user.actor) })).toEqual([]);
    expect(await countAuditEntries("user", user.id)).toBe(before);
  });

  it("a reset link that was handed over proves nothing: its password goes with the next proof", async () => {
    const user = await mintUser({ password: OLD });
    Object.assign(env, { HEED_SMTP_URL: undefined });
    const admin = await mintUser({ isInstanceAdmin: true });
    const { url } = await createResetLink(db, { userId: user.id, createdById: admin.id, now: new Date() });
    await resetPassword({ ctx: nobody(), input: { token: url.split("#")[1] ?? "", password: NEW } });
    expect(await provedAt(user.email)).toBeNull();
    expect(await tryPassword(user.email, NEW)).toMatchObject({ userId: user.id });
    Object.assign(env, { HEED_SMTP_URL: MAIL });
    await signInByMail(user);
    expect(await tryPassword(user.email, NEW)).toBeNull();
  });

  it("by a provider with that address, linked by who is signed in: nothing of theirs ends", async () => {
    const user = await mintUser({ password: OLD, isUnproved: true });
    const ctx = contextOf(user.actor);
    await linkIdentity({ ctx, identity: identityOf("other@example.test") });
    expect(await provedAt(user.email)).toBeNull();
    await linkIdentity({ ctx, identity: identityOf(user.email) });
    expect(await provedAt(user.email)).not.toBeNull();
    await signInByMail(user);
    expect(await tryPassword(user.email, OLD)).toMatchObject({ userId: user.id });
  });
});

describe("invitations and the address", () => {
  const account = { name: "Carla CEO", password: NEW };
  const join = (token: string, own: { email?: string } = {}) =>
    acceptInvitation({
      ctx: { ...nobody(), actor: null },
      input: { token, account: { ...account, ...own } },
    });

  it("who invites cannot be the invited one: with mail the link is the address's alone", async () => {
    const { ctx } = await mintTenant();
    const email = `${randomUUID()}@example.test`;
    const made = await createInvitation({ ctx, input: { email, role: "editor" } });
    expect(made).toMatchObject({ mailed: true, token: null, url: null });
    const again = await replaceInvitationLink({ ctx, input: { invitationId: made.id } });
    expect(again).toMatchObject({ mailed: true, token: null, url: null });
    expect(await db.invitation.findUnique({ where: { id: made.id } })).toMatchObject({ mailed: true });
  });

  it("a link that was handed over, or is open, makes an account whose address is not proved", async () => {
    const { ctx } = await mintTenant();
    const [own, bound] = [`${randomUUID()}@example.test`, `${randomUUID()}@example.test`];
    const open = handedOver(await createInvitation({ ctx, input: { email: null } }));
    await join(open.token, { email: own });
    Object.assign(env, { HEED_SMTP_URL: undefined });
    await join(handedOver(await createInvitation({ ctx, input: { email: bound } })).token);
    expect([await provedAt(own), await provedAt(bound)]).toEqual([null, null]);
  });

  it("a mailed invitation proves it, to a project as to the server", async () => {
    const { ctx } = await mintTenant();
    const [email, toServer] = [`${randomUUID()}@example.test`, `${randomUUID()}@example.test`];
    Object.assign(env, { HEED_SMTP_URL: undefined });
    const { id, token } = handedOver(await createInvitation({ ctx, input: { email } }));
    await db.invitation.update({ where: { id }, data: { mailed: true } });
    await join(token);
    Object.assign(env, { HEED_SMTP_URL: MAIL });
    const wish = { purpose: "instance_invitation", userId: null, createdById: null } as const;
    const link = await createLink(db, { ...wish, email: toServer, lifetimeMs: MINUTE_MS, now: new Date() });
    await acceptInstanceInvitation({ ctx: nobody(), input: { token: link.token, ...account } });
    expect([await provedAt(email), await provedAt(toServer)]).not.toContain(null);
  });
});
