import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { withTransaction } from "@/server/db/transaction";
import { describeVerb } from "@/test/describe-verb";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { countAuditEntries } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { restoreRule } from "../rule/restore";
import { supersedeRule } from "../rule/supersede";
import { rollBack } from "./rollback";
import { undoRollback } from "./undo-rollback";

const placeOf = ({ owner, project }: Tenant) => ({ projectId: project.id, ownerId: owner.id });

/** R901 lost its place to R902, and that was rolled back. */
async function rolledBack(tenant: Tenant) {
  const place = placeOf(tenant);
  const [old, by] = [await mintRule(place, { number: 901 }), await mintRule(place, { number: 902 })];
  await supersedeRule({ ctx: tenant.ctx, input: { oldId: old.id, newId: by.id } });
  const { id } = await db.resolution.findFirstOrThrow({ where: { ownerId: tenant.owner.id } });
  await rollBack({ ctx: tenant.ctx, input: { resolutionId: id } });
  return { resolutionId: id, oldId: old.id, newId: by.id };
}

const statuses = async ({ id }: { id: string }) =>
  (await db.rule.findMany({ where: { ownerId: id }, orderBy: { number: "asc" } })).map(
    ({ status, supersededById }) => [status, supersededById],
  );

describeVerb("undoRollback: the newer rule takes the older one's place again", {
  action: "resolution.redo",
  given: rolledBack,
  run: (ctx, { resolutionId }) => undoRollback({ ctx, input: { resolutionId } }),
  entity: ({ resolutionId }) => resolutionId,
  effect: async ({ newId }, answer, { owner }) => {
    expect(answer.summary).toBe("R902 takes the place of R901 again.");
    expect(await statuses(owner)).toEqual([
      ["superseded", newId],
      ["active", null],
    ]);
  },
});

/** What a decision about a rule made, and its rollback. */
async function decided(tenant: Tenant, status: "active" | "proposed") {
  const rule = await mintRule(placeOf(tenant), { number: 901 });
  await db.rule.update({ where: { id: rule.id }, data: { status } });
  const { id: resolutionId } = await db.resolution.create({
    data: {
      ...{ ...placeOf(tenant), candidate: {}, action: "new", decisionLine: "NEW", reason: "test" },
      ...{ decidedBy: "heuristic", resultRuleId: rule.id },
    },
  });
  await rollBack({ ctx: tenant.ctx, input: { resolutionId } });
  return { resolutionId, ruleId: rule.id };
}

describe("the undo of a rollback", () => {
  it("is one transaction: fails it late, nothing has changed and nothing is audited", async () => {
    const tenant = await mintTenant();
    const { resolutionId } = await rolledBack(tenant);
    const before = await countAuditEntries("user", tenant.owner.id);
    const late = withTransaction(tenant.ctx, async (_tx, inner) => {
      await undoRollback({ ctx: inner, input: { resolutionId } });
      throw new Error("killed before commit");
    });
    await expect(late).rejects.toThrow("killed before commit");
    expect(await statuses(tenant.owner)).toEqual([
      ["active", null],
      ["archived", null],
    ]);
    expect(await countAuditEntries("user", tenant.owner.id)).toBe(before);
  });

  it("puts nothing in force that was only proposed", async () => {
    const tenant = await mintTenant();
    const { resolutionId } = await decided(tenant, "proposed");
    const { summary } = await undoRollback({ ctx: tenant.ctx, input: { resolutionId } });
    expect(summary).toBe("R901 is there again.");
    expect(await statuses(tenant.owner)).toEqual([["proposed", null]]);
  });

  it("and a rollback again lead to where they came from; a second undo is refused", async () => {
    const tenant = await mintTenant();
    const { resolutionId } = await rolledBack(tenant);
    await undoRollback({ ctx: tenant.ctx, input: { resolutionId } });
    await expectRefusal(undoRollback({ ctx: tenant.ctx, input: { resolutionId } }), "CONFLICT");
    await rollBack({ ctx: tenant.ctx, input: { resolutionId } });
    expect((await statuses(tenant.owner)).map(([status]) => status)).toEqual(["active", "archived"]);
  });

  it("is refused when its rule has been brought back by hand", async () => {
    const tenant = await mintTenant();
    const { resolutionId, ruleId } = await decided(tenant, "active");
    await restoreRule({ ctx: tenant.ctx, input: { ruleId } });
    await expectRefusal(undoRollback({ ctx: tenant.ctx, input: { resolutionId } }), "CONFLICT");
  });

  it("and a replacement at once wait for each other: no deadlock, one of both is refused", async () => {
    const tenant = await mintTenant();
    const { resolutionId, oldId, newId } = await rolledBack(tenant);
    const both = await Promise.allSettled([
      undoRollback({ ctx: tenant.ctx, input: { resolutionId } }),
      supersedeRule({ ctx: tenant.ctx, input: { oldId: newId, newId: oldId } }),
    ]);
    const codes = both.map((one) => (one.status === "rejected" ? one.reason.code : "done"));
    expect(["done,CONFLICT", "CONFLICT,done"]).toContain(codes.join());
  });
});
