import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { mintRule, mintSession } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { acceptInboxItem } from "./accept";
import { countInbox } from "./count";
import { dismissInboxItem } from "./dismiss";
import { listInbox } from "./list";
import { undoInboxItem } from "./undo";

/** Two of the owner's rules that met in two tasks; the one that gave way is own or shared. */
async function met({ owner, project }: Tenant, layer: "personal" | "project") {
  const place = { projectId: project.id, ownerId: owner.id };
  const winner = await mintRule(place, { number: 901 });
  const released = await mintRule(place, { number: 902, layer });
  for (const incident of ["t1", "t2"]) {
    const { sessionId, eventId } = await mintSession(place);
    await db.deadlock.create({
      data: {
        ...{ ...place, sessionId, eventId, incident, excerpt: "npm install x" },
        ...{ winnerId: winner.id, releasedId: released.id, occurredAt: new Date() },
      },
    });
  }
  return { winner, released };
}

const waiting = async ({ ctx }: Tenant) => (await listInbox({ ctx, input: { kind: ["deadlock"] } })).items;

describe("a deadlock waits in the inbox of the person who met it", () => {
  it("one item for two rules, however often they met; both are shown, nobody's words", async () => {
    const tenant = await mintTenant();
    await met(tenant, "project");
    const items = await waiting(tenant);
    expect(items.map(({ compared }) => compared.map(({ number }) => number))).toEqual([["R901", "P902"]]);
    expect(items[0]).toMatchObject({ words: null, rule: null, isMine: true });
    expect((await countInbox({ ctx: tenant.ctx })).byKind.deadlock).toBe(1);
    const { ctx } = await tenant.join("admin");
    expect((await countInbox({ ctx })).byKind.deadlock).toBe(0);
    await expectRefusal(acceptInboxItem({ ctx, input: { itemId: items[0]?.id ?? "" } }), "NOT_FOUND");
  });

  it("yes takes the weaker one out: an own rule is paused, a shared one muted; undo brings it back", async () => {
    for (const layer of ["personal", "project"] as const) {
      const tenant = await mintTenant();
      const { ctx, owner } = tenant;
      const { released } = await met(tenant, layer);
      const [item] = await waiting(tenant);
      const input = { itemId: item?.id ?? "" };
      const standing = async () => [
        (await db.rule.findUniqueOrThrow({ where: { id: released.id } })).status,
        await db.ruleMute.count({ where: { ruleId: released.id, userId: owner.id } }),
      ];
      await acceptInboxItem({ ctx, input });
      expect(await standing()).toEqual(layer === "personal" ? ["paused", 0] : ["active", 1]);
      expect(await waiting(tenant)).toEqual([]);
      await undoInboxItem({ ctx, input });
      expect(await standing()).toEqual(["active", 0]);
      expect(await waiting(tenant)).toHaveLength(1);
    }
  });

  it("no leaves both, and is not asked again for what happened until now", async () => {
    const tenant = await mintTenant();
    await met(tenant, "personal");
    const [item] = await waiting(tenant);
    await dismissInboxItem({ ctx: tenant.ctx, input: { itemId: item?.id ?? "" } });
    expect(await waiting(tenant)).toEqual([]);
    expect(await db.rule.count({ where: { ownerId: tenant.owner.id, status: "active" } })).toBe(2);
  });
});
