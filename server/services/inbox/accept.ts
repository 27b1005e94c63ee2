import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { parseItemId } from "@/core/inbox/item-id";
import { acceptInboxInput, type InboxKind, type InboxResult } from "@/core/inbox/schema";
import { demotionOf, type ModeFacts, promotionOf } from "@/core/rule/mode-change";
import type { RuleReference } from "@/core/rule/output";
import type { EnforcementMode } from "@/core/rule/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { acceptRecompilation } from "../recompilation/accept";
import { requirePermission } from "../require-permission";
import { decideResolution } from "../resolution/decide";
import { activateRule } from "../rule/activate";
import { standingOf } from "../rule/approval";
import { approveRule } from "../rule/approve";
import { archiveRule } from "../rule/archive";
import { getRule } from "../rule/internal";
import { readModeFacts } from "../rule/read-mode-facts";
import { setRuleMode } from "../rule/set-mode";
import { markSignal } from "../signal/mark";
import { settleDeadlock } from "./answer-deadlock";
import { isUnfounded, promptOf } from "./internal";

type Input = z.output<typeof acceptInboxInput>;
type Done = { summary: string; rule: RuleReference | null };
type Accept = (ctx: ProjectServiceContext, id: string, input: Input) => Promise<Done>;

const ACCEPT: Record<InboxKind, Accept> = {
  proposal: async (ctx, id, { mode }) => {
    const { rule } = await activateRule({ ctx, input: { ruleId: id, mode } });
    return { summary: `${rule.number} is in force.`, rule };
  },
  approval: async (ctx, id, { contentHash, mode, acknowledgedCommands }) => {
    if (!contentHash) throw new HeedError("INVALID", "Approve what you saw: send its hash.");
    const { rule } = await approveRule({
      ctx,
      input: { ruleId: id, contentHash, mode, acknowledgedCommands },
    });
    return { summary: `${rule.number} counts for everybody in the project.`, rule };
  },
  conflict: async (ctx, id, { choice = "replace" }) => {
    const { rule } = await decideResolution({ ctx, input: { resolutionId: id, choice } });
    return { summary: rule ? `${rule.number} is in force.` : "The older rule stays as it is.", rule };
  },
  question: async (ctx, id) => {
    const { eventId } = await promptOf(ctx, id);
    await markSignal({ ctx, input: { eventId, verdict: "correction" } });
    return { summary: "Heed learns from it now.", rule: null };
  },
  promotion: async (ctx, id, { mode }) => {
    const stricter = mode ?? (await proposedMode(ctx, id, promotionOf)) ?? "remind";
    const { rule } = await setRuleMode({ ctx, input: { ruleId: id, mode: stricter } });
    const waits = rule.layer === "project" && (await standingOfRule(ctx, rule.id)).waits;
    const done = waits ? `${stricter} waits for a second person` : `${rule.number} is set to ${stricter}`;
    return { summary: `${done}.`, rule };
  },
  demotion: async (ctx, id, { mode }) => {
    if (await isUnfounded(ctx, id)) {
      const { rule } = await archiveRule({
        ctx,
        input: { ruleId: id, reason: "All of its facts are retired." },
      });
      return { summary: `${rule.number} is archived.`, rule };
    }
    const milder = mode ?? (await proposedMode(ctx, id, demotionOf)) ?? "observe";
    const { rule } = await setRuleMode({ ctx, input: { ruleId: id, mode: milder } });
    return { summary: `${rule.number} is set to ${milder}.`, rule };
  },
  deadlock: settleDeadlock,
  recompilation: async (ctx, id) => {
    const { rule } = await acceptRecompilation({ ctx, input: { recompilationId: id } });
    const waits = rule.layer === "project" && (await standingOfRule(ctx, rule.id)).waits;
    const then = waits ? "waits for a second person" : "is in force";
    return { summary: `The new check of ${rule.number} ${then}.`, rule };
  },
};

/** Says yes to an item, whatever its kind; the verbs behind it check, write and audit. */
export async function acceptInboxItem({
  ctx,
  input,
}: VerbArguments<z.input<typeof acceptInboxInput>>): Promise<InboxResult> {
  await requirePermission(ctx, "own:write");
  const parsed = acceptInboxInput.parse(input);
  const { kind, id } = parseItemId(parsed.itemId);
  return { itemId: parsed.itemId, ...(await ACCEPT[kind](ctx, id, parsed)) };
}

async function standingOfRule(ctx: ProjectServiceContext, ruleId: string) {
  const standing = await standingOf(reader(ctx), await getRule(reader(ctx), ctx, ruleId));
  return { waits: standing.waits && !standing.alone };
}

/** The mode that the item asked for, judged anew: a count may have moved since it was shown. */
async function proposedMode(
  ctx: ProjectServiceContext,
  ruleId: string,
  change: (facts: ModeFacts) => EnforcementMode | null,
): Promise<EnforcementMode | null> {
  const facts = await readModeFacts(ctx, [await getRule(reader(ctx), ctx, ruleId)]);
  const of = facts.get(ruleId);
  return of ? change(of) : null;
}
