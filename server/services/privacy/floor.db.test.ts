import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { commandEvent } from "@/test/factories/hook-event";
import { mintRule, mintSession, mintViolation } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { getOverview } from "../overview/get";
import { getRule } from "../rule/internal";
import { listRules } from "../rule/list";
import { readSharing } from "../rule/read-sharing";
import { countViolations } from "../violation/count";
import { recordVerdicts } from "../violation/record-verdicts";

/** A shared rule that so many colleagues of the owner violated, twice each. */
async function sharedRule(tenant: Tenant, colleagues: number) {
  const rule = await mintRule(
    { projectId: tenant.project.id, ownerId: tenant.owner.id },
    { layer: "project", number: 1 },
  );
  for (let n = 0; n < colleagues; n += 1) {
    const { user } = await tenant.join("member");
    const place = { projectId: tenant.project.id, ownerId: user.id };
    await mintViolation(place, rule.id);
    await mintViolation(place, rule.id);
    await db.ruleMute.create({ data: { ruleId: rule.id, userId: user.id, projectId: tenant.project.id } });
  }
  const fired = colleagues * 2;
  const data = { chances: 40, fired, fixed: fired, falsePositives: fired, relapses: 3, occurrences: 4 };
  await db.rule.update({ where: { id: rule.id }, data: { ...data, lastRecurredAt: new Date() } });
  return rule.id;
}

describe.each([
  [1, false],
  [2, false],
  [3, true],
])("counts that %i people make up", (people, shown) => {
  it(`${shown ? "are shown" : "are “fewer than 3”"} in violations, health, mutes and filters`, async () => {
    const tenant = await mintTenant();
    const ruleId = await sharedRule(tenant, people);
    const { shared } = await countViolations({ ctx: tenant.ctx });
    expect(shared.map((row) => [row.people, row.fired, row.fixed])).toEqual([
      shown ? [people, people * 2, people * 2] : [null, null, null],
    ]);
    const [item] = (await listRules({ ctx: tenant.ctx, input: {} })).items;
    expect(item?.health).toMatchObject(
      shown
        ? { counts: "everyone", fired: people * 2 }
        : { counts: "you", fired: 0, relapses: 0, occurrences: 0 },
    );
    expect(item?.lastRecurredAt === null).toBe(!shown);
    const { mutedBy } = await readSharing(tenant.ctx, await getRule(db, tenant.ctx, ruleId));
    expect(mutedBy).toBe(shown ? people : null);
    for (const health of ["noisy", "relapsing", "working"] as const) {
      expect((await listRules({ ctx: tenant.ctx, input: { health } })).items).toHaveLength(shown ? 1 : 0);
    }
  });
});

it("the overview adds up own numbers only, however many colleagues there are", async () => {
  const tenant = await mintTenant();
  const ruleId = await sharedRule(tenant, 4);
  await mintViolation({ projectId: tenant.project.id, ownerId: tenant.owner.id }, ruleId);
  const { totals } = await getOverview({ ctx: tenant.ctx, input: {} });
  expect(totals).toMatchObject({ fired: 1, chances: 1, relapses: 0, exhausted: 0 });
});

describe("what a colleague's agent does moves nothing that others can watch", () => {
  /** Two shared rules and an own one; a colleague's agent breaks the first shared one. */
  async function library() {
    const tenant = await mintTenant();
    const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
    const quiet = await mintRule(place, { layer: "project", number: 1 });
    const watched = await mintRule(place, { layer: "project", number: 2 });
    const own = await mintRule(place, { number: 1 });
    await db.rule.update({ where: { id: own.id }, data: { fired: 1 } });
    const { user, ctx } = await tenant.join("member");
    const { sessionId } = await mintSession({ projectId: tenant.project.id, ownerId: user.id });
    const breakRule = (ruleId: string) =>
      recordVerdicts({
        ctx,
        input: {
          ...{ event: commandEvent(tenant.project.slug, "npm i"), sessionId },
          decision: {
            ...{ decision: "deny", bundleHash: "h", durationMs: 1 },
            verdicts: [{ ruleId, version: 1, verdict: "violated", decision: "deny", incident: ruleId }],
          },
        },
      });
    return { tenant, quiet: quiet.id, watched: watched.id, own: own.id, breakRule };
  }

  it("the order by how often rules fired is that of the counts that are shown", async () => {
    const { tenant, quiet, watched, own, breakRule } = await library();
    await breakRule(quiet);
    const order = async () =>
      (await listRules({ ctx: tenant.ctx, input: { sort: "fired" } })).items.map(({ id }) => id);
    // The newest first where nothing is shown; the colleague's one incident puts nothing on top.
    expect(await order()).toEqual([own, watched, quiet]);
    await mintViolation({ projectId: tenant.project.id, ownerId: tenant.owner.id }, quiet);
    await mintViolation({ projectId: tenant.project.id, ownerId: tenant.owner.id }, quiet);
    expect(await order()).toEqual([quiet, own, watched]);
  });

  it("pages of that order continue where the last one ended", async () => {
    const { tenant, quiet, watched, own } = await library();
    const input = { sort: "fired", limit: 2 } as const;
    const first = await listRules({ ctx: tenant.ctx, input });
    const second = await listRules({ ctx: tenant.ctx, input: { ...input, cursor: first.nextCursor ?? "" } });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([ids, second.nextCursor]).toEqual([[own, watched, quiet], null]);
  });

  it("a shared rule is not “updated” by a counter, nor sorted by it", async () => {
    const { tenant, quiet, breakRule } = await library();
    const read = async () => (await listRules({ ctx: tenant.ctx, input: {} })).items;
    const before = await read();
    await breakRule(quiet);
    const { chances, fired } = await db.rule.findUniqueOrThrow({ where: { id: quiet } });
    expect([chances, fired]).toEqual([1, 1]);
    expect(await read()).toEqual(before);
  });
});
