import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintConflict } from "@/test/factories/mint-conflict";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { type Choice, decideResolution } from "./decide";
import { reopenResolution } from "./reopen";

/** R900 “Use pnpm, not npm.” and the undecided wish “Use yarn, not pnpm.” */
async function conflict({ owner, project }: Tenant) {
  const place = { projectId: project.id, ownerId: owner.id };
  const { id: oldId } = await mintRule(place, { number: 900 });
  return { oldId, ...(await mintConflict(place, oldId)) };
}
type Given = Awaited<ReturnType<typeof conflict>>;
const subject = ({ resolutionId }: Given) => resolutionId;
const statuses = async ({ owner }: Tenant) =>
  (await db.rule.findMany({ where: { ownerId: owner.id }, orderBy: { number: "desc" } })).map(
    ({ number, status }) => `R${number} ${status}`,
  );

const EFFECTS: [Choice, string[]][] = [
  ["replace", ["R900 superseded", "R1 active"]],
  ["keep_both", ["R900 active", "R1 active"]],
  ["keep_old", ["R900 active"]],
];

for (const [choice, effect] of EFFECTS) {
  describeVerb(`decideResolution: ${choice}`, {
    action: "resolution.decide",
    given: conflict,
    run: (ctx, { resolutionId }) => decideResolution({ ctx, input: { resolutionId, choice } }),
    entity: subject,
    effect: async (_given, _answer, tenant) => expect(await statuses(tenant)).toEqual(effect),
  });
}

it("is decided once", async () => {
  const tenant = await mintTenant();
  const { resolutionId } = await conflict(tenant);
  const input = { resolutionId, choice: "replace" } as const;
  const both = await Promise.allSettled([
    decideResolution({ ctx: tenant.ctx, input }),
    decideResolution({ ctx: tenant.ctx, input }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await statuses(tenant)).toEqual(["R900 superseded", "R1 active"]);
  await expectRefusal(decideResolution({ ctx: tenant.ctx, input }), "CONFLICT");
});

describeVerb("reopenResolution", {
  action: "resolution.undo",
  given: async (tenant) => {
    const given = await conflict(tenant);
    const { resolutionId } = given;
    await decideResolution({ ctx: tenant.ctx, input: { resolutionId, choice: "replace" } });
    return given;
  },
  run: (ctx, { resolutionId }) => reopenResolution({ ctx, input: { resolutionId } }),
  entity: subject,
  effect: async ({ resolutionId }, _answer, tenant) => {
    expect(await statuses(tenant)).toEqual(["R900 active", "R1 archived"]);
    const row = await db.resolution.findUniqueOrThrow({ where: { id: resolutionId } });
    expect([row.action, row.resultRuleId, row.undoneAt]).toEqual(["undecided", null, null]);
  },
});
