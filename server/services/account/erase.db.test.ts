import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { parseToken } from "@/core/cli-token/format";
import { db } from "@/server/db/client";
import { readUserSession } from "@/server/services/account/read-user-session";
import { findCanary } from "@/test/canaries/find-canary";
import { contextOf, projectContextOf } from "@/test/factories/contexts";
import { hookEvent } from "@/test/factories/hook-event";
import { lesson, send } from "@/test/factories/lesson";
import { mintFact, mintRule, mintViolation } from "@/test/factories/mint-learning";
import { mintMembership, mintProject } from "@/test/factories/mint-project";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { proposeOwn } from "@/test/factories/propose-own";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { listAudit } from "../audit/list";
import { verifyAudit } from "../audit/verify";
import { verifyCliToken } from "../cli-token/verify";
import { recordEvents } from "../hook-event/record";
import { createInvitation } from "../invitation/create";
import { getRule } from "../rule/internal";
import { eraseAccount } from "./erase";
import { updateAccount } from "./update";

const canary = () => `canary-${randomBytes(8).toString("hex")}`;
const HOUR_MS = 3_600_000;

/** A member of somebody's project, with a canary in each kind of thing that is theirs. */
async function memberWithEverything() {
  const tenant = await mintTenant();
  const secret = canary();
  const name = `Nora ${canary()}`;
  const person = await mintUser({ name, email: `${secret}@example.test` });
  await mintMembership(tenant.project.id, person.id, "editor");
  const token = await mintToken(person, { scopes: ["events:write", "rules:read", "own:write"] });
  const world = { user: { ...person }, project: tenant.project, ctx: contextOf(token.actor) };
  const told = lesson(world, `no, always run \`make ${secret}\` before you finish`);
  await send(world, Object.values(told));
  const place = { projectId: tenant.project.id, ownerId: person.id };
  await mintFact(place, `prod is ${secret}`);
  const ctx = await projectContextOf(person.actor, tenant.project);
  return { tenant, person, token, secret, name, place, ctx };
}

describe("erasing a person", () => {
  it("takes what is theirs out of every table, and their name", async () => {
    const { tenant, person, secret, name, place } = await memberWithEverything();
    const rule = await mintRule(place, { layer: "project", number: 7 });
    const violation = await mintViolation(place, rule.id);
    await db.violation.update({
      where: { id: violation.id },
      data: { excerpt: secret },
      select: { id: true },
    });
    await db.notice.create({ data: { ...place, text: secret }, select: { id: true } });
    await db.exemption.create({
      data: { ...place, ruleId: rule.id, span: "once", reason: secret },
      select: { id: true },
    });
    await db.device.create({ data: { userId: person.id, name: secret }, select: { id: true } });
    await db.account.create({
      data: { userId: person.id, issuer: "x", subject: secret },
      select: { id: true },
    });
    await db.accountNotice.create({
      data: { userId: tenant.owner.id, kind: "reset", detail: { by: person.name } },
      select: { id: true },
    });
    await db.verificationToken.create({
      data: {
        purpose: "reset",
        tokenHash: secret,
        userId: person.id,
        email: person.email,
        expiresAt: new Date(),
      },
      select: { id: true },
    });
    await updateAccount({ ctx: contextOf(person.actor), input: { name } });
    expect((await findCanary(secret)).length).toBeGreaterThan(15);

    const erased = await eraseAccount({ ctx: contextOf(person.actor), input: { email: person.email } });

    expect(await findCanary(secret)).toEqual([]);
    expect(await findCanary(name)).toEqual([]);
    expect(erased.payloads).toBeGreaterThanOrEqual(5);
    const row = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect([row.email, row.name, row.passwordHash]).toEqual([
      `erased-${person.id}@invalid`,
      "Former member",
      null,
    ]);
    expect(row.erasedAt).not.toBeNull();
    expect(await db.membership.count({ where: { userId: person.id } })).toBe(0);
  });

  it("the neutral statement of a shared rule stays by “Former member”, quoted words go", async () => {
    const { tenant, person, place, ctx, secret } = await memberWithEverything();
    const own = await db.rule.findFirstOrThrow({ where: { ownerId: person.id, layer: "personal" } });
    const quote = await db.ruleEvidence.findFirstOrThrow({ where: { ruleId: own.id } });
    const releases = [{ evidenceId: quote.id, excerpt: secret }];
    const waiting = await proposeOwn(ctx, own.id, { releases });
    const shared = await mintRule(place, { layer: "project", number: 8 });
    await db.ruleEvidence.create({
      data: {
        ...{ ruleId: shared.id, version: 1, kind: "correction", ownerId: person.id, excerpt: secret },
        ...{ released: true, occurredAt: new Date() },
      },
      select: { id: true },
    });

    const erased = await eraseAccount({ ctx: contextOf(person.actor), input: { email: person.email } });

    expect(erased.sharedRules).toBe(1);
    const seen = await getRule(db, tenant.ctx, shared.id);
    expect([seen.owner.name, seen.versions[0]?.statement]).toEqual(["Former member", "Use pnpm, not npm."]);
    expect(await db.ruleEvidence.count({ where: { ruleId: shared.id } })).toBe(0);
    expect(await db.rule.count({ where: { id: waiting.rule.id } })).toBe(0);
  });

  it("the chains stay whole, payloads erased, without the name", async () => {
    const { tenant, person, ctx, name } = await memberWithEverything();
    await createInvitation({
      ctx: tenant.ctx,
      input: { email: person.email.replace("@", "+2@"), role: "member" },
    });
    await mintMembership(tenant.project.id, (await mintUser()).id, "member");
    const own = await db.rule.findFirstOrThrow({ where: { ownerId: person.id } });
    await proposeOwn(ctx, own.id);

    const { payloads } = await eraseAccount({ ctx: contextOf(person.actor), input: { email: person.email } });

    const report = await verifyAudit({ ctx: tenant.ctx, input: { layer: "project" } });
    expect(report).toMatchObject({ whole: true, brokenAt: null, erasedPayloads: 1 });
    expect(report.erasedPayloads).toBeLessThan(payloads);
    const { entries } = await listAudit({ ctx: tenant.ctx, input: { layer: "project" } });
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ["membership.delete", "Former member"],
      ["rule.propose", null],
      ["invitation.create", tenant.owner.name],
    ]);
    expect(JSON.stringify(entries)).not.toContain(name);
  });

  it("ends sessions at once; tokens answer “revoked”, so that machines purge", async () => {
    const { person, token } = await memberWithEverything();
    await eraseAccount({ ctx: contextOf(person.actor), input: { email: person.email } });
    const session = { sessionId: person.actor.sessionId, address: "192.0.2.1", now: new Date() };
    expect(await readUserSession(session)).toBeNull();
    const parts = parseToken(token.secret);
    if (!parts) throw new Error("not a token");
    const answer = await verifyCliToken({ ...parts, device: null, cliVersion: null, now: new Date() });
    expect(answer).toEqual({ ok: false, reason: "revoked" });
  });

  it("the last owner of a project with other members must hand it over first", async () => {
    const tenant = await mintTenant();
    await tenant.join("admin");
    const { name } = tenant.project;
    await expect(
      eraseAccount({ ctx: contextOf(tenant.owner.actor), input: { email: tenant.owner.email } }),
    ).rejects.toMatchObject({ code: "CONFLICT", message: expect.stringContaining(`“${name}”`) });
    expect(await db.user.count({ where: { id: tenant.owner.id, erasedAt: null } })).toBe(1);
    await tenant.join("owner");
    await eraseAccount({ ctx: contextOf(tenant.owner.actor), input: { email: tenant.owner.email } });
  });

  it("a project where they are alone is archived and its data erased", async () => {
    const person = await mintUser();
    const secret = canary();
    const project = await mintProject([{ userId: person.id, role: "owner" }]);
    await db.project.update({
      where: { id: project.id },
      data: { name: secret, remotes: [secret] },
      select: { id: true },
    });
    await mintRule({ projectId: project.id, ownerId: person.id }, { layer: "project", number: 1 });
    const { archivedProjects } = await eraseAccount({
      ctx: contextOf(person.actor),
      input: { email: person.email },
    });
    expect(archivedProjects).toBe(1);
    expect(await findCanary(secret)).toEqual([]);
    const row = await db.project.findUniqueOrThrow({ where: { id: project.id } });
    expect([row.slug, row.archivedAt === null]).toEqual([`erased-${project.id}`, false]);
    expect(await db.rule.count({ where: { projectId: project.id } })).toBe(0);
  });

  it("and what former members have there stays theirs, with the shared rules that hold something of it", async () => {
    const tenant = await mintTenant();
    const { owner, project } = tenant;
    const former = (await tenant.join("editor")).user;
    const place = { projectId: project.id, ownerId: owner.id };
    const theirs = { projectId: project.id, ownerId: former.id };
    const agreed = await mintSharedRule(place, { number: 1, approvedBy: former.id });
    await mintSharedRule(place, { number: 2 });
    await mintViolation(theirs, agreed.id);
    await mintFact(theirs);
    await mintRule(theirs, { number: 7 });
    await mintViolation(place, agreed.id);
    await db.membership.deleteMany({ where: { userId: former.id } });
    const rows = (ownerId: string) =>
      Promise.all([
        db.agentSession.count({ where: { ownerId } }),
        db.hookEvent.count({ where: { ownerId } }),
        db.violation.count({ where: { ownerId } }),
        db.learnedFact.count({ where: { ownerId } }),
        db.rule.count({ where: { ownerId, layer: "personal" } }),
        db.approval.count({ where: { approverId: ownerId } }),
      ]);
    await eraseAccount({ ctx: contextOf(owner.actor), input: { email: owner.email } });
    expect(await rows(former.id)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await rows(owner.id)).toEqual([0, 0, 0, 0, 0, 0]);
    const shared = await db.rule.findMany({ where: { projectId: project.id, layer: "project" } });
    expect(shared.map(({ id }) => id)).toEqual([agreed.id]);
  });

  it("leaves a colleague's things as they are", async () => {
    const { tenant, person } = await memberWithEverything();
    const mine = { projectId: tenant.project.id, ownerId: tenant.owner.id };
    const rule = await mintRule(mine, { number: 1 });
    await mintViolation(mine, rule.id);
    const count = async () => [
      await db.hookEvent.count({ where: { ownerId: tenant.owner.id } }),
      await db.violation.count({ where: { ownerId: tenant.owner.id } }),
      await db.rule.count({ where: { ownerId: tenant.owner.id } }),
    ];
    const before = await count();
    await eraseAccount({ ctx: contextOf(person.actor), input: { email: person.email } });
    expect(await count()).toEqual(before);
    expect(before).toEqual([1, 1, 1]);
  });

  it("needs the typed address, a sign-in within the hour, and a person", async () => {
    const person = await mintUser();
    const late = { ...contextOf(person.actor), now: () => new Date(Date.now() + 2 * HOUR_MS) };
    await expectRefusal(eraseAccount({ ctx: late, input: { email: person.email } }), "PRECONDITION");
    await expectRefusal(
      eraseAccount({ ctx: contextOf(person.actor), input: { email: "a@b.test" } }),
      "INVALID",
    );
    const { actor } = await mintToken(person, { scopes: ["events:write", "rules:read", "own:write"] });
    await expectRefusal(eraseAccount({ ctx: contextOf(actor), input: { email: person.email } }), "FORBIDDEN");
    expect(await db.user.count({ where: { id: person.id, erasedAt: null } })).toBe(1);
  });

  it("the last instance admin makes another one first", async () => {
    await db.user.updateMany({ data: { isInstanceAdmin: false } });
    const admin = await mintUser({ isInstanceAdmin: true });
    await expectRefusal(
      eraseAccount({ ctx: contextOf(admin.actor), input: { email: admin.email } }),
      "CONFLICT",
    );
    await mintUser({ isInstanceAdmin: true });
    await eraseAccount({ ctx: contextOf(admin.actor), input: { email: admin.email } });
  });

  it("events that are still on their way find no project", async () => {
    const { tenant, person, token } = await memberWithEverything();
    await eraseAccount({ ctx: contextOf(person.actor), input: { email: person.email } });
    const event = hookEvent(tenant.project.slug, { prompt: "late" });
    expect(await recordEvents({ ctx: contextOf(token.actor), input: { events: [event] } })).toEqual([
      { id: event.id, result: "rejected", reason: "unknown_project" },
    ]);
  });
});
