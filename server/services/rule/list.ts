import type { z } from "zod";
import { encodeCursor } from "@/core/cursor";
import { listRulesInput } from "@/core/rule/input";
import type { RuleSummary } from "@/core/rule/output";
import { db } from "@/server/db/client";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { healthOf } from "./health";
import { listMasked } from "./list-masked";
import { listMostFired } from "./list-most-fired";
import { narrowList, ORDER, visibleCursor } from "./narrow-list";
import { ruleSelect } from "./select";
import { toSummary } from "./to-summary";
import { personOf, visibleRules } from "./visibility";

type Page = { items: RuleSummary[]; nextCursor: string | null };

/** The library that the person sees, filtered and paged. */
export async function listRules({
  ctx,
  input,
}: VerbArguments<z.input<typeof listRulesInput>>): Promise<Page> {
  await requirePermission(ctx, "rule:read");
  const filter = listRulesInput.parse(input);
  const me = personOf(ctx);
  const cursor = await visibleCursor(ctx, filter.cursor);
  const where = { AND: [visibleRules(ctx), await narrowList(ctx, filter)] };
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
  const [health, masks] = await Promise.all([healthOf(ctx, page), listMasked(ctx)]);
  const last = page.at(-1);
  return {
    items: page.map((row) => toSummary(row, me, health(row), masks)),
    nextCursor: rows.length > filter.limit && last ? encodeCursor([last.id]) : null,
  };
}
