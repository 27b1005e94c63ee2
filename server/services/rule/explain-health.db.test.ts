import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { commandEvent, mintCheckedRule, mintEvents } from "@/test/factories/mint-checked-rule";
import { mintSession, mintViolation } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { listViolations } from "../violation/list";
import { explainHealth } from "./explain-health";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function given(layer: "personal" | "project") {
  const tenant = await mintTenant();
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const { id: ruleId } = await mintCheckedRule(place, { number: 1, layer });
  const day = (ago: number, counts: object) =>
    db.ruleDay.create({ data: { ...place, ruleId, version: 1, day: daysAgo(ago), ...counts } });
  return { ...tenant, place, ruleId, day };
}

it("shows health per version with its exposure, and the days behind it", async () => {
  const { ctx, ruleId, place, day } = await given("personal");
  await day(5, { chances: 8, fired: 3, undecided: 1 });
  await day(2, { chances: 4, observed: 2 });
  await day(100, { chances: 1 });
  const ends = [
    { outcome: "fixed", denials: 1 },
    { outcome: "fixed", denials: 3 },
    { outcome: "exhausted", denials: 3, falsePositive: true },
  ] as const;
  for (const end of ends) {
    const { id } = await mintViolation(place, ruleId);
    await db.violation.update({ where: { id }, data: end });
  }
  await db.rule.update({
    where: { id: ruleId },
    data: { chances: 13, fired: 5, relapseChances: 1, relapseFired: 5 },
  });
  await db.ruleEvidence.create({
    data: {
      ...{ ruleId, version: 1, kind: "relapse", ownerId: place.ownerId, excerpt: "again" },
      occurredAt: daysAgo(9),
    },
  });
  const report = await explainHealth({ ctx, input: { ruleId } });
  expect(report.versions).toMatchObject([
    {
      ...{ version: 1, chances: 13, fired: 3, observed: 2, undecided: 1 },
      ...{ fixed: 2, fixedAtOnce: 1, exhausted: 1, exempted: 0, falsePositives: 1, relapses: 1 },
    },
  ]);
  // “0 of 12 chances since” it was last said again.
  expect(report.exposure).toMatchObject({ afterRelapse: true, chances: 12, fired: 0 });
  expect(report.days.map(({ chances, fired, observed }) => [chances, fired, observed])).toEqual([
    [8, 3, 0],
    [4, 0, 2],
  ]);
});

it("tells would-be stops at ends of turns from stopped acts, also while it only observes", async () => {
  const { ctx, ruleId, place } = await given("personal");
  const { sessionId } = await mintSession(place);
  const [act, end] = await mintEvents(place, sessionId, [
    commandEvent("git push", daysAgo(1)),
    { kind: "turn_finished", at: daysAgo(1), payload: { message: "Done." } },
  ]);
  for (const eventId of [act, end]) {
    const { id } = await mintViolation(place, ruleId);
    await db.violation.update({
      where: { id },
      data: { observed: true, outcome: "open", sessionId, eventId: eventId ?? "" },
    });
  }
  expect((await explainHealth({ ctx, input: { ruleId } })).versions).toMatchObject([{ turnEnds: 1 }]);
  const { items } = await listViolations({ ctx, input: { ruleId } });
  expect(items.map(({ eventId, atTurnEnd }) => [eventId, atTurnEnd]).toSorted()).toEqual(
    [[act, false] as const, [end, true] as const].toSorted(),
  );
});

it("of a shared rule everybody sees their own days only", async () => {
  const { ctx, ruleId, day, join } = await given("project");
  await day(1, { chances: 7, fired: 7 });
  const colleague = await join("owner");
  const seen = async (of: typeof ctx) =>
    (await explainHealth({ ctx: of, input: { ruleId } })).versions[0]?.chances;
  expect([await seen(ctx), await seen(colleague.ctx)]).toEqual([7, 0]);
});

it("nobody sees the health of somebody else's own rule", async () => {
  const { ruleId, join } = await given("personal");
  const colleague = await join("owner");
  await expectRefusal(explainHealth({ ctx: colleague.ctx, input: { ruleId } }), "NOT_FOUND");
});
