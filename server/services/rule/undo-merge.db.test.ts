import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { archiveRule } from "./archive";
import { mergeRules } from "./merge";
import { undoMerge } from "./undo-merge";

/** R901 is only proposed, with words of its own; R902 is in force. */
async function twoRules({ owner, project }: Tenant) {
  const place = { projectId: project.id, ownerId: owner.id };
  const [source, target] = [await mintRule(place, { number: 901 }), await mintRule(place, { number: 902 })];
  await db.rule.update({
    where: { id: source.id },
    data: { status: "proposed", statusReason: "It was inferred.", occurrences: 3 },
  });
  await db.rule.update({ where: { id: target.id }, data: { occurrences: 2 } });
  const said = { ruleId: source.id, version: 1, kind: "correction", excerpt: "no, pnpm" };
  await db.ruleEvidence.create({ data: { ...said, ownerId: owner.id, occurredAt: new Date() } });
  return { sourceId: source.id, targetId: target.id };
}

async function merged(tenant: Tenant) {
  const rules = await twoRules(tenant);
  await mergeRules({ ctx: tenant.ctx, input: { targetId: rules.targetId, sourceIds: [rules.sourceId] } });
  return rules;
}

const stored = (id: string) =>
  db.rule.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ status: true, statusReason: true, supersededById: true, occurrences: true },
      _count: { select: { evidence: true } },
    },
  });

describeVerb("undoMerge: the merged proposal waits again, and the rule that stayed loses what it got", {
  action: "rule.undo_merge",
  given: merged,
  run: (ctx, { targetId }) => undoMerge({ ctx, input: { targetId } }),
  entity: ({ targetId }) => targetId,
  effect: async ({ sourceId, targetId }) => {
    expect(await stored(sourceId)).toEqual({
      ...{ status: "proposed", statusReason: "It was inferred.", supersededById: null, occurrences: 3 },
      _count: { evidence: 1 },
    });
    expect(await stored(targetId)).toMatchObject({
      ...{ status: "active", occurrences: 2, _count: { evidence: 0 } },
    });
  },
});

describe("a merge", () => {
  it("is taken back once, and can be made and taken back again", async () => {
    const tenant = await mintTenant();
    const { sourceId, targetId } = await merged(tenant);
    await undoMerge({ ctx: tenant.ctx, input: { targetId } });
    await expectRefusal(undoMerge({ ctx: tenant.ctx, input: { targetId } }), "CONFLICT");
    await mergeRules({ ctx: tenant.ctx, input: { targetId, sourceIds: [sourceId] } });
    await undoMerge({ ctx: tenant.ctx, input: { targetId } });
    expect(await stored(sourceId)).toMatchObject({ status: "proposed" });
    expect(await stored(targetId)).toMatchObject({ occurrences: 2 });
  });

  it("whose source has moved on since stays as it is", async () => {
    const tenant = await mintTenant();
    const { sourceId, targetId } = await merged(tenant);
    await archiveRule({ ctx: tenant.ctx, input: { ruleId: sourceId } });
    await expectRefusal(undoMerge({ ctx: tenant.ctx, input: { targetId } }), "CONFLICT");
    expect(await stored(targetId)).toMatchObject({ occurrences: 5 });
  });

  it("in opposite directions at once does not lock up: one is made, the other is refused", async () => {
    const tenant = await mintTenant();
    for (let round = 0; round < 5; round += 1) {
      const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
      const { id: a } = await mintRule(place, { number: 910 + 2 * round });
      const { id: b } = await mintRule(place, { number: 911 + 2 * round });
      const both = await Promise.allSettled([
        mergeRules({ ctx: tenant.ctx, input: { targetId: a, sourceIds: [b] } }),
        mergeRules({ ctx: tenant.ctx, input: { targetId: b, sourceIds: [a] } }),
      ]);
      const refused = both.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
      expect(refused).toMatchObject([{ code: "CONFLICT" }]);
      const statuses = [(await stored(a)).status, (await stored(b)).status];
      expect(statuses.toSorted()).toEqual(["active", "superseded"]);
    }
  });
});
