import { mayCount } from "@/core/privacy/floor";
import type { RuleHealth } from "@/core/rule/output";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { personOf } from "./visibility";

/** What health is read from. */
export const countedSelect = {
  id: true,
  layer: true,
  chances: true,
  fired: true,
  fixed: true,
  exhausted: true,
  exempted: true,
  falsePositives: true,
  relapses: true,
  occurrences: true,
} satisfies Prisma.RuleSelect;
type CountedRule = Prisma.RuleGetPayload<{ select: typeof countedSelect }>;

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
  rules: CountedRule[],
): Promise<(rule: CountedRule) => RuleHealth> {
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
    const isOpen = rule.layer === "personal" || mayCount(mine.people.size);
    return isOpen ? fullHealth(rule) : ownHealth(mine);
  };
}

/**
 * Shared rules of the project whose counts may be shown to everybody; what filters by counts uses these only, or the
 * filter itself would tell what a single colleague did.
 */
export async function listCountable(ctx: ProjectServiceContext): Promise<string[]> {
  const groups = await reader(ctx).violation.groupBy({
    by: ["ruleId", "ownerId"],
    where: { projectId: ctx.project.id, rule: { layer: "project" } },
  });
  const people = new Map<string, number>();
  for (const { ruleId } of groups) people.set(ruleId, (people.get(ruleId) ?? 0) + 1);
  return [...people].filter(([, count]) => mayCount(count)).map(([ruleId]) => ruleId);
}

function emptyOwn(): Own {
  return { people: new Set(), fired: 0, fixed: 0, exhausted: 0, exempted: 0, wrong: 0 };
}

function fullHealth(rule: CountedRule): RuleHealth {
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
