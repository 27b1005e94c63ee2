import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { mintRule, mintViolation } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { getOverview } from "../overview/get";
import { getRule } from "../rule/internal";
import { listRules } from "../rule/list";
import { readSharing } from "../rule/read-sharing";
import { countViolations } from "../violation/count";

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
