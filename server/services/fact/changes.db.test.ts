import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { projectContextOf } from "@/test/factories/contexts";
import { personContext } from "@/test/factories/hook-event";
import { givenWorld, lesson, send } from "@/test/factories/lesson";
import { mintFact, mintRule } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { supersedeRule } from "../rule/supersede";
import { undoRule } from "../rule/undo";
import { forgetFacts } from "./forget";
import { listFactChanges } from "./list-changes";
import { promoteFact } from "./promote";
import { restoreFact } from "./restore";
import { retireFact } from "./retire";

const round = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);

async function stepsOf(ctx: Parameters<typeof listFactChanges>[0]["ctx"], factId: string) {
  const { changes } = await listFactChanges({ ctx, input: { factId } });
  return changes.map(({ cause, before, after, inForce }) => [cause, round(before), round(after), inForce]);
}

describe("every verb that moves a fact keeps the step in the same transaction", () => {
  it("learned with its words, and confirmed when the person says it again", async () => {
    const world = await givenWorld();
    await send(world, Object.values(lesson(world, "no, use pnpm, not npm")));
    const fact = await db.learnedFact.findFirstOrThrow({ where: { ownerId: world.user.id } });
    const again = lesson(world, "I said pnpm, not npm!", "npm install right-pad");
    await send(world, [again.act, again.done, again.prompt, again.note]);
    const ctx = await projectContextOf(personContext(world.user).actor, world.project);

    const { changes } = await listFactChanges({ ctx, input: { factId: fact.id } });
    // What a person stated does not move, but each time they say it is a step.
    expect(changes.map(({ cause, before, after }) => [cause, before, after])).toEqual([
      ["learned", null, 1],
      ["confirmed", 1, 1],
    ]);
    expect(changes.map(({ moment }) => moment?.words)).toEqual([
      "no, use pnpm, not npm",
      "I said pnpm, not npm!",
    ]);
    expect(changes[1]?.rule?.statement).toContain("pnpm");
  });

  it("contradicted by a newer rule, and reconsidered when that is taken back", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
    const [old, by] = [await mintRule(place, { number: 901 }), await mintRule(place, { number: 902 })];
    const { id: factId } = await mintFact(place);
    const inferred = { source: "inferred", initial: 0.7, confidence: 0.7 };
    await db.learnedFact.update({ where: { id: factId }, data: inferred, select: { id: true } });
    await db.ruleEvidence.create({
      data: {
        ...{ ruleId: old.id, version: 1, kind: "correction", factId, ownerId: tenant.owner.id },
        ...{ excerpt: "no, pnpm", occurredAt: new Date() },
      },
      select: { id: true },
    });
    await supersedeRule({ ctx, input: { oldId: old.id, newId: by.id } });
    await undoRule({ ctx, input: { rule: by.id } });
    // 0.7 · 4 of 4, then of 5, then of 4 again.
    expect(await stepsOf(ctx, factId)).toEqual([
      ["contradicted", 0.7, 0.56, true],
      ["reconsidered", 0.56, 0.7, true],
    ]);
  });

  it("retired, restored, made into a rule, forgotten", async () => {
    const tenant = await mintTenant();
    const { ctx } = tenant;
    const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
    const { id: factId } = await mintFact(place, "Use pnpm, not npm.");
    await retireFact({ ctx, input: { factId } });
    await restoreFact({ ctx, input: { factId } });
    await promoteFact({ ctx, input: { factId } });
    await forgetFacts({ ctx, input: { text: "pnpm npm" } });
    expect(await stepsOf(ctx, factId)).toEqual([
      ["retired", 1, 1, false],
      ["restored", 1, 1, true],
      ["promoted", 1, 1, true],
      ["retired", 1, 1, false],
    ]);
  });
});

it("answers NOT_FOUND to a colleague, also to an admin", async () => {
  const tenant = await mintTenant();
  const admin = await tenant.join("admin");
  const { id: factId } = await mintFact({ projectId: tenant.project.id, ownerId: tenant.owner.id });
  await expectRefusal(listFactChanges({ ctx: admin.ctx, input: { factId } }), "NOT_FOUND");
});
