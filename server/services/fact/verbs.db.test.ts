import { expect } from "vitest";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintFact } from "@/test/factories/mint-learning";
import type { Tenant } from "@/test/factories/mint-tenant";
import { forgetFacts } from "./forget";
import { promoteFact } from "./promote";
import { restoreFact } from "./restore";
import { retireFact } from "./retire";

const NOW = new Date("2026-03-01T12:00:00Z");

async function fact({ owner, project }: Tenant) {
  const { id } = await mintFact({ projectId: project.id, ownerId: owner.id }, "prod runs Node 20");
  return { factId: id };
}
const subject = ({ factId }: { factId: string }) => factId;
const stored = (id: string) => db.learnedFact.findUniqueOrThrow({ where: { id } });

describeVerb("retireFact", {
  action: "fact.retire",
  given: fact,
  run: (ctx, input) => retireFact({ ctx: { ...ctx, now: () => NOW }, input }),
  entity: subject,
  effect: async ({ factId }, answer) => {
    expect(answer.retiredAt).toEqual(NOW);
    expect((await stored(factId)).retiredAt).toEqual(NOW);
  },
});

describeVerb("restoreFact", {
  action: "fact.restore",
  given: async (tenant) => {
    const { factId } = await fact(tenant);
    await db.learnedFact.update({ where: { id: factId }, data: { retiredAt: NOW } });
    return { factId };
  },
  run: (ctx, input) => restoreFact({ ctx, input }),
  entity: subject,
  effect: async ({ factId }) => expect((await stored(factId)).retiredAt).toBeNull(),
});

describeVerb("forgetFacts", {
  action: "fact.retire",
  given: async (tenant) => {
    const { factId } = await fact(tenant);
    const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
    const { id } = await mintFact(place, "staging runs Node 22");
    return { factId, otherId: id };
  },
  // All of the words, in any order and case.
  run: (ctx) => forgetFacts({ ctx, input: { text: "node PROD" } }),
  entity: subject,
  effect: async ({ factId, otherId }, count) => {
    expect(count).toBe(1);
    expect((await stored(factId)).retiredAt).not.toBeNull();
    expect((await stored(otherId)).retiredAt).toBeNull();
  },
});

describeVerb("promoteFact", {
  action: "rule.create",
  given: fact,
  run: (ctx, input) => promoteFact({ ctx, input }),
  entity: (_given, { rule }) => rule.id,
  effect: async (_given, { rule }) => expect(rule).toMatchObject({ number: "R1", status: "proposed" }),
});
