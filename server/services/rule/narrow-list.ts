import { cursorId } from "@/core/cursor";
import type { ListRulesInput } from "@/core/rule/input";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/server/db/client";
import type { ProjectServiceContext } from "../context";
import { listCountable } from "./health";
import { parseRuleNumber } from "./number";
import { personOf, visibleRules } from "./visibility";

export const ORDER = {
  updated: [{ updatedAt: "desc" }, { id: "desc" }],
  created: [{ createdAt: "desc" }, { id: "desc" }],
  severity: [{ severity: "desc" }, { id: "desc" }],
} satisfies Record<Exclude<ListRulesInput["sort"], "fired">, Prisma.RuleOrderByWithRelationInput[]>;

const HEALTH = {
  noisy: { falsePositives: { gt: 0 } },
  relapsing: { relapses: { gt: 0 } },
  unused: { chances: 0 },
  working: { fixed: { gt: 0 } },
} satisfies Record<NonNullable<ListRulesInput["health"]>, Prisma.RuleWhereInput>;

/** What a filter of the library asks of a rule, besides that the person may see it. */
export async function narrowList(
  ctx: ProjectServiceContext,
  filter: ListRulesInput,
): Promise<Prisma.RuleWhereInput> {
  const countable = filter.health ? await listCountable(ctx) : [];
  return { AND: [whereOf(filter, personOf(ctx)), healthFilter(filter, countable)] };
}

/** The place after a rule that the person sees; any other id starts at the top. */
export async function visibleCursor(
  ctx: ProjectServiceContext,
  text: string | undefined,
): Promise<string | undefined> {
  const id = cursorId(text);
  if (!id) return undefined;
  const where = { AND: [visibleRules(ctx), { id }] };
  return (await db.rule.findFirst({ where, select: { id: true } }))?.id;
}

function whereOf(filter: ListRulesInput, me: string): Prisma.RuleWhereInput {
  const { layer, status, mode, scope, severity, topic, tier, host, mine, search } = filter;
  const content: Prisma.RuleVersionWhereInput = {
    ...(tier && { tier: { in: tier } }),
    ...(host && { applicability: { path: ["hosts"], array_contains: [host] } }),
  };
  return {
    ...(layer && { layer: { in: layer } }),
    ...(status && { status: { in: status } }),
    ...(mode && { mode: { in: mode } }),
    ...(scope && { scope: { in: scope } }),
    ...(severity && { severity: { in: severity } }),
    ...(topic && { topic }),
    ...(mine !== undefined && { ownerId: mine ? me : { not: me } }),
    ...(Object.keys(content).length > 0 && { versions: { some: content } }),
    AND: search ? [searchOf(search)] : [],
  };
}

/** Counts of shared rules filter only where everybody may read them (trust.md section 4). */
function healthFilter({ health }: ListRulesInput, countable: string[]): Prisma.RuleWhereInput {
  if (!health) return {};
  return { AND: [HEALTH[health], { OR: [{ layer: "personal" }, { id: { in: countable } }] }] };
}

/** All words somewhere in a version's text, or the typed number. */
function searchOf(search: string): Prisma.RuleWhereInput {
  const number = parseRuleNumber(search);
  const words = search.split(/\s+/).filter(Boolean).slice(0, 10);
  const text = (word: string) => ({ contains: word, mode: "insensitive" as const });
  const inContent = words.map((word) => ({
    OR: [
      { topic: text(word) },
      { versions: { some: { OR: [{ statement: text(word) }, { instruction: text(word) }] } } },
    ],
  }));
  return { OR: [{ AND: inContent }, ...(number ? [number] : [])] };
}
