import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { exportLibrary } from "./export-library";

describeVerb("exportLibrary", {
  action: "rule.export",
  hasSubject: false,
  given: async ({ owner, project }) => {
    const { id } = await mintRule({ projectId: project.id, ownerId: owner.id }, { number: 21 });
    return { id, projectId: project.id };
  },
  run: (ctx) => exportLibrary({ ctx, input: {} }),
  entity: ({ projectId }) => projectId,
  effect: async (_given, { rules, facts }, { project }) => {
    expect(rules).toMatchObject([{ number: "R21", layer: "personal" }]);
    expect(facts).toEqual([]);
    expect(await db.project.count({ where: { id: project.id } })).toBe(1);
  },
});

it("own rules and facts, never another member's, nothing that was refused", async () => {
  const { ctx, owner, project, join } = await mintTenant();
  const place = { projectId: project.id, ownerId: owner.id };
  await mintRule(place, { number: 31 });
  const refused = await mintRule(place, { number: 32 });
  await db.rule.update({ where: { id: refused.id }, data: { status: "dismissed" } });
  const other = await join("member");
  await mintRule({ projectId: project.id, ownerId: other.user.id }, { number: 33 });
  const fact = {
    topic: "node",
    confidence: 1,
    initial: 1,
    scope: "project",
    language: "en",
    projectId: project.id,
  };
  await db.learnedFact.createMany({
    data: [
      { ...fact, ownerId: owner.id, content: "Prod runs Node 18.", source: "user_stated" },
      { ...fact, ownerId: owner.id, content: "Gone.", source: "inferred", retiredAt: new Date() },
      { ...fact, ownerId: other.user.id, content: "Theirs.", source: "user_stated" },
    ],
  });
  const { rules, facts } = await exportLibrary({ ctx, input: { personal: "true" } });
  expect(rules.map(({ number }) => number)).toEqual(["R31"]);
  expect(facts.map(({ statement }) => statement)).toEqual(["Prod runs Node 18."]);
});
