import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import { db } from "@/server/db/client";
import { findCanary } from "@/test/canaries/find-canary";
import { contextOf } from "@/test/factories/contexts";
import { inProject, personContext } from "@/test/factories/hook-event";
import { givenWorld, lesson, send } from "@/test/factories/lesson";
import { mintRule, mintSession } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { eraseAccount } from "../account/erase";
import { recordDecline } from "../decline/record";
import { removeEvent } from "../hook-event/remove";
import { contentOf, jsonColumn } from "../rule/content";
import { versionSelect } from "../rule/select";
import { deleteWork } from "./erase-own-rows";
import { readExport } from "./read-export";

const canary = () => `canary-${randomBytes(8).toString("hex")}`;

/** A member with a decline, a deadlock and an occurrence, each with a secret in it where there are words. */
async function person() {
  const tenant = await mintTenant();
  const { user, ctx } = await tenant.join("editor");
  const secret = canary();
  const place = { projectId: tenant.project.id, ownerId: user.id };
  const { sessionId, eventId } = await mintSession(place);
  const input = { eventId, topic: "scope", summary: `Too much in ${secret}.`, reviewer: "server:test" };
  await recordDecline({ ctx, input });
  const [winner, released] = [await mintRule(place, { number: 1 }), await mintRule(place, { number: 2 })];
  await db.deadlock.create({
    data: {
      ...{ ...place, sessionId, eventId, winnerId: winner.id, releasedId: released.id, incident: "t1" },
      ...{ excerpt: `make ${secret}`, occurredAt: new Date() },
    },
  });
  return { tenant, user, ctx, secret, eventId };
}

const rowsOf = async (userId: string) => ({
  declines: await db.decline.count({ where: { ownerId: userId } }),
  deadlocks: await db.deadlock.count({ where: { ownerId: userId } }),
  occurrences: await db.familyOccurrence.count({ where: { ownerId: userId } }),
});

describe("declines, deadlocks and occurrences are their person's", () => {
  it("“remove this event” takes their words and what it counted", async () => {
    const { ctx, user, secret, eventId } = await person();
    expect((await findCanary(secret)).length).toBeGreaterThan(1);
    await removeEvent({ ctx, input: { eventId } });
    expect(await findCanary(secret)).toEqual([]);
    expect(await rowsOf(user.id)).toEqual({ declines: 0, deadlocks: 1, occurrences: 0 });
    const [family] = await db.family.findMany({ where: { ownerId: user.id } });
    expect([family?.occurrences, family?.weight]).toEqual([0, 0]);
  });

  it("erasing the person takes every row", async () => {
    const { user, secret } = await person();
    await eraseAccount({ ctx: contextOf(user.actor), input: { email: user.email } });
    expect(await findCanary(secret)).toEqual([]);
    expect(await rowsOf(user.id)).toEqual({ declines: 0, deadlocks: 0, occurrences: 0 });
  });

  it("the export holds them, and nobody else's", async () => {
    const [mine, theirs] = [await person(), await person()];
    for (const file of ["declines", "deadlocks", "familyOccurrences"]) {
      const rows: unknown[] = [];
      for await (const page of readExport(file, mine.user.id)) rows.push(...page);
      const text = JSON.stringify(rows);
      expect(rows).toHaveLength(1);
      expect(text).toContain(mine.eventId);
      expect(text).not.toContain(theirs.eventId);
    }
  });
});

describe("what a later compiler makes of a rule", () => {
  async function recompiled() {
    const world = await givenWorld();
    const secret = canary();
    const told = lesson(world, `no, never run make ${secret}`, `make ${secret}`);
    await send(world, Object.values(told));
    const rule = await db.rule.findFirstOrThrow({
      where: { ownerId: world.user.id },
      select: { id: true, versions: { select: versionSelect } },
    });
    const [version] = rule.versions;
    if (!version) throw new Error("the rule has a version");
    await db.recompilation.create({
      data: {
        ...{ ruleId: rule.id, projectId: world.project.id, ownerId: world.user.id, version: 1 },
        ...{ compiler: COMPILER_VERSION, outcome: "waiting", content: jsonColumn(contentOf(version)) },
        difference: { actions: 1, more: 0, fewer: 1, samples: [], note: `make ${secret}` },
      },
    });
    return { world, secret, promptId: told.prompt.id, actId: told.act.id };
  }

  it("goes with the message that taught the rule, and copies of a removed act with the act", async () => {
    const { world, secret, promptId, actId } = await recompiled();
    const ctx = await inProject(personContext(world.user), world.project.slug);
    await removeEvent({ ctx, input: { eventId: promptId } });
    expect(await db.recompilation.count({ where: { ownerId: world.user.id } })).toBe(0);
    await removeEvent({ ctx, input: { eventId: actId } });
    expect(await findCanary(secret)).toEqual([]);
  });

  it("is in the export, and goes with its person", async () => {
    const { world, secret } = await recompiled();
    const rows: unknown[] = [];
    for await (const page of readExport("recompilations", world.user.id)) rows.push(...page);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).toContain(secret);
    await db.$transaction((tx) => deleteWork(tx, world.user.id));
    expect(await db.recompilation.count({ where: { ownerId: world.user.id } })).toBe(0);
  });
});

it("a composite goes with the message that made it", async () => {
  const world = await givenWorld();
  const secret = canary();
  const wish = `from now on, before each release:\n1. run make ${secret}\n2. update the changelog`;
  const { request, act, done, prompt, note } = lesson(world, wish);
  await send(world, [request, act, done, prompt, note]);
  expect(await db.rule.count({ where: { ownerId: world.user.id, shape: "composite" } })).toBe(1);
  const ctx = await inProject(personContext(world.user), world.project.slug);
  await removeEvent({ ctx, input: { eventId: prompt.id } });
  expect(await findCanary(secret)).toEqual([]);
  expect(await db.rule.count({ where: { ownerId: world.user.id, status: { not: "archived" } } })).toBe(0);
});
