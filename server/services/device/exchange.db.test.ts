import { createHash, randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { tokenNameSchema } from "@/core/cli-token/schema";
import { startDeviceInputSchema } from "@/core/device/schema";
import { readToken } from "@/server/auth/token";
import { db } from "@/server/db/client";
import { anonymousContext, contextOf } from "@/test/factories/contexts";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { listAccountNotices } from "../account-notice/list";
import { approveDeviceLogin } from "./approve";
import { denyDeviceLogin } from "./deny";
import { exchangeDeviceLogin } from "./exchange";
import { getDeviceLogin } from "./get";
import { startDeviceLogin } from "./start";

const MINUTE_MS = 60_000;
const ALL_SCOPES = ["events:write", "rules:read", "own:write"] as const;

it("a machine's name shows all that is in it", () => {
  const input = { mode: "code", codeChallenge: "x".repeat(43), scopes: [...ALL_SCOPES] };
  const named = (deviceName: string) => startDeviceInputSchema.safeParse({ ...input, deviceName }).success;
  expect(named("Ada's laptop")).toBe(true);
  for (const hidden of ["\u202e", "\u200b", "\u0007", "\u{e0041}"])
    expect(named(`work${hidden}shop`)).toBe(false);
  expect(tokenNameSchema.safeParse("ci\u202e").success).toBe(false);
});

async function start(mode: "loopback" | "code", now?: Date) {
  const codeVerifier = randomBytes(32).toString("base64url");
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  const started = await startDeviceLogin({
    ctx: anonymousContext(randomUUID(), now),
    input: {
      mode,
      codeChallenge,
      deviceName: "workshop",
      scopes: [...ALL_SCOPES],
      redirectPort: 4711,
      state: "state-12345",
    },
  });
  const exchange = (extra: { code?: string; codeVerifier?: string } = {}, at?: Date) =>
    exchangeDeviceLogin({
      ctx: anonymousContext("198.51.100.4", at),
      input: { deviceCode: started.deviceCode, codeVerifier, ...extra },
    });
  return { ...started, exchange };
}

describe("login by loopback callback", () => {
  it("waits, is approved, returns to the callback and gives one token", async () => {
    const user = await mintUser();
    const ctx = contextOf(user.actor);
    const login = await start("loopback");
    expect(login).toMatchObject({ state: "state-12345", expiresIn: 600 });
    expect(login.userCode).toBeUndefined();
    const loginId = login.loginId ?? "";
    await expectRefusal(login.exchange(), "PRECONDITION");
    expect(await getDeviceLogin({ ctx, input: { loginId } })).toMatchObject({
      deviceName: "workshop",
      browserAddress: "192.0.2.1",
      scopes: [...ALL_SCOPES],
    });

    const input = { loginId, scopes: [...ALL_SCOPES] };
    const { redirectUrl } = await approveDeviceLogin({ ctx, input });
    const callback = new URL(redirectUrl ?? "");
    expect(callback.origin + callback.pathname).toBe("http://127.0.0.1:4711/callback");
    expect(callback.searchParams.get("state")).toBe("state-12345");
    const code = callback.searchParams.get("code") ?? "";

    expect(await listAccountNotices({ ctx })).toEqual([]);
    const { token, user: owner, scopes } = await login.exchange({ code });
    // The user is notified.
    expect(await listAccountNotices({ ctx })).toMatchObject([
      { kind: "device_signed_in", detail: { device: "workshop", address: expect.any(String) } },
    ]);
    expect(owner).toEqual({ id: user.id, email: user.email, name: user.name });
    expect(scopes).toEqual([...ALL_SCOPES]);
    const actor = await readToken(new Headers({ authorization: `Bearer ${token}` }), new Date());
    expect(actor).toMatchObject({ userId: user.id, scopes: [...ALL_SCOPES], tokenProjectId: null });
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "cli_token.create",
      entityId: actor.tokenId,
      actorId: user.id,
      after: expect.objectContaining({ name: "workshop", login: "loopback" }),
    });
    await expectRefusal(login.exchange({ code }), "NOT_FOUND");
  });

  it("gives nothing without the verifier or the callback's code, and ends after five tries", async () => {
    const user = await mintUser();
    const login = await start("loopback");
    const input = { loginId: login.loginId ?? "", scopes: [...ALL_SCOPES] };
    const { redirectUrl } = await approveDeviceLogin({ ctx: contextOf(user.actor), input });
    const code = new URL(redirectUrl ?? "").searchParams.get("code") ?? "";
    await expectRefusal(login.exchange({ code, codeVerifier: "x".repeat(43) }), "NOT_FOUND");
    for (let index = 0; index < 4; index += 1) await expectRefusal(login.exchange(), "NOT_FOUND");
    await expectRefusal(login.exchange({ code }), "NOT_FOUND");
    expect(await db.cliToken.count({ where: { userId: user.id } })).toBe(0);
  });
});

describe("login by typed code", () => {
  it("gives the preset only, to whoever typed the code", async () => {
    const user = await mintUser();
    const ctx = contextOf(user.actor);
    const login = await start("code");
    expect(login.userCode).toMatch(/^[BCDFGHJ-NP-TV-XZ2-9]{4}-[BCDFGHJ-NP-TV-XZ2-9]{4}$/);
    expect(login.loginId).toBeUndefined();
    const found = await getDeviceLogin({ ctx, input: { userCode: ` ${login.userCode?.toLowerCase()} ` } });
    expect(found).toMatchObject({ mode: "code", scopes: ["events:write", "rules:read"] });
    // A link with the id does not stand in for typing.
    await expectRefusal(getDeviceLogin({ ctx, input: { loginId: found.id } }), "NOT_FOUND");
    const tooMuch = { loginId: found.id, scopes: [...ALL_SCOPES] };
    await expectRefusal(approveDeviceLogin({ ctx, input: tooMuch }), "FORBIDDEN");
    const approval = { loginId: found.id, scopes: found.scopes };
    expect(await approveDeviceLogin({ ctx, input: approval })).toEqual({ redirectUrl: null });
    expect((await login.exchange()).scopes).toEqual(["events:write", "rules:read"]);
    await expectRefusal(getDeviceLogin({ ctx, input: { userCode: login.userCode ?? "" } }), "NOT_FOUND");
  });

  it("gives a person five wrong codes in ten minutes", async () => {
    const ctx = contextOf((await mintUser()).actor);
    const login = await start("code");
    for (let index = 0; index < 5; index += 1) {
      await expectRefusal(getDeviceLogin({ ctx, input: { userCode: "BBBB-BBBB" } }), "NOT_FOUND");
    }
    await expectRefusal(getDeviceLogin({ ctx, input: { userCode: login.userCode ?? "" } }), "LIMIT");
  });

  it("ends after ten minutes and when it is refused; no token approves", async () => {
    const user = await mintUser();
    const ctx = contextOf(user.actor);
    const old = await start("code", new Date(Date.now() - 10 * MINUTE_MS));
    await expectRefusal(getDeviceLogin({ ctx, input: { userCode: old.userCode ?? "" } }), "NOT_FOUND");
    await expectRefusal(old.exchange(), "NOT_FOUND");

    const login = await start("code");
    const { id: loginId, scopes } = await getDeviceLogin({ ctx, input: { userCode: login.userCode ?? "" } });
    const token = await mintToken(user, { scopes: ALL_SCOPES });
    const byToken = approveDeviceLogin({ ctx: contextOf(token.actor), input: { loginId, scopes } });
    await expectRefusal(byToken, "FORBIDDEN");
    await denyDeviceLogin({ ctx, input: { loginId } });
    await expectRefusal(login.exchange(), "FORBIDDEN");
    await expectRefusal(approveDeviceLogin({ ctx, input: { loginId, scopes } }), "NOT_FOUND");
  });

  it("gives nothing when the approver was disabled meanwhile", async () => {
    const user = await mintUser();
    const ctx = contextOf(user.actor);
    const login = await start("code");
    const { id: loginId, scopes } = await getDeviceLogin({ ctx, input: { userCode: login.userCode ?? "" } });
    await approveDeviceLogin({ ctx, input: { loginId, scopes } });
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
    await expectRefusal(login.exchange(), "NOT_FOUND");
  });
});
