import { maskedNumbers } from "@/core/bundle/mask";
import { maskChildren, withParents } from "@/core/bundle/parentage";
import type { RuleReference } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import { sourceRules } from "../bundle/source-rules";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { referenceSelect } from "./select";
import { toReference } from "./to-reference";
import { visibleRules } from "./visibility";

/**
 * Rules that a stronger one masks for this person, each with its winner; the same code as in their bundle (learning.md
 * section 5, across layers).
 * @returns id of the masked rule → the winner
 */
export async function listMasked(ctx: ProjectServiceContext): Promise<Map<string, RuleReference>> {
  await requirePermission(ctx, "rule:read");
  const rules = withParents((await sourceRules(ctx)).rules);
  const masked = maskChildren(rules, maskedNumbers(rules));
  if (masked.size === 0) return new Map();
  const idOf = new Map(rules.map(({ number, id }) => [number, id]));
  const winners = [...masked.values()].flatMap((number) => idOf.get(number) ?? []);
  const rows = await reader(ctx).rule.findMany({
    where: { AND: [visibleRules(ctx), { id: { in: winners } }] },
    select: referenceSelect,
  });
  const byNumber = new Map(rows.map(toReference).map((winner) => [winner.number, winner]));
  return new Map(
    [...masked].flatMap(([id, number]) => {
      const winner = byNumber.get(number);
      return winner ? [[id, winner] as const] : [];
    }),
  );
}
