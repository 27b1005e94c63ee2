import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { hookEvent } from "@/test/factories/hook-event";
import { mintRule, mintSession } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { createExemption } from "./create";
import { listExemptions } from "./list";

const AT = Date.parse("2026-03-01T12:00:00Z");

async function given({ owner, project }: Tenant) {
  const place = { projectId: project.id, ownerId: owner.id };
  const { id: ruleId } = await mintRule(place, { number: 900 });
  const { sessionId } = await mintSession(place);
  return { ruleId, sessionId, event: hookEvent(project.slug, { at: AT }) };
}

describeVerb("createExemption", {
  action: "exemption.create",
  given,
  run: async (ctx, { event, sessionId }) => {
    await createExemption({
      ctx,
      input: { event, sessionId, rule: "r900", span: "day", reason: "CI is down" },
    });
    return listExemptions({ ctx: { ...ctx }, input: {} });
  },
  entity: (_given, { items }) => items[0]?.id ?? "",
  effect: async ({ ruleId }, { items }) => {
    expect(
      items.map(({ rule, span, reason, expiresAt }) => [rule.id, span, reason, expiresAt?.toISOString()]),
    ).toEqual([[ruleId, "day", "CI is down", "2026-03-02T12:00:00.000Z"]]);
  },
});

it("does not tell a colleague about it, nor lets them exempt what they cannot see", async () => {
  const tenant = await mintTenant();
  const { event, sessionId } = await given(tenant);
  const input = { event, sessionId, rule: "R900", span: "session", reason: "" } as const;
  await createExemption({ ctx: tenant.ctx, input });
  const colleague = await tenant.join("admin");
  expect((await listExemptions({ ctx: colleague.ctx, input: {} })).items).toEqual([]);
  await expectRefusal(createExemption({ ctx: colleague.ctx, input }), "NOT_FOUND");
  expect(await db.exemption.count({ where: { ownerId: colleague.user.id } })).toBe(0);
});
