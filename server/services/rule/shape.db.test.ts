import { describe, expect, it } from "vitest";
import type { VerifierSpec } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintRule } from "@/test/factories/mint-learning";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { mintUser } from "@/test/factories/mint-user";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { getBundle } from "../bundle/get";
import { activateRule } from "./activate";
import { archiveRule } from "./archive";
import { attachRule } from "./attach";
import { createComposite } from "./create-composite";
import { detachRule } from "./detach";
import { getRuleDetail } from "./get";
import { listRuleTree } from "./list-tree";
import { pauseRule } from "./pause";
import { restoreRule } from "./restore";
import { supersedeRule } from "./supersede";
import { undoRule } from "./undo";

const placeOf = ({ owner, project }: Tenant) => ({ projectId: project.id, ownerId: owner.id });

/** R1 and R2, two own rules in force on different claims. */
async function two(tenant: Tenant) {
  const [parent, child] = [
    await mintRule(placeOf(tenant), { number: 1 }),
    await mintRule(placeOf(tenant), { number: 2 }),
  ];
  await speakAbout(child.id, "lockfile");
  await db.user.update({ where: { id: tenant.owner.id }, data: { ruleCounter: 10 } });
  return { parentId: parent.id, ruleId: child.id };
}

async function speakAbout(ruleId: string, topic: string, verifier?: VerifierSpec) {
  const claim = { topic, subject: topic, polarity: "forbid" };
  await db.rule.update({ where: { id: ruleId }, data: { topic } });
  await db.ruleVersion.updateMany({
    where: { ruleId },
    data: {
      claim,
      statement: `About ${topic}.`,
      ...(verifier && { verifier: JSON.parse(JSON.stringify(verifier)) }),
    },
  });
}

const numbersFor = async (ctx: Tenant["ctx"]) =>
  (await getBundle({ ctx })).bundle.rules.map(({ number }) => number);

describeVerb("attachRule", {
  action: "rule.attach",
  given: two,
  run: (ctx, input) => attachRule({ ctx, input }),
  entity: ({ ruleId }) => ruleId,
  effect: async ({ ruleId, parentId }) => {
    const row = await db.rule.findUniqueOrThrow({ where: { id: ruleId } });
    expect([row.parentId, row.shape]).toEqual([parentId, "refinement"]);
  },
});

describeVerb("detachRule", {
  action: "rule.detach",
  given: async (tenant) => {
    const given = await two(tenant);
    await attachRule({ ctx: tenant.ctx, input: given });
    return given;
  },
  run: (ctx, { ruleId }) => detachRule({ ctx, input: { ruleId } }),
  entity: ({ ruleId }) => ruleId,
  effect: async ({ ruleId }) => {
    const row = await db.rule.findUniqueOrThrow({ where: { id: ruleId } });
    expect([row.parentId, row.shape]).toEqual([null, "atomic"]);
  },
});

describeVerb("createComposite", {
  action: "rule.attach",
  given: two,
  run: (ctx, { ruleId, parentId }) =>
    createComposite({ ctx, input: { statement: "Before a release.", partIds: [parentId, ruleId] } }),
  entity: ({ ruleId }) => ruleId,
  effect: async ({ parentId, ruleId }, { rule }) => {
    const made = await db.rule.findUniqueOrThrow({ where: { id: rule.id }, include: { children: true } });
    expect(made.shape).toBe("composite");
    expect(made.children.map(({ id, shape }) => [id, shape]).toSorted()).toEqual(
      [
        [parentId, "atomic"],
        [ruleId, "atomic"],
      ].toSorted(),
    );
  },
});

/** As if two people had agreed on a shared rule where it stands: once they have, it cannot be moved. */
async function agreedUnder(id: string, parentId: string): Promise<void> {
  await db.rule.update({ where: { id }, data: { parentId, shape: "refinement" } });
}

describe("refinement children are active only with their parent", () => {
  it("pausing and archiving the parent silences them, bringing it back restores them", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const { ruleId, parentId } = await two(tenant);
    await attachRule({ ctx, input: { ruleId, parentId } });
    expect(await numbersFor(ctx)).toEqual(["R1", "R2"]);
    await pauseRule({ ctx, input: { ruleId: parentId } });
    expect(await numbersFor(ctx)).toEqual([]);
    await activateRule({ ctx, input: { ruleId: parentId } });
    expect(await numbersFor(ctx)).toEqual(["R1", "R2"]);
    await archiveRule({ ctx, input: { ruleId: parentId } });
    expect(await numbersFor(ctx)).toEqual([]);
    await restoreRule({ ctx, input: { ruleId: parentId } });
    expect(await numbersFor(ctx)).toEqual(["R1", "R2"]);
    expect((await db.rule.findUniqueOrThrow({ where: { id: ruleId } })).status).toBe("active");
  });

  it("superseding the parent silences them, one-click rollback restores them", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const { ruleId, parentId } = await two(tenant);
    await attachRule({ ctx, input: { ruleId, parentId } });
    const newer = await mintRule(placeOf(tenant), { number: 3 });
    await supersedeRule({ ctx, input: { oldId: parentId, newId: newer.id } });
    expect(await numbersFor(ctx)).toEqual(["R3"]);
    await undoRule({ ctx, input: { rule: newer.id } });
    expect(await numbersFor(ctx)).toEqual(["R1", "R2"]);
  });

  it("a muted shared parent silences its child on that person's machines only", async () => {
    const tenant = await mintTenant();
    const approver = await mintUser({ name: "Edda" });
    const place = placeOf(tenant);
    const parent = await mintSharedRule(place, { number: 1, approvedBy: approver.id });
    const child = await mintSharedRule(place, { number: 2, approvedBy: approver.id });
    await agreedUnder(child.id, parent.id);
    const { ctx, user } = await tenant.join("member");
    await db.ruleMute.create({ data: { ruleId: parent.id, userId: user.id, projectId: tenant.project.id } });
    expect(await numbersFor(ctx)).toEqual([]);
    expect(await numbersFor(tenant.ctx)).toEqual(["P1", "P2"]);
  });
});

describe("no cycles, no self-parent, one level, same layer, owner and project", () => {
  it("refuses each, also where the database is asked directly", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const { ruleId, parentId } = await two(tenant);
    await expectRefusal(attachRule({ ctx, input: { ruleId, parentId: ruleId } }), "CONFLICT");
    await attachRule({ ctx, input: { ruleId, parentId } });
    await expectRefusal(attachRule({ ctx, input: { ruleId: parentId, parentId: ruleId } }), "CONFLICT");
    const third = await mintRule(placeOf(tenant), { number: 3 });
    await expectRefusal(attachRule({ ctx, input: { ruleId: third.id, parentId: ruleId } }), "CONFLICT");
    await expectRefusal(attachRule({ ctx, input: { ruleId: parentId, parentId: third.id } }), "CONFLICT");
    const shared = await mintRule(placeOf(tenant), { layer: "project", number: 1 });
    await expectRefusal(attachRule({ ctx, input: { ruleId: third.id, parentId: shared.id } }), "CONFLICT");
    await expect(db.rule.update({ where: { id: third.id }, data: { parentId: third.id } })).rejects.toThrow();
  });

  it("a member who may not curate cannot move shared rules", async () => {
    const tenant = await mintTenant();
    const { ctx } = await tenant.join("member");
    const place = placeOf(tenant);
    const [a, b] = [
      await mintRule(place, { layer: "project", number: 1 }),
      await mintRule(place, { layer: "project", number: 2 }),
    ];
    await expectRefusal(attachRule({ ctx, input: { ruleId: a.id, parentId: b.id } }), "FORBIDDEN");
    await expectRefusal(
      createComposite({ ctx: tenant.ctx, input: { statement: "Both.", partIds: [a.id, b.id] } }),
      "CONFLICT",
    );
  });
});

describe("the library as a tree", () => {
  it("lists parents with what stands under them, also where only a child is what was looked for", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const { ruleId, parentId } = await two(tenant);
    await attachRule({ ctx, input: { ruleId, parentId } });
    const other = await mintRule(placeOf(tenant), { number: 3 });
    await speakAbout(other.id, "commit");
    const shape = async (input: Parameters<typeof listRuleTree>[0]["input"]) =>
      (await listRuleTree({ ctx, input })).items.map(({ rule, matches, children }) => [
        ...[rule.number, matches],
        children.map((child) => [child.rule.number, child.matches]),
      ]);
    const all = await shape({ sort: "created" });
    expect(all).toEqual([
      ["R3", true, []],
      ["R1", true, [["R2", true]]],
    ]);
    expect(await shape({ search: "lockfile" })).toEqual([["R1", false, [["R2", true]]]]);
    expect(await shape({ search: "R1" })).toEqual([["R1", true, [["R2", false]]]]);
    const first = await listRuleTree({ ctx, input: { sort: "created", limit: 1 } });
    const second = await listRuleTree({
      ctx,
      input: { sort: "created", limit: 1, cursor: first.nextCursor ?? "" },
    });
    expect([first, second].map(({ items }) => items[0]?.rule.number)).toEqual(["R3", "R1"]);
    expect(second.nextCursor).toBeNull();
  });

  it("a parent out of force is listed for the child that is silent with it", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const { ruleId, parentId } = await two(tenant);
    await attachRule({ ctx, input: { ruleId, parentId } });
    await archiveRule({ ctx, input: { ruleId: parentId } });
    const { items } = await listRuleTree({ ctx, input: { status: ["active"] } });
    expect(items.map(({ rule }) => [rule.number, rule.status])).toEqual([["R1", "archived"]]);
    expect(items[0]?.children[0]?.rule.parent).toMatchObject({ number: "R1", status: "archived" });
  });
});

describe("a stronger layer masks the weaker rule on the same claim, shown with its winner", () => {
  it("on the rule and in the list; a child is masked with its parent", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const place = placeOf(tenant);
    const approver = await mintUser({ name: "Edda" });
    const shared = await mintSharedRule(place, { number: 1, approvedBy: approver.id });
    const child = await mintSharedRule(place, { number: 2, approvedBy: approver.id });
    await speakAbout(child.id, "lockfile");
    await agreedUnder(child.id, shared.id);
    const own = await mintRule(place, { number: 1 });
    const detail = await getRuleDetail({ ctx, input: { ruleId: shared.id } });
    expect(detail.maskedBy).toMatchObject({ id: own.id, number: "R1" });
    expect((await getRuleDetail({ ctx, input: { ruleId: own.id } })).maskedBy).toBeNull();
    const { items } = await listRuleTree({ ctx, input: { layer: ["project"] } });
    expect(items[0]?.children[0]?.rule.maskedBy?.number).toBe("R1");
  });

  it("a colleague without that own rule is not masked, and is not told of it", async () => {
    const tenant = await mintTenant();
    const approver = await mintUser({ name: "Edda" });
    const shared = await mintSharedRule(placeOf(tenant), { number: 1, approvedBy: approver.id });
    await mintRule(placeOf(tenant), { number: 1 });
    const { ctx } = await tenant.join("member");
    expect((await getRuleDetail({ ctx, input: { ruleId: shared.id } })).maskedBy).toBeNull();
  });
});
