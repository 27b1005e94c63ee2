import type { z } from "zod";
import { decodeCursor, encodeCursor } from "@/core/cursor";
import { type FamilyView, listFamiliesInput } from "@/core/family/schema";
import { compareFamilies } from "@/core/resolution/family";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { countMembers } from "./internal";
import { familySelect, ownFamilies, toFamily } from "./select";

type Input = z.output<typeof listFamiliesInput>;
type Page = { items: FamilyView[]; nextCursor: string | null };
type Compare = (a: FamilyView, b: FamilyView) => number;

const rankOf = ({ severity, weight, lastRecurredAt }: FamilyView) => {
  return { severity, weight, lastRecurredAt: lastRecurredAt?.getTime() ?? null };
};
const COMPARE: Record<Input["sort"], Compare> = {
  rank: (a, b) => compareFamilies(rankOf(a), rankOf(b)),
  weight: (a, b) => b.weight - a.weight,
  occurrences: (a, b) => b.occurrences - a.occurrences,
  recent: (a, b) => (b.lastRecurredAt?.getTime() ?? 0) - (a.lastRecurredAt?.getTime() ?? 0),
};

/**
 * The topics of the person's own library, in the order in which they matter: severity, weighted count, last recurrence
 * (learning.md section 6). A library has some hundreds at most; they are ranked as of now.
 */
export async function listFamilies({
  ctx,
  input,
}: VerbArguments<z.input<typeof listFamiliesInput>>): Promise<Page> {
  await requirePermission(ctx, "own:read");
  const { search, dismissed, sort, cursor, limit } = listFamiliesInput.parse(input);
  const rows = await reader(ctx).family.findMany({
    where: {
      AND: [ownFamilies(ctx)],
      dismissedAt: dismissed ? { not: null } : null,
      ...(search && { topic: { contains: search.replaceAll(" ", "-"), mode: "insensitive" } }),
    },
    select: familySelect,
  });
  const topics = rows.map(({ topic }) => topic);
  const members = await countMembers(reader(ctx), ctx, topics);
  const now = ctx.now();
  const ranked = rows
    .map((row) => toFamily(row, { now, rules: members.get(row.topic) ?? 0 }))
    .toSorted((a, b) => COMPARE[sort](a, b) || a.id.localeCompare(b.id));
  const [after] = decodeCursor(cursor) ?? [];
  const from = ranked.findIndex(({ id }) => id === after) + 1;
  const items = ranked.slice(from, from + limit);
  const last = items.at(-1);
  return { items, nextCursor: ranked.length > from + limit && last ? encodeCursor([last.id]) : null };
}
