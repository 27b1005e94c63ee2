import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { commandEvent, inProject, personContext, tokenContext } from "@/test/factories/hook-event";
import { givenWorld, tick, workAgain } from "@/test/factories/lesson";
import { mintRule, mintSession } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { recordEvents } from "../hook-event/record";
import { dismissDeadlock } from "./dismiss";
import { listDeadlocks } from "./list";
import { restoreDeadlock } from "./restore";

async function given({ owner, project }: Tenant) {
  const place = { projectId: project.id, ownerId: owner.id };
  const [winner, released] = [await mintRule(place, { number: 901 }), await mintRule(place, { number: 902 })];
  const { sessionId, eventId } = await mintSession(place);
  const row = await db.deadlock.create({
    data: {
      ...{ ...place, sessionId, eventId, winnerId: winner.id, releasedId: released.id, incident: "t1" },
      ...{ excerpt: "npm install x", occurredAt: new Date() },
    },
  });
  return { deadlockId: row.id, winnerId: winner.id };
}

describeVerb("dismissDeadlock", {
  action: "deadlock.dismiss",
  given,
  run: (ctx, { deadlockId }) => dismissDeadlock({ ctx, input: { deadlockId } }),
  entity: ({ deadlockId }) => deadlockId,
  effect: async ({ deadlockId }) => {
    expect((await db.deadlock.findUniqueOrThrow({ where: { id: deadlockId } })).seenAt).not.toBeNull();
  },
});

describeVerb("restoreDeadlock", {
  action: "deadlock.restore",
  given: async (tenant) => {
    const made = await given(tenant);
    await dismissDeadlock({ ctx: tenant.ctx, input: { deadlockId: made.deadlockId } });
    return made;
  },
  run: (ctx, { deadlockId }) => restoreDeadlock({ ctx, input: { deadlockId } }),
  entity: ({ deadlockId }) => deadlockId,
  effect: async ({ deadlockId }) => {
    expect((await db.deadlock.findUniqueOrThrow({ where: { id: deadlockId } })).seenAt).toBeNull();
  },
});

/** A person with an own rule and a shared one, and an event in which the shared one let go. */
async function deadlocked() {
  const world = await givenWorld();
  const place = { projectId: world.project.id, ownerId: world.user.id };
  const own = await mintRule(place, { number: 901 });
  const shared = await mintRule(place, { number: 1, layer: "project" });
  const event = commandEvent(world.project.slug, "npm install x", {
    at: tick(),
    decision: {
      ...{ decision: "pass", bundleHash: "h", durationMs: 1 },
      verdicts: [
        {
          ...{ ruleId: shared.id, version: 1, verdict: "violated", decision: "pass", outcome: "exhausted" },
          ...{ incident: `${shared.id}:t1`, evidence: "npm install x", deadlockWith: own.id },
        },
      ],
    },
  });
  const ctx = tokenContext(world.user.id);
  await recordEvents({ ctx, input: { events: [event] } });
  await workAgain([event.id]);
  return { ...world, own, shared, event };
}

describe("the weaker is released and a deadlock is recorded", () => {
  it("once a task, with both rules, for the person whose session it was", async () => {
    const { user, project, own, shared, event } = await deadlocked();
    await workAgain([event.id]);
    const ctx = await inProject(personContext(user), project.slug);
    const all = await listDeadlocks({ ctx, input: { open: true } });
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      winner: { id: own.id, number: "R901" },
      released: { id: shared.id, number: "P1" },
      excerpt: "npm install x",
    });
    for (const ruleId of [own.id, shared.id]) {
      expect(await listDeadlocks({ ctx, input: { ruleId } })).toHaveLength(1);
    }
    const [notice] = await db.notice.findMany({ where: { ownerId: user.id } });
    expect(notice?.text).toBe("Heed: P1 and R901 rule each other out; P1 let go in this task.");
  });

  it("nobody else sees it: a colleague's deadlock would tell of their own rules", async () => {
    const { project, shared } = await deadlocked();
    const other = await mintTenant();
    await db.membership.create({
      data: { projectId: project.id, userId: other.owner.id, role: "admin" },
    });
    const ctx = await inProject(personContext({ ...other.owner, email: "x@example.test" }), project.slug);
    expect(await listDeadlocks({ ctx, input: { ruleId: shared.id } })).toEqual([]);
  });

  it("a rule that the person cannot see makes none", async () => {
    const { user, project } = await deadlocked();
    const stranger = await mintTenant();
    const theirs = await mintRule(
      { projectId: stranger.project.id, ownerId: stranger.owner.id },
      { number: 1 },
    );
    const before = await db.deadlock.count({ where: { ownerId: user.id } });
    const event = commandEvent(project.slug, "npm install y", {
      at: tick(),
      decision: {
        ...{ decision: "pass", bundleHash: "h", durationMs: 1 },
        verdicts: [
          {
            ...{ ruleId: theirs.id, version: 1, verdict: "violated", decision: "pass" },
            deadlockWith: theirs.id,
          },
        ],
      },
    });
    await recordEvents({ ctx: tokenContext(user.id), input: { events: [event] } });
    await workAgain([event.id]);
    expect(await db.deadlock.count({ where: { ownerId: user.id } })).toBe(before);
  });
});
