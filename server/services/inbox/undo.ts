import type { z } from "zod";
import { parseItemId } from "@/core/inbox/item-id";
import { type InboxKind, type InboxResult, inboxItemIdInput } from "@/core/inbox/schema";
import type { RuleReference } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { setRecordStatus } from "../correction/set-status";
import { requirePermission } from "../require-permission";
import { reopenResolution } from "../resolution/reopen";
import { getRule } from "../rule/internal";
import { reopenRule } from "../rule/reopen";
import { setRuleMode } from "../rule/set-mode";
import { wakeRule } from "../rule/wake";

type Undo = (ctx: ProjectServiceContext, id: string) => Promise<RuleReference | null>;

const UNDO: Record<InboxKind, Undo> = {
  proposal: reopenOrWake,
  approval: reopenOrWake,
  conflict: async (ctx, id) => {
    await reopenResolution({ ctx, input: { resolutionId: id } });
    return null;
  },
  question: async (ctx, id) => {
    await setRecordStatus({ ctx, input: { recordId: id, status: "open" } });
    return null;
  },
  promotion: (ctx, id) => wakeOrSet(ctx, id, "block", "remind"),
  demotion: (ctx, id) => wakeOrSet(ctx, id, "remind", "block"),
};

/** Takes back the last answer to an item: accepted, dismissed or put off, it waits again. */
export async function undoInboxItem({
  ctx,
  input,
}: VerbArguments<z.input<typeof inboxItemIdInput>>): Promise<InboxResult> {
  await requirePermission(ctx, "own:write");
  const { itemId } = inboxItemIdInput.parse(input);
  const { kind, id } = parseItemId(itemId);
  const rule = await UNDO[kind](ctx, id);
  return { itemId, summary: "It waits in the inbox again.", rule };
}

async function reopenOrWake(ctx: ProjectServiceContext, ruleId: string): Promise<RuleReference> {
  const rule = await getRule(reader(ctx), ctx, ruleId);
  const wasPutOff = rule.status === "proposed" && rule.snoozedUntil !== null;
  const change = wasPutOff
    ? await wakeRule({ ctx, input: { ruleId } })
    : await reopenRule({ ctx, input: { ruleId } });
  return change.rule;
}

async function wakeOrSet(
  ctx: ProjectServiceContext,
  ruleId: string,
  changed: "block" | "remind",
  before: "block" | "remind",
): Promise<RuleReference> {
  const rule = await getRule(reader(ctx), ctx, ruleId);
  if (rule.mode === changed) return (await setRuleMode({ ctx, input: { ruleId, mode: before } })).rule;
  return (await wakeRule({ ctx, input: { ruleId } })).rule;
}
