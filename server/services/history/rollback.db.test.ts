import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { withTransaction } from "@/server/db/transaction";
import { describeVerb } from "@/test/describe-verb";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { countAuditEntries } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { supersedeRule } from "../rule/supersede";
import { previewRollback } from "./preview";
import { rollBack } from "./rollback";

/** R901 lost its place to R902. */
async function superseded(tenant: Tenant) {
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const [old, by] = [await mintRule(place, { number: 901 }), await mintRule(place, { number: 902 })];
  await supersedeRule({ ctx: tenant.ctx, input: { oldId: old.id, newId: by.id } });
  const { id } = await db.resolution.findFirstOrThrow({ where: { ownerId: tenant.owner.id } });
  return { resolutionId: id, oldId: old.id, newId: by.id };
}
const statuses = async ({ id }: { id: string }) =>
  (await db.rule.findMany({ where: { ownerId: id }, orderBy: { number: "asc" } })).map(
    ({ status, supersededById }) => [status, supersededById],
  );

describeVerb("rollBack", {
  action: "resolution.undo",
  given: superseded,
  run: (ctx, { resolutionId }) => rollBack({ ctx, input: { resolutionId } }),
  entity: ({ resolutionId }) => resolutionId,
  effect: async (_given, answer, { owner }) => {
    expect(answer.summary).toBe("R901 is in force again, R902 is archived.");
    expect(await statuses(owner)).toEqual([
      ["active", null],
      ["archived", null],
    ]);
  },
});

describe("a rollback", () => {
  it("does what its preview says", async () => {
    const tenant = await mintTenant();
    const { resolutionId } = await superseded(tenant);
    const preview = await previewRollback({ ctx: tenant.ctx, input: { resolutionId } });
    expect(preview).toMatchObject({
      summary: "R901 would be in force again and R902 archived.",
      activates: [{ number: "R901" }],
      archives: [{ number: "R902" }],
      refused: null,
    });
    const done = await rollBack({ ctx: tenant.ctx, input: { resolutionId } });
    expect(done.activated.map(({ number }) => number)).toEqual(["R901"]);
    expect(done.archived.map(({ number }) => number)).toEqual(["R902"]);
  });

  it("happens in one transaction: fails it late, nothing has changed and nothing is audited", async () => {
    const tenant = await mintTenant();
    const { resolutionId, newId } = await superseded(tenant);
    const before = await countAuditEntries("user", tenant.owner.id);
    const late = withTransaction(tenant.ctx, async (_tx, inner) => {
      await rollBack({ ctx: inner, input: { resolutionId } });
      throw new Error("killed before commit");
    });
    await expect(late).rejects.toThrow("killed before commit");
    expect(await statuses(tenant.owner)).toEqual([
      ["superseded", newId],
      ["active", null],
    ]);
    expect(await countAuditEntries("user", tenant.owner.id)).toBe(before);
  });

  it("of two tabs one wins, the other is told", async () => {
    const tenant = await mintTenant();
    const { resolutionId } = await superseded(tenant);
    const input = { resolutionId };
    const both = await Promise.allSettled([
      rollBack({ ctx: tenant.ctx, input }),
      rollBack({ ctx: tenant.ctx, input }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expectRefusal(rollBack({ ctx: tenant.ctx, input }), "CONFLICT");
    expect((await statuses(tenant.owner)).map(([status]) => status)).toEqual(["active", "archived"]);
  });

  it("is nothing that an admin may do to somebody else's decision", async () => {
    const tenant = await mintTenant();
    const { resolutionId } = await superseded(tenant);
    const admin = await tenant.join("admin");
    await expectRefusal(rollBack({ ctx: admin.ctx, input: { resolutionId } }), "NOT_FOUND");
  });
});
