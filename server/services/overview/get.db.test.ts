import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { projectContextOf } from "@/test/factories/contexts";
import { mintRecord } from "@/test/factories/mint-conflict";
import { mintRule, mintSession, mintViolation } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { getOverview } from "./get";

// Public report 65: a figure per session counted rows of a join.
it("counts three sessions with two rules each as three sessions and six rules", async () => {
  const { ctx, project, owner } = await mintTenant();
  const place = { projectId: project.id, ownerId: owner.id };
  for (let session = 0; session < 3; session++) {
    await mintSession(place);
    for (const number of [session * 2 + 1, session * 2 + 2]) await mintRule(place, { number });
  }
  const { totals, rules } = await getOverview({ ctx, input: {} });
  expect(totals.sessions).toBe(3);
  expect(totals.prompts).toBe(3);
  expect(rules).toEqual({ active: 6, proposed: 0, paused: 0, byMode: { observe: 0, remind: 0, block: 6 } });
});

it("counts what Heed heard and stopped, each once", async () => {
  const { ctx, project, owner } = await mintTenant();
  const place = { projectId: project.id, ownerId: owner.id };
  await mintRecord(place);
  const { recordId } = await mintRecord(place);
  await db.correctionRecord.update({ where: { id: recordId }, data: { status: "dismissed" } });
  const rule = await mintRule(place, { number: 1 });
  await db.rule.update({
    where: { id: rule.id },
    data: { chances: 12, fired: 2, exhausted: 1, relapses: 1 },
  });
  await mintViolation(place, rule.id);

  const { totals, violations, weeks } = await getOverview({ ctx, input: {} });
  expect(totals).toMatchObject({ corrections: 1, chances: 12, fired: 2, exhausted: 1, relapses: 1 });
  expect(totals.prevented).toBe(1);
  expect(violations).toHaveLength(1);
  expect(weeks).toHaveLength(12);
});

it("is about the person's own work: a colleague, also an admin, finds none of it in theirs", async () => {
  const tenant = await mintTenant();
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  await mintRecord(place);
  const rule = await mintRule(place, { number: 1 });
  await mintViolation(place, rule.id);
  const { ctx } = await tenant.join("admin");

  const overview = await getOverview({ ctx, input: {} });
  expect(overview.totals).toEqual({
    ...{ sessions: 0, prompts: 0, corrections: 0, prevented: 0 },
    ...{ chances: 0, fired: 0, exhausted: 0, relapses: 0 },
  });
  expect(overview.violations).toEqual([]);
  expect(overview.rules.active).toBe(0);
});

it("is for members, and for a token that may read its person's own rows", async () => {
  const { owner, project } = await mintTenant();
  const stranger = await mintTenant();
  await expectRefusal(projectContextOf(stranger.owner.actor, project), "NOT_FOUND");
  const { actor } = await mintToken(owner, { scopes: ["events:write"] });
  const token = await projectContextOf(actor, project);
  await expectRefusal(getOverview({ ctx: token, input: {} }), "FORBIDDEN");
});
