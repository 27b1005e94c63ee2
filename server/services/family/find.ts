import type { z } from "zod";
import { type FamilyView, findFamilyInput } from "@/core/family/schema";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { countMembers } from "./internal";
import { familySelect, ownFamilies, toFamily } from "./select";

/** The person's own family of a topic, of this project before the one of all; null while nobody said anything about it. */
export async function findFamily({
  ctx,
  input,
}: VerbArguments<z.input<typeof findFamilyInput>>): Promise<FamilyView | null> {
  await requirePermission(ctx, "own:read");
  const { topic } = findFamilyInput.parse(input);
  const tx = reader(ctx);
  const rows = await tx.family.findMany({ where: { AND: [ownFamilies(ctx)], topic }, select: familySelect });
  const row = rows.find(({ projectId }) => projectId !== null) ?? rows[0];
  if (!row) return null;
  const rules = (await countMembers(tx, ctx, [topic])).get(topic) ?? 0;
  return toFamily(row, { now: ctx.now(), rules });
}
