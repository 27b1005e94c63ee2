import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { parseItemId } from "@/core/inbox/item-id";
import { type InboxKind, type InboxResult, snoozeInboxInput } from "@/core/inbox/schema";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { snoozeRule } from "../rule/snooze";

const SNOOZABLE: readonly InboxKind[] = ["proposal", "approval", "promotion", "demotion"];

/**
 * Puts an item about a rule off for some days.
 * @throws PRECONDITION for questions about words: they are short
 */
export async function snoozeInboxItem({
  ctx,
  input,
}: VerbArguments<z.input<typeof snoozeInboxInput>>): Promise<InboxResult> {
  await requirePermission(ctx, "own:write");
  const { itemId, days } = snoozeInboxInput.parse(input);
  const { kind, id } = parseItemId(itemId);
  if (!SNOOZABLE.includes(kind)) {
    throw new HeedError("PRECONDITION", "This kind of question cannot be put off. Answer it or skip it.");
  }
  const { rule } = await snoozeRule({ ctx, input: { ruleId: id, days } });
  return { itemId, summary: `${rule.number} comes back in ${days} days.`, rule };
}
