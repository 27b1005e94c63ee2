import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { mintFact, mintRule } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { acceptInboxItem } from "../inbox/accept";
import { listInbox } from "../inbox/list";
import { undoInboxItem } from "../inbox/undo";
import { supersedeRule } from "../rule/supersede";
import { undoRule } from "../rule/undo";
import { retireFact } from "./retire";

/** Two active rules; a fact is behind the older one. */
async function givenFact(source: "inferred" | "user_stated", contradictions: number) {
  const tenant = await mintTenant();
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const [old, by] = [await mintRule(place, { number: 901 }), await mintRule(place, { number: 902 })];
  const { id } = await mintFact(place);
  const initial = source === "inferred" ? 0.7 : 1;
  await db.learnedFact.update({
    where: { id },
    data: { source, initial, contradictions, confidence: (initial * 4) / (4 + contradictions) },
  });
  await db.ruleEvidence.create({
    data: {
      ...{ ruleId: old.id, version: 1, kind: "correction", factId: id, ownerId: tenant.owner.id },
      ...{ excerpt: "no, pnpm", occurredAt: new Date() },
    },
  });
  const fact = () => db.learnedFact.findUniqueOrThrow({ where: { id } });
  return { ...tenant, factId: id, oldId: old.id, newId: by.id, fact };
}

describe("what happens to a rule is seen of its facts", () => {
  it("lowers the confidence of an inferred fact: 0.7 · 4 of 5", async () => {
    const { ctx, fact, ...rules } = await givenFact("inferred", 0);
    await supersedeRule({ ctx, input: { oldId: rules.oldId, newId: rules.newId } });
    const { confidence, contradictions, retiredAt } = await fact();
    expect(confidence).toBeCloseTo(0.56);
    expect([contradictions, retiredAt]).toEqual([1, null]);
  });

  it("retires it below 0.35 (2.8 of 9), audited; taken back, it is there again (2.8 of 8)", async () => {
    const { ctx, fact, factId, owner, oldId, newId } = await givenFact("inferred", 4);
    await supersedeRule({ ctx, input: { oldId, newId } });
    const retired = await fact();
    expect(retired.confidence).toBeCloseTo(0.311);
    expect(retired.retiredAt).not.toBeNull();
    const entry = { entityId: factId, action: "fact.retire", chain: { subjectId: owner.id } };
    expect(await db.auditEntry.count({ where: entry })).toBe(1);

    await undoRule({ ctx, input: { rule: newId } });
    const again = await fact();
    expect(again.confidence).toBeCloseTo(0.35);
    expect([again.contradictions, again.retiredAt]).toEqual([4, null]);
  });

  it("does not move what a person stated", async () => {
    const { ctx, fact, oldId, newId } = await givenFact("user_stated", 20);
    await supersedeRule({ ctx, input: { oldId, newId } });
    expect(await fact()).toMatchObject({ confidence: 1, contradictions: 21, retiredAt: null });
  });
});

describe("a rule all of whose facts are retired", () => {
  it("is proposed for the archive; accepting archives it, undo brings it back", async () => {
    const { ctx, factId, oldId, owner } = await givenFact("user_stated", 0);
    expect((await listInbox({ ctx, input: {} })).items).toEqual([]);
    await retireFact({ ctx, input: { factId } });
    const { items } = await listInbox({ ctx, input: {} });
    const itemId = `demotion:${oldId}`;
    expect(items.map(({ id, title }) => [id, title])).toEqual([[itemId, "Archive this rule?"]]);

    const { summary } = await acceptInboxItem({ ctx, input: { itemId } });
    expect(summary).toBe("R901 is archived.");
    await expectAuditEntry({
      chain: { kind: "user", subjectId: owner.id },
      action: "rule.archive",
      entityId: oldId,
      actorId: owner.id,
    });
    expect((await listInbox({ ctx, input: {} })).items).toEqual([]);
    const undone = await undoInboxItem({ ctx, input: { itemId } });
    expect(undone.rule?.status).toBe("active");
    expect((await listInbox({ ctx, input: {} })).items.map(({ id }) => id)).toEqual([itemId]);
  });
});
