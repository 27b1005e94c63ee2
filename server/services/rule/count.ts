import type { RuleCounts } from "@/core/rule/output";
import { db } from "@/server/db/client";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { visibleRules } from "./visibility";

/** Numbers behind the filters of the library. */
export async function countRules({ ctx }: { ctx: ProjectServiceContext }): Promise<RuleCounts> {
  await requirePermission(ctx, "rule:read");
  const [groups, tiers] = await Promise.all([
    db.rule.groupBy({
      by: ["status", "mode", "layer", "topic"],
      where: visibleRules(ctx),
      _count: true,
    }),
    db.rule.findMany({
      where: visibleRules(ctx),
      select: { versions: { orderBy: { version: "desc" }, take: 1, select: { tier: true } } },
    }),
  ]);
  const counts: RuleCounts = { total: 0, byStatus: {}, byMode: {}, byLayer: {}, byTier: {}, byTopic: {} };
  for (const { status, mode, layer, topic, _count } of groups) {
    counts.total += _count;
    add(counts.byStatus, status, _count);
    add(counts.byLayer, layer, _count);
    add(counts.byTopic, topic, _count);
    if (status === "active") add(counts.byMode, mode, _count);
  }
  for (const { versions } of tiers) add(counts.byTier, versions[0]?.tier ?? "intent", 1);
  return counts;
}

function add(tally: Record<string, number>, key: string, count: number): void {
  tally[key] = (tally[key] ?? 0) + count;
}
