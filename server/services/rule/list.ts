import type { z } from "zod";
import { cursorId, encodeCursor } from "@/core/cursor";
import { type ListRulesInput, listRulesInput } from "@/core/rule/input";
import type { RuleSummary } from "@/core/rule/output";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/server/db/client";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { healthOf, listCountable } from "./health";
import { listMostFired } from "./list-most-fired";
import { parseRuleNumber } from "./number";
import { ruleSelect } from "./select";
import { toSummary } from "./to-summary";
import { personOf, visibleRules } from "./visibility";

type Page = { items: RuleSummary[]; nextCursor: string | null };

const ORDER = {
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

/** The library that the person sees, filtered and paged. */
export async function listRules({
  ctx,
  input,
}: VerbArguments<z.input<typeof listRulesInput>>): Promise<Page> {
  await requirePermission(ctx, "rule:read");
  const filter = listRulesInput.parse(input);
  const me = personOf(ctx);
  const cursor = await visibleCursor(ctx, filter.cursor);
  const countable = filter.health ? await listCountable(ctx) : [];
  const where = { AND: [visibleRules(ctx), whereOf(filter, me), healthFilter(filter, countable)] };
  const take = filter.limit + 1;
  const rows =
    filter.sort === "fired"
      ? await listMostFired(ctx, { where, cursor, take })
      : await db.rule.findMany({
          where,
          orderBy: ORDER[filter.sort],
          take,
          ...(cursor && { cursor: { id: cursor }, skip: 1 }),
          select: ruleSelect,
        });
  const page = rows.slice(0, filter.limit);
  const health = await healthOf(ctx, page);
  const last = page.at(-1);
  return {
    items: page.map((row) => toSummary(row, me, health(row))),
    nextCursor: rows.length > filter.limit && last ? encodeCursor([last.id]) : null,
  };
}

/** The place after a rule that the person sees; any other id starts at the top. */
async function visibleCursor(
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
