import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { anonymousContext } from "@/test/factories/contexts";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { claimSetup } from "./claim";
import { getSetupState } from "./get";
import { issueSetupCode } from "./issue-code";

const HOUR_MS = 3_600_000;
const admin = { name: "First", email: "first@example.test", password: "correct horse battery" };
const here = (now?: Date) => anonymousContext("127.0.0.1", now);

// In order: the last test closes the setup of this file's database.
describe("claimSetup", () => {
  beforeEach(() => db.rateLimit.deleteMany());

  it("is open, from the machine itself only", async () => {
    expect(await getSetupState({ ctx: here() })).toEqual({ open: true, reachable: true });
    expect(await getSetupState({ ctx: anonymousContext("::ffff:127.0.0.1") })).toMatchObject({
      reachable: true,
    });
    const away = anonymousContext("198.51.100.4");
    expect(await getSetupState({ ctx: away })).toEqual({ open: true, reachable: false });
    const code = await issueSetupCode(new Date());
    await expectRefusal(claimSetup({ ctx: away, input: { ...admin, code: code ?? "" } }), "FORBIDDEN");
  });

  it("refuses wrong, replaced and expired codes, and a sixth try in a minute", async () => {
    const now = new Date();
    const replaced = (await issueSetupCode(now)) ?? "";
    const code = (await issueSetupCode(now)) ?? "";
    expect(code).toMatch(/^[\w-]{22}$/);
    const claim = (tried: string, at: Date) =>
      claimSetup({ ctx: here(at), input: { ...admin, code: tried } });
    await expectRefusal(claim("0".repeat(22), now), "INVALID");
    await expectRefusal(claim(replaced, now), "INVALID");
    await expectRefusal(claim(code, new Date(now.getTime() + HOUR_MS)), "INVALID");
    await expectRefusal(claim("1".repeat(22), now), "INVALID");
    await expectRefusal(claim("2".repeat(22), now), "INVALID");
    await expectRefusal(claim(code, now), "LIMIT");
    expect(await db.user.count()).toBe(0);
  });

  it("makes one admin of two claims at once, and closes for ever", async () => {
    const code = (await issueSetupCode(new Date())) ?? "";
    const claim = (email: string) => claimSetup({ ctx: here(), input: { ...admin, email, code } });
    const outcomes = await Promise.allSettled([claim("first@example.test"), claim("second@example.test")]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);

    const users = await db.user.findMany();
    expect(users).toMatchObject([{ name: "First", isInstanceAdmin: true }]);
    expect(users[0]?.passwordHash).toMatch(/^scrypt\$/);
    await expectAuditEntry({
      chain: { kind: "instance" },
      action: "account.create",
      entityId: users[0]?.id ?? "",
      actorId: users[0]?.id ?? "",
      after: { name: "First", email: users[0]?.email, isInstanceAdmin: true },
    });
    expect(await issueSetupCode(new Date())).toBeNull();
    expect(await getSetupState({ ctx: here() })).toMatchObject({ open: false });
    await expectRefusal(claim("third@example.test"), "NOT_FOUND");
  });
});
