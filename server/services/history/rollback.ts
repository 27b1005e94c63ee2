import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { rollbackInput } from "@/core/history/schema";
import type { UndoResult } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { lockDecided, takeBack } from "../resolution/take-back";
import { lockRule } from "../rule/internal";
import { getOwnResolution } from "./internal";
import { previewOf } from "./preview";

/**
 * Takes back one decision, whichever it is in its chain: the old rule is in force again and the newcomer archived, in
 * one transaction (learning.md section 5). `takeBack` writes the audit entries. Undone by `undoRollback`.
 * @throws CONFLICT when it was taken back already
 */
export async function rollBack({
  ctx,
  input,
}: VerbArguments<z.input<typeof rollbackInput>>): Promise<UndoResult> {
  await requirePermission(ctx, "own:write");
  const { resolutionId } = rollbackInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const found = await getOwnResolution(inner, resolutionId);
    await lockDecided(tx, inner, found);
    if (found.resultRuleId) await lockRule(tx, inner, found.resultRuleId);
    // Read again behind the lock: two tabs may have confirmed the same preview.
    const resolution = await getOwnResolution(inner, resolutionId);
    const { refused } = await previewOf(inner, resolution);
    if (refused) throw new HeedError("CONFLICT", refused);
    return takeBack(tx, inner, resolution);
  });
}
