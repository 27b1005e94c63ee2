import type { z } from "zod";
import { parseItemId } from "@/core/inbox/item-id";
import { type InboxKind, type InboxResult, inboxItemIdInput } from "@/core/inbox/schema";
import type { RuleReference } from "@/core/rule/output";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { setRecordStatus } from "../correction/set-status";
import { dismissRecompilation } from "../recompilation/dismiss";
import { requirePermission } from "../require-permission";
import { decideResolution } from "../resolution/decide";
import { dismissRule } from "../rule/dismiss";
import { snoozeRule } from "../rule/snooze";
import { markSignal } from "../signal/mark";
import { leaveDeadlock } from "./answer-deadlock";
import { promptOf } from "./internal";

type Done = { summary: string; rule: RuleReference | null };
type Dismiss = (ctx: ProjectServiceContext, id: string) => Promise<Done>;

/** A refused change of mode is not asked again for so long. */
const REST_DAYS = 90;

const DISMISS: Record<InboxKind, Dismiss> = {
  proposal: refuseRule,
  approval: refuseRule,
  conflict: async (ctx, id) => {
    await decideResolution({ ctx, input: { resolutionId: id, choice: "keep_old" } });
    return { summary: "Nothing changes.", rule: null };
  },
  question: async (ctx, id) => {
    const { eventId, isKept } = await promptOf(ctx, id);
    if (isKept) await markSignal({ ctx, input: { eventId, verdict: "none" } });
    else await setRecordStatus({ ctx, input: { recordId: id, status: "dismissed" } });
    return { summary: "Not a correction.", rule: null };
  },
  promotion: keepMode,
  demotion: keepMode,
  deadlock: leaveDeadlock,
  recompilation: async (ctx, id) => {
    const { rule } = await dismissRecompilation({ ctx, input: { recompilationId: id } });
    return { summary: `${rule.number} keeps its check.`, rule };
  },
};

/** Says no to an item, whatever its kind; the verbs behind it check, write and audit. */
export async function dismissInboxItem({
  ctx,
  input,
}: VerbArguments<z.input<typeof inboxItemIdInput>>): Promise<InboxResult> {
  await requirePermission(ctx, "own:write");
  const { itemId } = inboxItemIdInput.parse(input);
  const { kind, id } = parseItemId(itemId);
  return { itemId, ...(await DISMISS[kind](ctx, id)) };
}

async function refuseRule(ctx: ProjectServiceContext, id: string): Promise<Done> {
  const { rule } = await dismissRule({ ctx, input: { ruleId: id } });
  return { summary: `${rule.number} is dismissed.`, rule };
}

async function keepMode(ctx: ProjectServiceContext, id: string): Promise<Done> {
  const { rule } = await snoozeRule({ ctx, input: { ruleId: id, days: REST_DAYS } });
  return { summary: `${rule.number} stays as it is.`, rule };
}
