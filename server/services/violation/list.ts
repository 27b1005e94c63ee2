import type { z } from "zod";
import { cursorId, encodeCursor } from "@/core/cursor";
import { listViolationsInput, type VIOLATION_FILTERS, type ViolationView } from "@/core/violation/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { toViolationViews, violationSelect } from "./select";

const DAY_MS = 86_400_000;

/** What rules stopped or noticed in the person's own sessions, newest first. Nobody sees another's rows. */
export async function listViolations({
  ctx,
  input,
}: VerbArguments<z.input<typeof listViolationsInput>>): Promise<{
  items: ViolationView[];
  nextCursor: string | null;
}> {
  await requirePermission(ctx, "own:read");
  const { ruleId, outcome, falsePositive, days, limit, ...rest } = listViolationsInput.parse(input);
  const cursor = await ownCursor(ctx, rest.cursor);
  const rows = await reader(ctx).violation.findMany({
    where: {
      projectId: ctx.project.id,
      ownerId: personOf(ctx),
      ...(ruleId && { ruleId }),
      ...(outcome && outcome.length > 0 && { OR: filterOf(outcome) }),
      ...(falsePositive !== undefined && { falsePositive }),
      ...(days && { occurredAt: { gte: new Date(ctx.now().getTime() - days * DAY_MS) } }),
    },
    orderBy: [{ occurredAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    ...(cursor && { cursor: { id: cursor }, skip: 1 }),
    select: violationSelect,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: await toViolationViews(ctx, page),
    nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null,
  };
}

/** The place after one of the person's own rows; any other id starts at the top. */
async function ownCursor(ctx: ProjectServiceContext, text: string | undefined): Promise<string | null> {
  const id = cursorId(text);
  if (!id) return null;
  const where = { id, projectId: ctx.project.id, ownerId: personOf(ctx) };
  return (await reader(ctx).violation.findFirst({ where, select: { id: true } }))?.id ?? null;
}

/** What a rule only observed has no end of its own. */
function filterOf(wanted: readonly (typeof VIOLATION_FILTERS)[number][]): Prisma.ViolationWhereInput[] {
  const outcomes = wanted.filter((filter) => filter !== "observed");
  return [
    ...(outcomes.length > 0 ? [{ observed: false, outcome: { in: outcomes } }] : []),
    ...(wanted.includes("observed") ? [{ observed: true }] : []),
  ];
}
