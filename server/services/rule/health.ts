import type { RuleHealth } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import type { RuleRow } from "./select";
import { personOf } from "./visibility";

/** Fewer people than this could be told apart by their counts (trust.md section 4). */
export const PEOPLE_FLOOR = 3;

type Own = {
  people: Set<string>;
  fired: number;
  fixed: number;
  exhausted: number;
  exempted: number;
  wrong: number;
};

/**
 * Health of rules as this person may see it: own rules in full; shared ones in full only when at least three
 * people make up the counts, else the person's own rows.
 */
export async function healthOf(
  ctx: ProjectServiceContext,
  rules: RuleRow[],
): Promise<(rule: RuleRow) => RuleHealth> {
  const shared = rules.filter(({ layer }) => layer === "project").map(({ id }) => id);
  const groups =
    shared.length === 0
      ? []
      : await reader(ctx).violation.groupBy({
          by: ["ruleId", "ownerId", "outcome", "falsePositive"],
          where: { ruleId: { in: shared }, projectId: ctx.project.id },
          _count: true,
        });
  const me = personOf(ctx);
  const own = new Map<string, Own>();
  for (const { ruleId, ownerId, outcome, falsePositive, _count } of groups) {
    const sum = own.get(ruleId) ?? emptyOwn();
    sum.people.add(ownerId);
    if (ownerId === me) {
      sum.fired += _count;
      if (outcome === "fixed" || outcome === "exhausted" || outcome === "exempted") sum[outcome] += _count;
      if (falsePositive) sum.wrong += _count;
    }
    own.set(ruleId, sum);
  }
  return (rule) => {
    const mine = own.get(rule.id) ?? emptyOwn();
    const isOpen = rule.layer === "personal" || mine.people.size >= PEOPLE_FLOOR;
    return isOpen ? fullHealth(rule) : ownHealth(mine);
  };
}

function emptyOwn(): Own {
  return { people: new Set(), fired: 0, fixed: 0, exhausted: 0, exempted: 0, wrong: 0 };
}

function fullHealth(rule: RuleRow): RuleHealth {
  const { chances, fired, fixed, exhausted, exempted, falsePositives, relapses, occurrences } = rule;
  return {
    counts: "everyone",
    ...{ chances, fired, fixed, exhausted, exempted, falsePositives, relapses, occurrences },
  };
}

function ownHealth({ fired, fixed, exhausted, exempted, wrong }: Own): RuleHealth {
  return {
    counts: "you",
    ...{ chances: fired, fired, fixed, exhausted, exempted, falsePositives: wrong },
    ...{ relapses: 0, occurrences: 0 },
  };
}
