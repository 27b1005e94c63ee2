import type { z } from "zod";
import { bulkPauseInput } from "@/core/rule/input";
import { withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { pauseRule } from "./pause";

/** Pauses several rules, all or none. */
export async function pauseRules({
  ctx,
  input,
}: VerbArguments<z.input<typeof bulkPauseInput>>): Promise<{ paused: number }> {
  await requirePermission(ctx, "own:write");
  const { ruleIds, reason } = bulkPauseInput.parse(input);
  const ids = [...new Set(ruleIds)].toSorted();
  return withTransaction(ctx, async (_tx, inner) => {
    for (const ruleId of ids) await pauseRule({ ctx: inner, input: { ruleId, reason } });
    return { paused: ids.length };
  });
}
