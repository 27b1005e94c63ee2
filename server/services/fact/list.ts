import type { z } from "zod";
import { cursorId, encodeCursor } from "@/core/cursor";
import { type FactView, listFactsInput } from "@/core/fact/output";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { ownFacts } from "./internal";
import { factSelect, toFactView } from "./select";

/** The person's own facts of this project and of everywhere, newest first. */
export async function listFacts({ ctx, input }: VerbArguments<z.input<typeof listFactsInput>>): Promise<{
  items: FactView[];
  nextCursor: string | null;
  total: number;
}> {
  await requirePermission(ctx, "own:read");
  const { search, source, retired, limit, ...rest } = listFactsInput.parse(input);
  const cursor = await ownCursor(ctx, rest.cursor);
  const where: Prisma.LearnedFactWhereInput = {
    AND: [ownFacts(ctx), search ? { content: { contains: search, mode: "insensitive" } } : {}],
    ...(source && source.length > 0 && { source: { in: source } }),
    retiredAt: retired ? { not: null } : null,
  };
  const [rows, total] = await Promise.all([
    reader(ctx).learnedFact.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit + 1,
      ...(cursor && { cursor: { id: cursor }, skip: 1 }),
      select: factSelect,
    }),
    reader(ctx).learnedFact.count({ where }),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toFactView),
    nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null,
    total,
  };
}

/** The place after one of the person's own facts; any other id starts at the top. */
async function ownCursor(ctx: ProjectServiceContext, text: string | undefined): Promise<string | null> {
  const id = cursorId(text);
  if (!id) return null;
  const row = await reader(ctx).learnedFact.findFirst({
    where: { AND: [ownFacts(ctx), { id }] },
    select: { id: true },
  });
  return row?.id ?? null;
}
