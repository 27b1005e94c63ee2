import { encode } from "next-auth/jwt";
import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { signIn } from "@/server/services/account/sign-in";
import { signOut } from "@/server/services/account/sign-out";
import { mintUser } from "@/test/factories/mint-user";
import { readSession } from "./session";
import { sessionSecret } from "./session-secret";

async function headersFor(sessionId: string, secret = sessionSecret()) {
  const cookie = await encode({ token: { sid: sessionId }, secret });
  return new Headers({ cookie: `other=1; next-auth.session-token=${cookie}`, "x-heed-address": "192.0.2.7" });
}

describe("session gate", () => {
  it("gives the person of a session that is open", async () => {
    const user = await mintUser();
    expect(await readSession(await headersFor(user.actor.sessionId), new Date())).toEqual({
      ...user.actor,
      address: "192.0.2.7",
    });
  });

  it("gives nobody without a cookie, for a forged one and for another secret's", async () => {
    const user = await mintUser();
    expect(await readSession(new Headers(), new Date())).toBeNull();
    const forged = new Headers({ cookie: "next-auth.session-token=a.b.c.d.e" });
    expect(await readSession(forged, new Date())).toBeNull();
    const foreign = await headersFor(user.actor.sessionId, "another secret of enough length");
    expect(await readSession(foreign, new Date())).toBeNull();
  });

  it("gives nobody after sign-out, expiry, or when the person is disabled", async () => {
    const user = await mintUser();
    const headers = await headersFor(user.actor.sessionId);
    expect(await readSession(headers, new Date(Date.now() + 2 * 86_400_000))).toBeNull();
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
    expect(await readSession(headers, new Date())).toBeNull();
    await db.user.update({ where: { id: user.id }, data: { disabledAt: null } });
    expect(await readSession(headers, new Date())).not.toBeNull();
    await signOut({ sessionId: user.actor.sessionId, now: new Date() });
    expect(await readSession(headers, new Date())).toBeNull();
  });
});

describe("signIn", () => {
  const attempt = (email: string, password: string, address: string) =>
    signIn({ credentials: { email, password }, address, userAgent: "test", now: new Date() });

  it("opens a session for the right pair only", async () => {
    const user = await mintUser({ password: "correct horse battery" });
    const opened = await attempt(` ${user.email.toUpperCase()}`, "correct horse battery", "in-1");
    expect(opened?.userId).toBe(user.id);
    expect(await db.userSession.findUnique({ where: { id: opened?.sessionId } })).toMatchObject({
      userId: user.id,
      address: "in-1",
      userAgent: "test",
      revokedAt: null,
    });
    expect(await attempt(user.email, "correct horse", "in-1")).toBeNull();
    expect(await attempt("nobody@example.test", "correct horse battery", "in-1")).toBeNull();
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
    expect(await attempt(user.email, "correct horse battery", "in-1")).toBeNull();
  });

  it("counts guesses only: a whole office may sign in from one address", async () => {
    const user = await mintUser({ password: "correct horse battery" });
    for (let index = 0; index < 19; index += 1)
      expect(await attempt("not an address", "x", "office")).toBeNull();
    for (let index = 0; index < 3; index += 1)
      expect(await attempt(user.email, "correct horse battery", "office")).not.toBeNull();
    expect(await attempt("not an address", "x", "office")).toBeNull();
    await expect(attempt(user.email, "correct horse battery", "office")).rejects.toMatchObject({
      code: "LIMIT",
    });
  });

  it("stops after eight tries on an account from many addresses, and after twenty of one address", async () => {
    const user = await mintUser({ password: "correct horse battery" });
    for (let index = 0; index < 8; index += 1)
      expect(await attempt(user.email, "wrong", `many-${index}`)).toBeNull();
    await expect(attempt(user.email, "correct horse battery", "many-9")).rejects.toMatchObject({
      code: "LIMIT",
    });
    for (let index = 0; index < 20; index += 1)
      expect(await attempt("not an address", "x", "one")).toBeNull();
    await expect(attempt("other@example.test", "x", "one")).rejects.toMatchObject({ code: "LIMIT" });
  });
});
