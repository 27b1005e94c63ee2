import type { z } from "zod";
import { encodeCursor } from "@/core/cursor";
import { listRulesInput } from "@/core/rule/input";
import type { RuleBranch } from "@/core/rule/shape-input";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/server/db/client";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { healthOf } from "./health";
import { listMasked } from "./list-masked";
import { listMostFired } from "./list-most-fired";
import { narrowList, ORDER, visibleCursor } from "./narrow-list";
import { type RuleRow, ruleSelect } from "./select";
import { toSummary } from "./to-summary";
import { personOf, visibleRules } from "./visibility";

type Page = { items: RuleBranch[]; nextCursor: string | null };

/**
 * The library as a tree: a page of rules of the first level, each with what stands under it. A parent whose child is
 * what was looked for is listed too; filters, order and pages are those of the flat list.
 */
export async function listRuleTree({
  ctx,
  input,
}: VerbArguments<z.input<typeof listRulesInput>>): Promise<Page> {
  await requirePermission(ctx, "rule:read");
  const filter = listRulesInput.parse(input);
  const visible = visibleRules(ctx);
  const wanted = await narrowList(ctx, filter);
  const where: Prisma.RuleWhereInput = {
    AND: [visible],
    // An empty filter inside of “or” is none for Prisma, so each side names its level.
    OR: [
      { AND: [{ parentId: null }, wanted] },
      { parentId: null, children: { some: { AND: [visible, wanted] } } },
    ],
  };
  const [cursor, take] = [await visibleCursor(ctx, filter.cursor), filter.limit + 1];
  const rows =
    filter.sort === "fired"
      ? await listMostFired(ctx, { where, cursor, take })
      : await db.rule.findMany({
          ...{ where, orderBy: ORDER[filter.sort], take, select: ruleSelect },
          ...(cursor && { cursor: { id: cursor }, skip: 1 }),
        });
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    items: await branchesOf(ctx, page, wanted),
    nextCursor: rows.length > filter.limit && last ? encodeCursor([last.id]) : null,
  };
}

/** Children that count, wait or were looked for; what is out of force for good shows only when looked for. */
async function branchesOf(
  ctx: ProjectServiceContext,
  parents: RuleRow[],
  wanted: Prisma.RuleWhereInput,
): Promise<RuleBranch[]> {
  const ids = parents.map(({ id }) => id);
  const under = { parentId: { in: ids } };
  const shown: Prisma.RuleWhereInput = {
    OR: [{ AND: [under, wanted] }, { ...under, status: { in: ["proposed", "active", "paused"] } }],
  };
  const children = await db.rule.findMany({
    where: { AND: [visibleRules(ctx), shown] },
    orderBy: { id: "asc" },
    select: ruleSelect,
  });
  const all = [...parents, ...children];
  const [matching, health, masks] = await Promise.all([
    db.rule.findMany({
      where: { AND: [{ id: { in: all.map(({ id }) => id) } }, wanted] },
      select: { id: true },
    }),
    healthOf(ctx, all),
    listMasked(ctx),
  ]);
  const matches = new Set(matching.map(({ id }) => id));
  const toNode = (row: RuleRow) => ({
    rule: toSummary(row, personOf(ctx), health(row), masks),
    matches: matches.has(row.id),
  });
  return parents.map((parent) => ({
    ...toNode(parent),
    children: children.filter((child) => child.parent?.id === parent.id).map(toNode),
  }));
}
