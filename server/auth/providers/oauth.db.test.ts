import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "@/env";
import { db } from "@/server/db/client";
import { acceptInvitation } from "@/server/services/invitation/accept";
import { createInvitation } from "@/server/services/invitation/create";
import { revokeInvitation } from "@/server/services/invitation/revoke";
import { contextOf } from "@/test/factories/contexts";
import { handedOver } from "@/test/factories/handed-over";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { type AuthBrowser, type AuthReply, openAuthBrowser } from "@/test/mocks/auth-browser";
import { type Github, type GithubPerson, startGithub } from "@/test/mocks/github";
import { type MockClaims, type OidcProvider, startOidcProvider } from "@/test/mocks/oidc-provider";
import { unlinkIdentity } from "../../services/account/unlink-identity";

vi.mock("@/env", () => import("@/test/mocks/settable-env"));

const PASSWORD = "correct horse battery";
let oidc: OidcProvider;
let github: Github;
let onGithub: GithubPerson;

beforeAll(async () => {
  oidc = await startOidcProvider();
  github = await startGithub(() => onGithub);
  // Somebody has set the server up.
  await mintUser();
});
afterAll(async () => {
  await oidc.close();
  await github.close();
});
beforeEach(() => {
  Object.assign(env, {
    HEED_PUBLIC_URL: "http://localhost:3000",
    OIDC_ISSUER: oidc.issuer,
    OIDC_ID: "heed",
    OIDC_SECRET: "mock-secret",
    GITHUB_ID: "heed",
    GITHUB_SECRET: "mock-secret",
    HEED_GITHUB_URL: github.url,
    HEED_ALLOWED_DOMAINS: [],
    HEED_GITHUB_ORGANISATIONS: [],
    HEED_PASSWORD_SIGN_IN: true,
  });
});

const newBrowser = () => openAuthBrowser(randomUUID());
const newClaims = (wish: Partial<MockClaims> = {}): MockClaims => ({
  sub: randomUUID(),
  email: `${randomUUID()}@outside.test`,
  email_verified: true,
  name: "Olive Oidc",
  ...wish,
});
const newGithubPerson = (wish: Partial<GithubPerson> = {}): GithubPerson => ({
  id: randomInt(2 ** 40),
  login: "octo",
  name: null,
  emails: [{ email: `${randomUUID()}@outside.test`, primary: true, verified: true }],
  organisations: {},
  ...wish,
});

/** The person says at the provider who they are. @returns the address that it sends the browser back to */
async function atOidc(target: URL, claims: MockClaims, extra: Record<string, string> = {}): Promise<URL> {
  const { email_verified, ...texts } = claims;
  const body = new URLSearchParams({
    ...texts,
    ...extra,
    ...(email_verified ? { email_verified: "on" } : {}),
  });
  const answer = await fetch(target, { method: "POST", body, redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "");
}

async function byOidc(browser: AuthBrowser, claims: MockClaims, callbackUrl = "/"): Promise<AuthReply> {
  return browser.comeBack(await atOidc(await browser.begin("oidc", callbackUrl), claims));
}

async function byGithub(browser: AuthBrowser, person: GithubPerson): Promise<AuthReply> {
  onGithub = person;
  const answer = await fetch(await browser.begin("github"), { redirect: "manual" });
  return browser.comeBack(new URL(answer.headers.get("location") ?? ""));
}

const refusal = (provider: string, reason: string, page = "/sign-in") =>
  `http://localhost:3000${page}?error=${reason}&provider=${provider}`;

async function countPeople() {
  return [await db.user.count(), await db.account.count()];
}

describe("registration is closed", () => {
  it("creates nobody for an unknown identity, whatever provider is configured", async () => {
    const before = await countPeople();
    const browser = newBrowser();
    expect((await byOidc(browser, newClaims())).location).toBe(refusal("oidc", "not_invited"));
    expect((await byGithub(browser, newGithubPerson())).location).toBe(refusal("github", "not_invited"));
    expect(await browser.person()).toBeNull();
    expect(await countPeople()).toEqual(before);
  });

  it("lets an allow-listed domain in, by a provider-verified address only", async () => {
    Object.assign(env, { HEED_ALLOWED_DOMAINS: ["acme.test"] });
    const email = `${randomUUID()}@acme.test`;
    const browser = newBrowser();
    const unverified = newClaims({ email, email_verified: false });
    expect((await byOidc(browser, unverified)).location).toBe(refusal("oidc", "unverified"));
    const lookalike = newClaims({ email: `${randomUUID()}@evil-acme.test` });
    expect((await byOidc(browser, lookalike)).location).toBe(refusal("oidc", "not_invited"));

    const claims = newClaims({ email: email.toUpperCase() });
    expect((await byOidc(browser, claims, "/p/shop/rules")).location).toBe(
      "http://localhost:3000/p/shop/rules",
    );
    const person = await browser.person();
    expect(person).toMatchObject({ email, name: "Olive Oidc", isInstanceAdmin: false });
    const userId = person?.userId ?? "";
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ passwordHash: null });
    expect(await db.account.findMany({ where: { userId } })).toMatchObject([
      { issuer: oidc.issuer, subject: claims.sub, provider: "oidc", email },
    ]);
    expect(await db.userSession.findMany({ where: { userId } })).toMatchObject([{ method: "oidc" }]);
    await expectAuditEntry({
      chain: { kind: "instance" },
      action: "account.create",
      entityId: userId,
      actorId: userId,
      after: { name: "Olive Oidc", email, isInstanceAdmin: false, admittedBy: "domain", provider: "oidc" },
    });
  });

  it("lets the holder of an open link in once: the link is then that address's, and accepted by POST", async () => {
    Object.assign(env, { HEED_PASSWORD_SIGN_IN: false });
    const { ctx, project } = await mintTenant();
    const { id, token } = handedOver(await createInvitation({ ctx, input: { email: null, role: "member" } }));
    const [browser, second] = [newBrowser(), newBrowser()];
    expect((await browser.beginJoin(token)).status).toBe(200);
    expect((await second.beginJoin(token)).status).toBe(200);

    const claims = newClaims();
    const back = `/invite/${token}`;
    expect((await byOidc(browser, claims, back)).location).toBe(`http://localhost:3000${back}`);
    const person = await browser.person();
    expect(person).toMatchObject({ email: claims.email, isInstanceAdmin: false });
    await expectAuditEntry({
      chain: { kind: "instance" },
      action: "account.create",
      entityId: person?.userId ?? "",
      actorId: person?.userId ?? "",
      after: { email: claims.email, admittedBy: "open_link" },
    });
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "invitation.replace",
      entityId: id,
      actorId: person?.userId ?? "",
      before: { email: null },
      after: { email: claims.email, role: "member" },
    });
    // Nobody has joined: the account is one thing, the project another.
    expect(await db.membership.count({ where: { projectId: project.id } })).toBe(1);
    expect(await db.invitation.findUnique({ where: { id } })).toMatchObject({ email: claims.email });

    expect((await byOidc(second, newClaims(), back)).location).toBe(refusal("oidc", "not_invited"));
    const ctxOfPerson = { actor: person, address: randomUUID(), requestId: "test", now: () => new Date() };
    expect(await acceptInvitation({ ctx: ctxOfPerson, input: { token } })).toMatchObject({
      projectSlug: project.slug,
    });
  });

  it("lets nobody in by a link that has ended, or that another browser holds", async () => {
    const { ctx } = await mintTenant();
    const { id, token } = handedOver(await createInvitation({ ctx, input: { email: null, role: "member" } }));
    const before = await countPeople();
    const [holder, stranger] = [newBrowser(), newBrowser()];
    await holder.beginJoin(token);
    expect((await byOidc(stranger, newClaims())).location).toBe(refusal("oidc", "not_invited"));
    await revokeInvitation({ ctx, input: { invitationId: id } });
    expect((await byOidc(holder, newClaims())).location).toBe(refusal("oidc", "not_invited"));
    expect((await newBrowser().beginJoin(token)).status).toBe(404);
    expect(await countPeople()).toEqual(before);
  });

  it("an open link counts for one answer of a provider", async () => {
    const { ctx } = await mintTenant();
    const { token } = handedOver(await createInvitation({ ctx, input: { email: null, role: "member" } }));
    const browser = newBrowser();
    await browser.beginJoin(token);
    const unverified = newClaims({ email_verified: false });
    expect((await byOidc(browser, unverified)).location).toBe(refusal("oidc", "unverified"));
    expect((await byOidc(browser, newClaims())).location).toBe(refusal("oidc", "not_invited"));
  });

  it("lets an active member of an allow-listed organisation in, and nobody who was only asked to join", async () => {
    Object.assign(env, { HEED_GITHUB_ORGANISATIONS: ["acme"] });
    const browser = newBrowser();
    const asked = newGithubPerson({ organisations: { acme: "pending", other: "active" } });
    expect((await byGithub(browser, asked)).location).toBe(refusal("github", "not_invited"));
    const member = newGithubPerson({ organisations: { acme: "active" } });
    expect((await byGithub(browser, member)).location).toBe("http://localhost:3000/");
    expect(await browser.person()).toMatchObject({ name: "octo", email: member.emails[0]?.email });
  });

  it("lets in whom an open invitation names, by exactly that verified address", async () => {
    const { ctx, owner } = await mintTenant();
    const email = `${randomUUID()}@outside.test`;
    await createInvitation({ ctx, input: { email } });
    const emails = [
      { email: `${randomUUID()}@outside.test`, primary: true, verified: true },
      { email, primary: false, verified: true },
    ];
    const unproved = newGithubPerson({ emails: [{ email, primary: true, verified: false }] });
    expect((await byGithub(newBrowser(), unproved)).location).toBe(refusal("github", "unverified"));
    const browser = newBrowser();
    await byGithub(browser, newGithubPerson({ emails }));
    // The account has the invited address; joining is still their own act on the invitation's page.
    expect(await browser.person()).toMatchObject({ email });
    expect(await db.membership.count({ where: { user: { email } } })).toBe(0);

    const late = `${randomUUID()}@outside.test`;
    await createInvitation({ ctx, input: { email: late } });
    await db.membership.updateMany({ where: { userId: owner.id }, data: { role: "member" } });
    expect((await byOidc(newBrowser(), newClaims({ email: late }))).location).toBe(
      refusal("oidc", "not_invited"),
    );
  });

  it("uses an invitation to the server up", async () => {
    const email = `${randomUUID()}@outside.test`;
    await db.verificationToken.create({
      data: {
        purpose: "instance_invitation",
        tokenHash: randomUUID(),
        email,
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const browser = newBrowser();
    await byOidc(browser, newClaims({ email }));
    expect(await browser.person()).toMatchObject({ email });
    expect(await db.verificationToken.count({ where: { email, usedAt: null } })).toBe(0);
  });
});

describe("identity is (issuer, subject)", () => {
  it("finds the person again when their address at the provider changed, and keeps ours", async () => {
    Object.assign(env, { HEED_ALLOWED_DOMAINS: ["acme.test"] });
    const claims = newClaims({ email: `${randomUUID()}@acme.test` });
    await byOidc(newBrowser(), claims);
    Object.assign(env, { HEED_ALLOWED_DOMAINS: [] });
    const browser = newBrowser();
    await byOidc(browser, { ...claims, email: "moved@elsewhere.test" });
    expect(await browser.person()).toMatchObject({ email: claims.email });
  });

  it("does not link by e-mail: an account with the same address stays its owner's", async () => {
    Object.assign(env, { HEED_ALLOWED_DOMAINS: ["acme.test"] });
    const victim = await mintUser({ email: `${randomUUID()}@acme.test` });
    const browser = newBrowser();
    const reply = await byOidc(browser, newClaims({ email: victim.email }));
    expect(reply.location).toBe(refusal("oidc", "address_has_account"));
    expect(await browser.person()).toBeNull();
    expect(await db.account.count({ where: { userId: victim.id } })).toBe(0);
  });

  it("opens nothing for a disabled person", async () => {
    const user = await mintUser();
    const claims = newClaims();
    await db.account.create({ data: { userId: user.id, issuer: oidc.issuer, subject: claims.sub } });
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
    expect((await byOidc(newBrowser(), claims)).location).toBe(refusal("oidc", "disabled"));
  });

  it("renews the proof of this browser's session when the same person signs in again", async () => {
    const user = await mintUser();
    const claims = newClaims();
    await db.account.create({ data: { userId: user.id, issuer: oidc.issuer, subject: claims.sub } });
    const browser = newBrowser();
    await byOidc(browser, claims);
    const first = await browser.person();
    const old = new Date("2026-01-01T00:00:00.000Z");
    await db.userSession.update({ where: { id: first?.sessionId }, data: { authenticatedAt: old } });
    await byOidc(browser, claims);
    const second = await browser.person();
    expect(second?.sessionId).toBe(first?.sessionId);
    expect(second?.authenticatedAt.getTime()).toBeGreaterThan(old.getTime());
  });
});

describe("the provider's answer is checked", () => {
  it.each(["nonce", "signature"])("a wrong %s opens nothing", async (part) => {
    Object.assign(env, { HEED_ALLOWED_DOMAINS: ["acme.test"] });
    const browser = newBrowser();
    const claims = newClaims({ email: `${randomUUID()}@acme.test` });
    const reply = await browser.comeBack(await atOidc(await browser.begin("oidc"), claims, { break: part }));
    expect(reply.location).toMatch(/error=OAuthCallback/);
    expect(await browser.person()).toBeNull();
  });

  it("a wrong state, another browser's answer and a code used twice open nothing", async () => {
    Object.assign(env, { HEED_ALLOWED_DOMAINS: ["acme.test"] });
    const claims = newClaims({ email: `${randomUUID()}@acme.test` });
    const [browser, other] = [newBrowser(), newBrowser()];
    const back = await atOidc(await browser.begin("oidc"), claims);
    await other.begin("oidc");
    expect((await other.comeBack(back)).location).toMatch(/error=OAuthCallback/);
    const changed = new URL(back);
    changed.searchParams.set("state", "x".repeat(43));
    expect((await browser.comeBack(changed)).location).toMatch(/error=OAuthCallback/);
    await browser.comeBack(back);
    expect(await other.person()).toBeNull();
  });

  it("is asked for with PKCE, state and nonce, and comes back to the public address", async () => {
    const target = await newBrowser().begin("oidc");
    expect(Object.fromEntries(target.searchParams)).toMatchObject({
      redirect_uri: "http://localhost:3000/api/auth/callback/oidc",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });
});

describe("linking", () => {
  async function signedIn() {
    const user = await mintUser({ password: PASSWORD });
    const browser = newBrowser();
    await browser.signIn("credentials", { email: user.email, password: PASSWORD });
    return { user, browser };
  }

  it("is done by a signed-in person with a provider-verified address, and audited", async () => {
    const { user, browser } = await signedIn();
    expect((await browser.beginLink("oidc")).status).toBe(200);
    const unverified = newClaims({ email_verified: false });
    expect((await byOidc(browser, unverified)).location).toBe(refusal("oidc", "unverified", "/account"));

    const claims = newClaims();
    await browser.beginLink("oidc");
    expect((await byOidc(browser, claims)).location).toBe("http://localhost:3000/account?linked=oidc");
    expect(await browser.person()).toMatchObject({ userId: user.id });
    const identity = await db.account.findFirstOrThrow({ where: { userId: user.id } });
    expect(identity).toMatchObject({ issuer: oidc.issuer, subject: claims.sub, email: claims.email });
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "account.link_identity",
      entityId: identity.id,
      actorId: user.id,
      after: { provider: "oidc", issuer: oidc.issuer, email: claims.email },
    });
    const elsewhere = newBrowser();
    await byOidc(elsewhere, claims);
    expect(await elsewhere.person()).toMatchObject({ userId: user.id, email: user.email });
  });

  it("never happens without having been asked for in this session", async () => {
    const { user, browser } = await signedIn();
    expect((await byOidc(browser, newClaims())).location).toBe(refusal("oidc", "not_invited"));
    // The intent of an earlier session of this browser.
    await browser.beginLink("oidc");
    await browser.signIn("credentials", { email: user.email, password: PASSWORD });
    expect((await byOidc(browser, newClaims())).location).toBe(refusal("oidc", "link_expired", "/account"));
    expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
  });

  it("counts for one answer, of the provider that was named", async () => {
    const { user, browser } = await signedIn();
    await browser.beginLink("oidc");
    expect((await byGithub(browser, newGithubPerson())).location).toBe(refusal("github", "not_invited"));
    expect((await byOidc(browser, newClaims())).location).toBe(refusal("oidc", "not_invited"));
    expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
  });

  it("does not take another person's identity", async () => {
    const claims = newClaims();
    const other = await mintUser();
    await db.account.create({ data: { userId: other.id, issuer: oidc.issuer, subject: claims.sub } });
    const { browser } = await signedIn();
    await browser.beginLink("oidc");
    expect((await byOidc(browser, claims)).location).toBe(refusal("oidc", "linked_to_other", "/account"));
  });

  it("needs a sign-in, within the last hour, and a configured provider", async () => {
    expect((await newBrowser().beginLink("oidc")).status).toBe(401);
    const { user, browser } = await signedIn();
    expect((await browser.beginLink("google")).status).toBe(404);
    await db.userSession.updateMany({
      where: { userId: user.id },
      data: { authenticatedAt: new Date(Date.now() - 61 * 60_000) },
    });
    expect((await browser.beginLink("oidc")).status).toBe(412);
  });

  it("is undone by its owner, and not when it is the last way in", async () => {
    const { user } = await signedIn();
    const stranger = await mintUser();
    const link = (userId: string) =>
      db.account.create({
        data: { userId, issuer: oidc.issuer, subject: randomUUID(), email: "x@outside.test" },
      });
    const mine = await link(user.id);
    const input = { identityId: mine.id };
    await expect(unlinkIdentity({ ctx: contextOf(stranger.actor), input })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    Object.assign(env, { HEED_PASSWORD_SIGN_IN: false });
    await expect(unlinkIdentity({ ctx: contextOf(user.actor), input })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    Object.assign(env, { HEED_PASSWORD_SIGN_IN: true });
    await unlinkIdentity({ ctx: contextOf(user.actor), input });
    expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "account.unlink_identity",
      entityId: mine.id,
      actorId: user.id,
      before: { provider: "oidc", issuer: oidc.issuer, email: "x@outside.test" },
    });
    const last = await link(stranger.id);
    const lastWay = unlinkIdentity({ ctx: contextOf(stranger.actor), input: { identityId: last.id } });
    await expect(lastWay).rejects.toMatchObject({ code: "CONFLICT" });
  });
});
