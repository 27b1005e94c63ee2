import type { z } from "zod";
import type { RecompilationView } from "@/core/recompilation/schema";
import { ruleIdInput } from "@/core/rule/input";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { abilitiesOf } from "../rule/abilities";
import { getRule } from "../rule/internal";
import { recompilationSelect, toView, visibleRecompilations } from "./internal";

const MAX_SHOWN = 20;

/**
 * What other compilers made of a rule, newest first: open, answered, and what a case of the rule kept away.
 * @throws NOT_FOUND for a rule that the person may not see
 */
export async function listRecompilations({
  ctx,
  input,
}: VerbArguments<z.input<typeof ruleIdInput>>): Promise<RecompilationView[]> {
  await requirePermission(ctx, "rule:read");
  const { ruleId } = ruleIdInput.parse(input);
  const rule = await getRule(reader(ctx), ctx, ruleId);
  const rows = await reader(ctx).recompilation.findMany({
    where: {
      AND: [{ ruleId }, visibleRecompilations(ctx)],
      outcome: { in: ["waiting", "blocked", "taken", "refused"] },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_SHOWN,
    select: recompilationSelect,
  });
  const { edit } = await abilitiesOf(ctx, rule);
  const views = await Promise.all(rows.map((row) => toView(ctx, row, edit)));
  return views.filter((view) => view !== null);
}
