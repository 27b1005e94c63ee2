import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { countedSelect, healthOf } from "./health";
import { type RuleRow, ruleSelect } from "./select";

type Listed = { where: Prisma.RuleWhereInput; cursor: string | undefined; take: number };

/**
 * A page of rules by how often they fired, as the reader is shown it: an order by everybody's counter would tell what
 * a single colleague's agent did (trust.md section 4). So it is sorted here, after the floor was applied.
 * @param listed.where what the person may see and asked for
 */
export async function listMostFired(
  ctx: ProjectServiceContext,
  { where, cursor, take }: Listed,
): Promise<RuleRow[]> {
  const all = await reader(ctx).rule.findMany({ where, orderBy: { id: "desc" }, select: countedSelect });
  const health = await healthOf(ctx, all);
  const fired = new Map(all.map((rule) => [rule.id, health(rule).fired]));
  const ids = [...fired].sort(([, left], [, right]) => right - left).map(([id]) => id);
  const from = cursor === undefined ? 0 : ids.indexOf(cursor) + 1;
  const page = ids.slice(from, from + take);
  const rows = await reader(ctx).rule.findMany({ where: { id: { in: page } }, select: ruleSelect });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return page.flatMap((id) => byId.get(id) ?? []);
}
