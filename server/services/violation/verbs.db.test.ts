import { expect } from "vitest";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintRule, mintViolation } from "@/test/factories/mint-learning";
import type { Tenant } from "@/test/factories/mint-tenant";
import { markViolation } from "./mark";
import { markLastWrong } from "./mark-last-wrong";

async function violation({ owner, project }: Tenant) {
  const place = { projectId: project.id, ownerId: owner.id };
  const { id: ruleId } = await mintRule(place, { number: 900 });
  const { id, sessionId } = await mintViolation(place, ruleId);
  return { violationId: id, ruleId, sessionId };
}
type Given = Awaited<ReturnType<typeof violation>>;
const subject = ({ violationId }: Given) => violationId;

const isMarked = (falsePositive: boolean, falsePositives: number) => async (given: Given) => {
  const row = await db.violation.findUniqueOrThrow({ where: { id: given.violationId } });
  const rule = await db.rule.findUniqueOrThrow({ where: { id: given.ruleId } });
  expect([row.falsePositive, rule.falsePositives]).toEqual([falsePositive, falsePositives]);
};

describeVerb("markViolation", {
  action: "violation.mark",
  given: violation,
  run: async (ctx, { violationId }) => {
    await markViolation({ ctx, input: { violationId, falsePositive: true } });
    // Said twice it counts once.
    return markViolation({ ctx, input: { violationId, falsePositive: true } });
  },
  entity: subject,
  effect: isMarked(true, 1),
});

describeVerb("markViolation taken back", {
  action: "violation.mark",
  given: async (tenant) => {
    const given = await violation(tenant);
    await db.violation.update({ where: { id: given.violationId }, data: { falsePositive: true } });
    await db.rule.update({ where: { id: given.ruleId }, data: { falsePositives: 1 } });
    return given;
  },
  run: (ctx, { violationId }) => markViolation({ ctx, input: { violationId, falsePositive: false } }),
  entity: subject,
  effect: isMarked(false, 0),
});

describeVerb("markLastWrong", {
  action: "violation.mark",
  given: violation,
  run: (ctx, { sessionId }) => markLastWrong({ ctx, input: { sessionId, rule: "R900", eventId: null } }),
  entity: subject,
  effect: isMarked(true, 1),
});
