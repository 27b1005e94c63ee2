import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "@/env";
import { mintUser } from "@/test/factories/mint-user";
import { openAuthBrowser } from "@/test/mocks/auth-browser";
import { isServed } from "./handler";
import { readSession } from "./session";
import { readToken } from "./token";

vi.mock("@/env", () => import("@/test/mocks/settable-env"));

const PASSWORD = "correct horse battery";

beforeEach(() => {
  Object.assign(env, { HEED_PUBLIC_URL: "http://localhost:3000", HEED_PASSWORD_SIGN_IN: true });
});

async function signedIn() {
  const user = await mintUser({ password: PASSWORD });
  const browser = openAuthBrowser(randomUUID());
  const reply = await browser.signIn("credentials", { email: user.email, password: PASSWORD });
  return { user, browser, reply };
}

describe("cookies", () => {
  it("are HttpOnly and SameSite", async () => {
    const { reply } = await signedIn();
    const session = reply.setCookies.find((line) => line.startsWith("next-auth.session-token="));
    expect(session).toMatch(/; HttpOnly/);
    expect(session).toMatch(/; SameSite=Lax/);
    expect(session).toMatch(/; Path=\//);
    expect(reply.setCookies.every((line) => /HttpOnly/.test(line) && /SameSite=Lax/.test(line))).toBe(true);
  });

  it("are Secure and carry a prefix on https", async () => {
    Object.assign(env, { HEED_PUBLIC_URL: "https://heed.example.test" });
    const { reply, browser, user } = await signedIn();
    const session = reply.setCookies.find((line) => line.startsWith("__Secure-next-auth.session-token="));
    expect(session).toMatch(/; Secure/);
    expect([...browser.cookies.keys()].every((name) => /^__(?:Secure|Host)-/.test(name))).toBe(true);
    expect(await browser.person()).toMatchObject({ userId: user.id });
  });
});

describe("CSRF", () => {
  it("signs nobody in, out or off to a provider without the token of this browser", async () => {
    const user = await mintUser({ password: PASSWORD });
    const browser = openAuthBrowser(randomUUID());
    const foreign = await openAuthBrowser(randomUUID()).csrfToken();
    await browser.csrfToken();
    for (const csrfToken of ["", foreign]) {
      const body = { email: user.email, password: PASSWORD, csrfToken };
      await browser.call("POST", "/api/auth/callback/credentials", body);
      expect(await browser.person()).toBeNull();
    }
    const { browser: open } = await signedIn();
    await open.call("POST", "/api/auth/signout", { csrfToken: foreign });
    expect(await open.person()).not.toBeNull();
    await open.call("POST", "/api/auth/signout", { csrfToken: await open.csrfToken() });
    expect(await open.person()).toBeNull();
  });
});

describe("/api/auth", () => {
  it.each([
    ["https://evil.test/", "http://localhost:3000/"],
    ["//evil.test", "http://localhost:3000/"],
    ["http://localhost:3000.evil.test/x", "http://localhost:3000/"],
    ["/p/shop", "http://localhost:3000/p/shop"],
    ["http://localhost:3000/account", "http://localhost:3000/account"],
  ])("is no open redirect: %s", async (callbackUrl, follows) => {
    const { user } = await signedIn();
    const browser = openAuthBrowser(randomUUID());
    const body = { email: user.email, password: PASSWORD, csrfToken: await browser.csrfToken(), callbackUrl };
    const reply = await browser.call("POST", "/api/auth/callback/credentials", body);
    expect(reply.location).toBe(follows);
  });

  it("offers nobody a pen for the log, and a provider no parameter but the wish for a fresh proof", () => {
    const call = (path: string, method = "POST") => {
      const [action, provider] = path.split(/[/?]/);
      return isServed(new Request(`http://localhost:3000/api/auth/${path}`, { method }), action, provider);
    };
    expect(call("_log")).toBe(false);
    expect(call("signin/github?redirect_uri=https://evil.test")).toBe(false);
    expect(call("signin/github?prompt=login")).toBe(true);
    expect(call("callback/github?code=1&state=2", "GET")).toBe(true);
    expect(call("callback/credentials?callbackUrl=//evil.test", "GET")).toBe(false);
    expect(call("callback/link", "GET")).toBe(false);
    expect(call("callback/credentials")).toBe(true);
  });

  it("has no password door while passwords are switched off", async () => {
    const { user } = await signedIn();
    Object.assign(env, { HEED_PASSWORD_SIGN_IN: false });
    const browser = openAuthBrowser(randomUUID());
    const reply = await browser.signIn("credentials", { email: user.email, password: PASSWORD });
    expect(reply.status).toBe(400);
    expect(await browser.person()).toBeNull();
  });
});

describe("REST", () => {
  it("takes bearer tokens only, never cookies", async () => {
    const { browser } = await signedIn();
    expect(await browser.person()).not.toBeNull();
    await expect(readToken(browser.headers(), new Date())).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });
});

describe("a session", () => {
  it("that was signed out of is over, also for who kept the cookie", async () => {
    const { user, browser } = await signedIn();
    const kept = browser.headers();
    expect(await readSession(kept, new Date())).toMatchObject({ userId: user.id });
    await browser.call("POST", "/api/auth/signout", { csrfToken: await browser.csrfToken() });
    expect(await readSession(kept, new Date())).toBeNull();
  });
});
