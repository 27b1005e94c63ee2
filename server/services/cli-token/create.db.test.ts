import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { contextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { countAuditEntries, expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { createCliToken } from "./create";
import { listCliTokens } from "./list";
import { revokeCliToken } from "./revoke";
import { rotateCliToken } from "./rotate";

const NOW = new Date("2027-01-10T12:00:00.000Z");

async function mintOwner() {
  const user = await mintUser({ authenticatedAt: NOW });
  return { user, ctx: contextOf(user.actor, NOW) };
}

describe("createCliToken", () => {
  it("shows the secret once, stores its hash, and audits neither", async () => {
    const { user, ctx } = await mintOwner();
    const { token, secret } = await createCliToken({
      ctx,
      input: { name: "laptop", lifetimeDays: 30, projectSlug: null, scopes: ["events:write", "rules:read"] },
    });
    expect(secret).toMatch(/^heed_[0-9A-Za-z]{8}_[0-9A-Za-z]{39}$/);
    expect(secret.startsWith(token.prefix)).toBe(true);
    expect(token).toMatchObject({ status: "active", expiresAt: new Date("2027-02-09T12:00:00.000Z") });
    const stored = JSON.stringify(await db.cliToken.findUniqueOrThrow({ where: { id: token.id } }));
    expect(stored).not.toContain(secret.slice(14, 40));
    expect(await listCliTokens({ ctx })).toEqual([token]);
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "cli_token.create",
      entityId: token.id,
      actorId: user.id,
      after: {
        name: "laptop",
        prefix: secret.slice(5, 13),
        scopes: ["events:write", "rules:read"],
        project: null,
        expiresAt: "2027-02-09T12:00:00.000Z",
      },
    });
  });

  it("is NOT_FOUND for another's project, and no token makes tokens", async () => {
    const { user, ctx } = await mintOwner();
    const foreign = await mintTenant();
    const wish = { name: "x", lifetimeDays: null, scopes: ["rules:read" as const] };
    const elsewhere = { ...wish, projectSlug: foreign.project.slug };
    await expectRefusal(createCliToken({ ctx, input: elsewhere }), "NOT_FOUND");
    const token = await mintToken(user, { scopes: ["events:write", "rules:read", "own:write"] });
    const byToken = createCliToken({ ctx: contextOf(token.actor), input: { ...wish, projectSlug: null } });
    await expectRefusal(byToken, "FORBIDDEN");
    expect(await countAuditEntries("user", user.id)).toBe(0);
  });
});

describe("rotateCliToken", () => {
  it("gives the same rights and life, and a day of overlap", async () => {
    const { user, ctx } = await mintOwner();
    const old = await createCliToken({
      ctx,
      input: { name: "ci", lifetimeDays: 90, projectSlug: null, scopes: ["rules:read"] },
    });
    await db.cliToken.update({ where: { id: old.token.id }, data: { createdAt: NOW } });
    const later = contextOf(user.actor, new Date("2027-02-10T12:00:00.000Z"));
    const next = await rotateCliToken({ ctx: later, input: { tokenId: old.token.id } });
    expect(next.token).toMatchObject({
      name: "ci",
      scopes: ["rules:read"],
      status: "active",
      expiresAt: new Date("2027-05-11T12:00:00.000Z"),
    });
    const listed = await listCliTokens({ ctx: later });
    expect(listed.find(({ id }) => id === old.token.id)).toMatchObject({
      status: "overlap",
      overlapUntil: new Date("2027-02-11T12:00:00.000Z"),
    });
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "cli_token.rotate",
      entityId: next.token.id,
      actorId: user.id,
    });
    await expectRefusal(rotateCliToken({ ctx: later, input: { tokenId: old.token.id } }), "CONFLICT");
  });
});

describe("revokeCliToken", () => {
  it("ends a token once, also when asked twice at once", async () => {
    const { user, ctx } = await mintOwner();
    const { id: tokenId } = await mintToken(user);
    const both = await Promise.allSettled([
      revokeCliToken({ ctx, input: { tokenId } }),
      revokeCliToken({ ctx, input: { tokenId } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await countAuditEntries("user", user.id)).toBe(1);
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "cli_token.revoke",
      entityId: tokenId,
      actorId: user.id,
    });
    expect(await listCliTokens({ ctx })).toMatchObject([{ status: "revoked" }]);
  });

  it("is NOT_FOUND for another's token", async () => {
    const { user } = await mintOwner();
    const { id: tokenId } = await mintToken(user);
    const other = await mintOwner();
    await expectRefusal(revokeCliToken({ ctx: other.ctx, input: { tokenId } }), "NOT_FOUND");
    await expectRefusal(rotateCliToken({ ctx: other.ctx, input: { tokenId } }), "NOT_FOUND");
  });
});
