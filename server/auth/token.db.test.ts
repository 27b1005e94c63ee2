import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { countAuditEntries, expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { readToken } from "./token";

const DAY_MS = 86_400_000;

function present(secret: string, extra: Record<string, string> = {}, now = new Date()) {
  return readToken(new Headers({ authorization: `Bearer ${secret}`, ...extra }), now);
}

async function expectTokenRefusal(work: Promise<unknown>, reason: string) {
  await expect(work).rejects.toMatchObject({ code: "UNAUTHENTICATED", fieldErrors: { token: [reason] } });
}

describe("token gate", () => {
  it("gives the actor, and notes machine and version once in five minutes", async () => {
    const user = await mintUser();
    const { id, secret } = await mintToken(user);
    const now = new Date();
    const machine = { "x-heed-device": "workshop", "x-heed-cli-version": "0.1.0" };
    expect(await present(secret, machine, now)).toEqual({
      type: "cli_token",
      userId: user.id,
      name: user.name,
      tokenId: id,
      scopes: ["events:write", "rules:read"],
      tokenProjectId: null,
      device: "workshop",
    });
    expect(await db.cliToken.findUniqueOrThrow({ where: { id } })).toMatchObject({
      lastUsedAt: now,
      lastHost: "workshop",
      lastCliVersion: "0.1.0",
    });
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "cli_token.new_device",
      entityId: id,
      actorId: user.id,
      after: { device: "workshop" },
    });

    await present(secret, machine, new Date(now.getTime() + 299_000));
    expect(await db.cliToken.findUniqueOrThrow({ where: { id } })).toMatchObject({ lastUsedAt: now });
    const later = new Date(now.getTime() + 301_000);
    await present(secret, machine, later);
    expect(await db.cliToken.findUniqueOrThrow({ where: { id } })).toMatchObject({ lastUsedAt: later });
    expect(await countAuditEntries("user", user.id)).toBe(1);
  });

  it("refuses what is malformed, unknown, or has a wrong secret", async () => {
    const { secret } = await mintToken(await mintUser());
    const other = await mintToken(await mintUser());
    await expectTokenRefusal(readToken(new Headers(), new Date()), "malformed");
    await expectTokenRefusal(
      readToken(new Headers({ authorization: "Basic eDp5" }), new Date()),
      "malformed",
    );
    await expectTokenRefusal(present(`${secret}x`), "malformed");
    await db.cliToken.delete({ where: { id: other.id } });
    await expectTokenRefusal(present(other.secret), "unknown");
    const third = await mintToken(await mintUser());
    await db.cliToken.update({ where: { id: third.id }, data: { secretHash: "00".repeat(32) } });
    await expectTokenRefusal(present(third.secret), "unknown");
  });

  it("refuses expired and revoked tokens, and one whose overlap is over", async () => {
    const user = await mintUser();
    const past = new Date(Date.now() - 1000);
    await expectTokenRefusal(present((await mintToken(user, { expiresAt: past })).secret), "expired");
    await expectTokenRefusal(present((await mintToken(user, { revokedAt: past })).secret), "revoked");
    const rotated = await mintToken(user);
    const until = new Date(Date.now() + DAY_MS);
    await db.cliToken.update({ where: { id: rotated.id }, data: { overlapUntil: until } });
    expect(await present(rotated.secret)).toMatchObject({ tokenId: rotated.id });
    await expectTokenRefusal(present(rotated.secret, {}, until), "revoked");
  });

  it("rests when its owner is disabled or has not signed in for 90 days", async () => {
    const user = await mintUser({ authenticatedAt: new Date(Date.now() - 90 * DAY_MS + 60_000) });
    const { secret } = await mintToken(user);
    expect(await present(secret)).toMatchObject({ userId: user.id });
    await expectTokenRefusal(present(secret, {}, new Date(Date.now() + 120_000)), "sign_in_needed");
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
    await expectTokenRefusal(present(secret), "owner_disabled");
  });
});
