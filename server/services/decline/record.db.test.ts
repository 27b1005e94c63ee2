import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintSession } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { recordDecline } from "./record";

const DAY = 86_400_000;
const NOW = Date.now() - DAY;

const eventOf = ({ owner, project }: Tenant, daysAgo = 0) =>
  mintSession({ projectId: project.id, ownerId: owner.id }, new Date(NOW - daysAgo * DAY));

async function decline(tenant: Tenant, daysAgo: number, summary = "It changed files that nobody asked for.") {
  const { eventId } = await eventOf(tenant, daysAgo);
  return recordDecline({
    ctx: tenant.ctx,
    input: { eventId, topic: "unrequested-changes", summary, reviewer: "server:test" },
  });
}

describeVerb("recordDecline", {
  action: "decline.create",
  given: eventOf,
  run: (ctx, { eventId }) =>
    recordDecline({
      ctx,
      input: { eventId, topic: "scope", summary: "Too much was changed.", reviewer: "server:test" },
    }),
  entity: (_given, { id }) => id,
  effect: async ({ eventId, sessionId }, { id }) => {
    const row = await db.decline.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ eventId, sessionId, topic: "scope", severity: "major", ruleId: null });
  },
});

describe("the next decline after the third in 14 days of the same family becomes a major rule", () => {
  it("active in remind for its author, of the summaries, with each as evidence", async () => {
    const tenant = await mintTenant();
    for (const days of [9, 6, 3]) expect((await decline(tenant, days)).because).toBe("too_few");
    const { ruleId } = await decline(tenant, 0, "It renamed a function on the way.");
    const rule = await db.rule.findUniqueOrThrow({
      where: { id: ruleId ?? "" },
      include: { versions: true, evidence: true },
    });
    expect(rule).toMatchObject({
      ...{ layer: "personal", status: "active", mode: "remind", severity: "major", source: "inferred" },
      ...{ ownerId: tenant.owner.id, topic: "unrequested-changes" },
    });
    expect(rule.versions[0]?.instruction).toBe(
      "It renamed a function on the way. It changed files that nobody asked for.",
    );
    expect(rule.evidence.map(({ kind }) => kind)).toEqual(["decline", "decline", "decline", "decline"]);
    expect(await db.rule.count({ where: { projectId: tenant.project.id, layer: "project" } })).toBe(0);
  });

  it("a family that already has a rule is left to recurrence", async () => {
    const tenant = await mintTenant();
    for (const days of [9, 6, 3, 2]) await decline(tenant, days);
    const again = await decline(tenant, 0);
    expect([again.ruleId, again.because]).toEqual([null, "has_rule"]);
    const family = await db.family.findFirstOrThrow({ where: { ownerId: tenant.owner.id } });
    expect(family.occurrences).toBe(5);
  });

  it("declines of more than 14 days ago do not count", async () => {
    const tenant = await mintTenant();
    for (const days of [20, 16, 3]) await decline(tenant, days);
    expect((await decline(tenant, 0)).because).toBe("too_few");
  });

  it("the same event and topic counts once", async () => {
    const tenant = await mintTenant();
    const { eventId } = await eventOf(tenant);
    const input = { eventId, topic: "scope", summary: "Too much.", reviewer: "client:codex" };
    const first = await recordDecline({ ctx: tenant.ctx, input });
    expect(await recordDecline({ ctx: tenant.ctx, input })).toEqual({
      ...{ id: first.id, ruleId: null, because: "recorded before" },
    });
  });

  it("is proposed to the project only where the person's policy says so", async () => {
    const tenant = await mintTenant();
    await db.user.update({
      where: { id: tenant.owner.id },
      data: { policy: { alsoProposeToProject: true } },
    });
    for (const days of [9, 6, 3, 0]) await decline(tenant, days);
    const [shared] = await db.rule.findMany({
      where: { projectId: tenant.project.id, layer: "project" },
      include: { evidence: true },
    });
    expect(shared).toMatchObject({ status: "proposed", mode: "remind", evidence: [] });
  });

  it("a dismissed family stays dismissed", async () => {
    const tenant = await mintTenant();
    for (const days of [9, 6, 3]) await decline(tenant, days);
    await db.family.updateMany({ where: { ownerId: tenant.owner.id }, data: { dismissedAt: new Date() } });
    expect((await decline(tenant, 0)).because).toBe("dismissed");
  });

  it("an event of somebody else is none", async () => {
    const [mine, theirs] = [await mintTenant(), await mintTenant()];
    const { eventId } = await eventOf(theirs);
    await expectRefusal(
      recordDecline({
        ctx: mine.ctx,
        input: { eventId, topic: "scope", summary: "Too much.", reviewer: "server:test" },
      }),
      "NOT_FOUND",
    );
  });
});
