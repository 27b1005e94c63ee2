import { describe, expect, it } from "vitest";
import type { InboxKind } from "@/core/inbox/schema";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintCheckedRule } from "@/test/factories/mint-checked-rule";
import { mintConflict, mintRecord } from "@/test/factories/mint-conflict";
import { mintRule, mintViolation } from "@/test/factories/mint-learning";
import { mintRecompilation } from "@/test/factories/mint-recompilation";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { getOverview } from "../overview/get";
import { acceptInboxItem } from "./accept";
import { countInbox } from "./count";
import { dismissInboxItem } from "./dismiss";
import { listInbox } from "./list";
import { snoozeInboxItem } from "./snooze";
import { undoInboxItem } from "./undo";

type Item = { itemId: string; id: string };

const placeOf = ({ owner, project }: Tenant) => ({ projectId: project.id, ownerId: owner.id });
const item = (kind: InboxKind, id: string): Item => ({ itemId: `${kind}:${id}`, id });

async function ruleWith(tenant: Tenant, data: Parameters<typeof db.rule.update>[0]["data"], number = 900) {
  const { id } = await mintRule(placeOf(tenant), { number });
  await db.rule.update({ where: { id }, data });
  return id;
}

const GIVEN = {
  proposal: async (tenant: Tenant) => item("proposal", await ruleWith(tenant, { status: "proposed" }, 901)),
  conflict: async (tenant: Tenant) => {
    const { id } = await mintRule(placeOf(tenant), { number: 902 });
    return item("conflict", (await mintConflict(placeOf(tenant), id)).resolutionId);
  },
  question: async (tenant: Tenant) => item("question", (await mintRecord(placeOf(tenant))).recordId),
  promotion: async (tenant: Tenant) => {
    const id = await ruleWith(tenant, { mode: "observe", relapses: 1 }, 903);
    await mintRelapse(tenant, id, 1);
    return item("promotion", id);
  },
  // On 1 of 4 days a stop was marked wrong: more than 20 %.
  demotion: async (tenant: Tenant) => {
    const id = await ruleWith(tenant, { fired: 4, falsePositives: 1 }, 904);
    await mintStops(tenant, id, [
      { daysAgo: 4, wrong: true },
      { daysAgo: 3 },
      { daysAgo: 2 },
      { daysAgo: 1 },
    ]);
    return item("demotion", id);
  },
  recompilation: async (tenant: Tenant) => {
    const { recompilationId } = await mintRecompilation(placeOf(tenant), { number: 905 });
    return item("recompilation", recompilationId);
  },
};

type Stop = { daysAgo: number; wrong?: boolean; outcome?: "fixed" | "exempted"; observed?: boolean };

async function mintStops(tenant: Tenant, ruleId: string, stops: readonly Stop[]) {
  for (const { daysAgo: days, wrong = false, outcome = "fixed", observed = false } of stops) {
    const { id } = await mintViolation(placeOf(tenant), ruleId);
    const occurredAt = daysAgo(days);
    await db.violation.update({
      where: { id },
      data: { occurredAt, falsePositive: wrong, outcome, observed },
    });
  }
}

async function mintRelapse(tenant: Tenant, ruleId: string, days: number) {
  await db.ruleEvidence.create({
    data: {
      ...{ ruleId, version: 1, kind: "relapse", ownerId: tenant.owner.id },
      ...{ excerpt: "no, pnpm!", occurredAt: daysAgo(days) },
    },
  });
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const rule = (id: string) => db.rule.findUniqueOrThrow({ where: { id } });

describeVerb("acceptInboxItem", {
  action: "rule.activate",
  given: GIVEN.proposal,
  run: (ctx, { itemId }) => acceptInboxItem({ ctx, input: { itemId } }),
  entity: ({ id }) => id,
  effect: async ({ id }, { summary }) => {
    expect([summary, (await rule(id)).status]).toEqual(["R901 is in force.", "active"]);
  },
});

describeVerb("dismissInboxItem", {
  action: "rule.dismiss",
  given: GIVEN.proposal,
  run: (ctx, { itemId }) => dismissInboxItem({ ctx, input: { itemId } }),
  entity: ({ id }) => id,
  effect: async ({ id }) => expect((await rule(id)).status).toBe("dismissed"),
});

describeVerb("snoozeInboxItem", {
  action: "rule.snooze",
  given: GIVEN.proposal,
  run: (ctx, { itemId }) => snoozeInboxItem({ ctx, input: { itemId, days: 7 } }),
  entity: ({ id }) => id,
  effect: async ({ itemId }, { summary }, { ctx }) => {
    expect(summary).toBe("R901 comes back in 7 days.");
    const waiting = async (days: number) => {
      const now = () => new Date(Date.now() + days * 86_400_000);
      return (await listInbox({ ctx: { ...ctx, now }, input: {} })).items.map(({ id }) => id);
    };
    expect([await waiting(6), await waiting(8)]).toEqual([[], [itemId]]);
  },
});

describeVerb("undoInboxItem", {
  action: "rule.undo",
  given: async (tenant) => {
    const given = await GIVEN.proposal(tenant);
    await acceptInboxItem({ ctx: tenant.ctx, input: { itemId: given.itemId } });
    return given;
  },
  run: (ctx, { itemId }) => undoInboxItem({ ctx, input: { itemId } }),
  entity: ({ id }) => id,
  effect: async ({ id }) => expect((await rule(id)).status).toBe("proposed"),
});

describe("each kind of item", () => {
  it("is counted the same by the inbox and by the overview", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    for (const mint of Object.values(GIVEN)) await mint(tenant);
    const { total, byKind } = await countInbox({ ctx });
    expect([total, byKind]).toEqual([
      6,
      {
        ...{ proposal: 1, approval: 0, conflict: 1, question: 1, promotion: 1, demotion: 1, deadlock: 0 },
        recompilation: 1,
      },
    ]);
    const { needsYou } = await getOverview({ ctx, input: {} });
    expect(needsYou).toEqual(
      ["proposal", "conflict", "question", "promotion", "demotion", "recompilation"].map((kind) => ({
        ...{ kind, count: 1 },
      })),
    );
  });

  it.each(Object.entries(GIVEN))("%s: waits, goes when accepted, comes back by undo", async (_kind, mint) => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const { itemId } = await mint(tenant);
    const waiting = async () => (await listInbox({ ctx, input: {} })).items.map(({ id }) => id);
    expect(await waiting()).toEqual([itemId]);
    await acceptInboxItem({ ctx, input: { itemId } });
    expect(await waiting()).toEqual([]);
    await undoInboxItem({ ctx, input: { itemId } });
    expect(await waiting()).toEqual([itemId]);
  });

  it.each(Object.entries(GIVEN))("%s: goes when refused, comes back by undo", async (_kind, mint) => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const { itemId } = await mint(tenant);
    await dismissInboxItem({ ctx, input: { itemId } });
    expect((await countInbox({ ctx })).total).toBe(0);
    await undoInboxItem({ ctx, input: { itemId } });
    expect((await listInbox({ ctx, input: {} })).items.map(({ id }) => id)).toEqual([itemId]);
  });

  it.each(["conflict", "question"] as const)("%s: cannot be put off", async (kind) => {
    const tenant = await mintTenant();
    const { itemId } = await GIVEN[kind](tenant);
    await expectRefusal(snoozeInboxItem({ ctx: tenant.ctx, input: { itemId } }), "PRECONDITION");
  });

  it("undo of a change of mode gives back the very mode that was there", async () => {
    const tenant = await mintTenant();
    const { id, itemId } = await GIVEN.promotion(tenant);
    await acceptInboxItem({ ctx: tenant.ctx, input: { itemId } });
    expect((await rule(id)).mode).toBe("remind");
    await undoInboxItem({ ctx: tenant.ctx, input: { itemId } });
    expect((await rule(id)).mode).toBe("observe");
  });
});

describe("proposals to change a mode", () => {
  const itemOf = async (tenant: Tenant) => (await listInbox({ ctx: tenant.ctx, input: {} })).items[0];

  it("a relapse proposes block only with replay agreement; the item says with what evidence and exposure", async () => {
    for (const [replayAgreement, to] of [
      [true, "block"],
      [false, "remind"],
    ] as const) {
      const tenant = await mintTenant();
      const wish = { number: 1, mode: "observe", recipe: "no-push", replayAgreement } as const;
      const { id } = await mintCheckedRule(placeOf(tenant), wish);
      await db.rule.update({ where: { id }, data: { relapses: 1 } });
      await mintRelapse(tenant, id, 1);
      await db.ruleDay.create({
        data: { ...placeOf(tenant), ruleId: id, version: 1, day: daysAgo(2), chances: 12, observed: 4 },
      });
      expect((await itemOf(tenant))?.modeChange).toMatchObject({
        ...{ from: "observe", to, relapseDays: 1, chances: 12, observed: 4, replayAgreement },
        examples: [{ kind: "relapse", excerpt: "no, pnpm!" }],
      });
    }
  });

  it("demotes from block to remind, then to observe only by what came since", async () => {
    const tenant = await mintTenant();
    const { id, itemId } = await GIVEN.demotion(tenant);
    expect((await itemOf(tenant))?.modeChange).toMatchObject({
      ...{ from: "block", to: "remind", firedDays: 4, badDays: 1 },
      examples: [{ kind: "wrong", excerpt: "npm install left-pad" }],
    });
    await acceptInboxItem({ ctx: tenant.ctx, input: { itemId } });
    expect((await rule(id)).mode).toBe("remind");
    expect(await itemOf(tenant)).toBeUndefined();
    const later = { ...tenant, ctx: { ...tenant.ctx, now: () => daysAgo(-9) } };
    await mintStops(tenant, id, [
      { daysAgo: -1, outcome: "exempted" },
      { daysAgo: -2 },
      { daysAgo: -3, wrong: true },
    ]);
    expect((await itemOf(later))?.modeChange).toMatchObject({ from: "remind", to: "observe", badDays: 2 });
  });

  it("many stops of one day count once, and what a rule only observed does not count", async () => {
    const tenant = await mintTenant();
    const id = await ruleWith(tenant, { fired: 9, falsePositives: 6 });
    const sameDay = { daysAgo: 1, wrong: true };
    await mintStops(tenant, id, [sameDay, sameDay, sameDay, sameDay]);
    await mintStops(tenant, id, [
      { daysAgo: 5, wrong: true, observed: true },
      { daysAgo: 6, wrong: true, observed: true },
    ]);
    expect((await countInbox({ ctx: tenant.ctx })).byKind.demotion).toBe(0);
  });
});
