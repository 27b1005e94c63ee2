import { z } from "zod";
import { parseItemId } from "@/core/inbox/item-id";
import { type InboxKind, type InboxResult, inboxItemIdInput } from "@/core/inbox/schema";
import type { RuleReference } from "@/core/rule/output";
import { type EnforcementMode, modeSchema } from "@/core/rule/schema";
import { reader, withTransaction } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { setRecordStatus } from "../correction/set-status";
import { reopenRecompilation } from "../recompilation/reopen";
import { requirePermission } from "../require-permission";
import { reopenResolution } from "../resolution/reopen";
import { chainOf, getRule } from "../rule/internal";
import { reopenRule } from "../rule/reopen";
import { restoreRule } from "../rule/restore";
import type { RuleRow } from "../rule/select";
import { setRuleMode } from "../rule/set-mode";
import { toReference } from "../rule/to-reference";
import { wakeRule } from "../rule/wake";
import { withdrawMark } from "../signal/withdraw-mark";
import { reopenDeadlock } from "./answer-deadlock";
import { promptOf } from "./internal";

type Undo = (ctx: ProjectServiceContext, id: string) => Promise<RuleReference | null>;

const UNDO: Record<InboxKind, Undo> = {
  proposal: reopenOrWake,
  approval: reopenOrWake,
  conflict: async (ctx, id) => {
    await reopenResolution({ ctx, input: { resolutionId: id } });
    return null;
  },
  question: async (ctx, id) => {
    const { eventId, isKept } = await promptOf(ctx, id);
    if (isKept) await withdrawMark({ ctx, input: { eventId } });
    else await setRecordStatus({ ctx, input: { recordId: id, status: "open" } });
    return null;
  },
  promotion: restoreMode,
  demotion: restoreMode,
  deadlock: reopenDeadlock,
  recompilation: async (ctx, id) => {
    return (await reopenRecompilation({ ctx, input: { recompilationId: id } })).rule;
  },
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

/** Refused, the rule was put off; accepted, it was archived or got another mode. */
async function restoreMode(ctx: ProjectServiceContext, ruleId: string): Promise<RuleReference> {
  const rule = await getRule(reader(ctx), ctx, ruleId);
  if (rule.status === "archived") return (await restoreRule({ ctx, input: { ruleId } })).rule;
  if (rule.snoozedUntil && rule.snoozedUntil > ctx.now()) {
    return (await wakeRule({ ctx, input: { ruleId } })).rule;
  }
  const { mode, since } = await previousMode(ctx, rule);
  if (!mode) return toReference(rule);
  return withTransaction(ctx, async (tx, inner) => {
    const change = await setRuleMode({ ctx: inner, input: { ruleId, mode } });
    // As if it had never been changed: what spoke for the change still speaks for it.
    await tx.rule.update({ where: { id: ruleId }, data: { modeSince: since }, select: { id: true } });
    return change.rule;
  });
}

type Previous = { mode: EnforcementMode | null; since: Date | null };

/** The audit entry of the last change says what the mode was before, the one before that since when. */
async function previousMode(ctx: ProjectServiceContext, rule: RuleRow): Promise<Previous> {
  const [last, earlier] = await reader(ctx).auditEntry.findMany({
    where: { action: "rule.set_mode", entityId: rule.id, chain: chainOf(rule) },
    orderBy: { seq: "desc" },
    take: 2,
    select: { at: true, payload: { select: { before: true } } },
  });
  const before = z.object({ mode: modeSchema }).safeParse(last?.payload?.before).data;
  return { mode: before?.mode ?? null, since: earlier?.at ?? null };
}
