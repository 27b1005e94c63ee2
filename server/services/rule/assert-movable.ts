import { HeedError } from "@/core/errors";
import type { Transaction } from "@/server/db/transaction";
import { standingOf } from "./approval";
import type { RuleRow } from "./select";

/**
 * A shared rule on which two people agreed keeps its place: where it stands decides when others' agents are told it,
 * and one person alone never instructs another's agent (trust.md section 5).
 * @throws CONFLICT with what to do instead
 */
export async function assertMovable(tx: Transaction, rule: RuleRow): Promise<void> {
  if (rule.layer !== "project") return;
  const { agreed } = await standingOf(tx, rule);
  if (!agreed) return;
  throw new HeedError(
    "CONFLICT",
    "Two people agreed on this rule where it stands. Edit when it applies instead: a second person then approves the change.",
  );
}
