import { flooredCount, flooredPeople } from "@/core/privacy/floor";
import type { ViolationCounts } from "@/core/violation/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { personOf } from "../rule/visibility";

/** Own counts by outcome; of shared rules the counts of everybody, with the floor. */
export async function countViolations({ ctx }: { ctx: ProjectServiceContext }): Promise<ViolationCounts> {
  await requirePermission(ctx, "own:read");
  const own = { projectId: ctx.project.id, ownerId: personOf(ctx) };
  const [groups, falsePositives, observed, shared] = await Promise.all([
    reader(ctx).violation.groupBy({
      by: ["outcome"],
      where: { ...own, observed: false },
      _count: { _all: true },
    }),
    reader(ctx).violation.count({ where: { ...own, falsePositive: true } }),
    reader(ctx).violation.count({ where: { ...own, observed: true } }),
    countShared(ctx),
  ]);
  const byOutcome = Object.fromEntries(groups.map((group) => [group.outcome, group._count._all]));
  return {
    total: groups.reduce((sum, group) => sum + group._count._all, observed),
    byOutcome,
    ...{ falsePositives, observed, shared },
  };
}

async function countShared(ctx: ProjectServiceContext): Promise<ViolationCounts["shared"]> {
  const rules = await reader(ctx).rule.findMany({
    where: { projectId: ctx.project.id, layer: "project", status: { in: ["active", "paused"] } },
    orderBy: { number: "asc" },
    take: 200,
    select: referenceSelect,
  });
  const ruleIds = rules.map((rule) => rule.id);
  const rows = await reader(ctx).violation.groupBy({
    by: ["ruleId", "ownerId", "outcome"],
    where: { projectId: ctx.project.id, ruleId: { in: ruleIds }, observed: false },
    _count: { _all: true },
  });
  return rules.map((rule) => {
    const ofRule = rows.filter((row) => row.ruleId === rule.id);
    const people = new Set(ofRule.map((row) => row.ownerId)).size;
    const sum = (outcome?: string) =>
      ofRule
        .filter((row) => outcome === undefined || row.outcome === outcome)
        .reduce((total, row) => total + row._count._all, 0);
    return {
      rule: toReference(rule),
      people: flooredPeople(people),
      fired: flooredCount(sum(), people),
      fixed: flooredCount(sum("fixed"), people),
      exhausted: flooredCount(sum("exhausted"), people),
    };
  });
}
