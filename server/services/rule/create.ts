import type { z } from "zod";
import { createRuleInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { insertWritten } from "./insert-written";
import { toChange } from "./to-reference";

/**
 * Writes a rule by hand, field by field. An own rule counts at once; a shared one is proposed and waits for a second
 * person (trust.md section 5).
 * @throws INVALID for text that may not be told to other people's agents, CONFLICT when a rule in force says the same
 *   or the opposite
 */
export async function createRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof createRuleInput>>): Promise<RuleChange> {
  await requirePermission(ctx, input.layer === "project" ? "rule:propose" : "own:write");
  const written = createRuleInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => toChange(await insertWritten(tx, inner, written)));
}
