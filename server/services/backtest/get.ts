import type { z } from "zod";
import { type BacktestRunView, backtestOfRuleInput } from "@/core/backtest/run-schema";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { getRule } from "../rule/internal";
import { personOf } from "../rule/visibility";
import { runSelect, toRunView } from "./to-run";

/**
 * The person's own backtest of a rule: of its present version, else of the newest that was run; null when none was.
 * @throws NOT_FOUND for a rule that the person may not see
 */
export async function getBacktest({
  ctx,
  input,
}: VerbArguments<z.input<typeof backtestOfRuleInput>>): Promise<BacktestRunView | null> {
  await requirePermission(ctx, "own:read");
  const { ruleId } = backtestOfRuleInput.parse(input);
  const rule = await getRule(reader(ctx), ctx, ruleId);
  const run = await reader(ctx).backtestRun.findFirst({
    where: { ruleId: rule.id, ownerId: personOf(ctx), projectId: ctx.project.id },
    orderBy: { version: "desc" },
    select: runSelect,
  });
  if (!run) return null;
  const version = await reader(ctx).ruleVersion.findUnique({
    where: { ruleId_version: { ruleId: rule.id, version: run.version } },
    select: { recipe: true },
  });
  const recipe = version?.recipe ?? null;
  return toRunView({ ctx, run, recipe, currentVersion: rule.currentVersion });
}
