import { describe, expect, it } from "vitest";
import type { InboxKind } from "@/core/inbox/schema";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintConflict, mintRecord } from "@/test/factories/mint-conflict";
import { mintRule } from "@/test/factories/mint-learning";
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
  promotion: async (tenant: Tenant) =>
    item("promotion", await ruleWith(tenant, { mode: "observe", relapses: 2 }, 903)),
  // 2 of 5 stops were marked wrong: more than 20 %.
  demotion: async (tenant: Tenant) =>
    item("demotion", await ruleWith(tenant, { fired: 5, falsePositives: 2 }, 904)),
};

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
      5,
      { proposal: 1, approval: 0, conflict: 1, question: 1, promotion: 1, demotion: 1 },
    ]);
    const { needsYou } = await getOverview({ ctx, input: {} });
    expect(needsYou).toEqual(
      ["proposal", "conflict", "question", "promotion", "demotion"].map((kind) => ({ kind, count: 1 })),
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
