import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { approveRuleInput } from "@/core/rule/input";
import { isStricter } from "@/core/rule/mode-order";
import type { RuleChange } from "@/core/rule/output";
import type { EnforcementMode } from "@/core/rule/schema";
import { toldCommands } from "@/core/rule/told-commands";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { requireProvedAddress } from "../account/require-proved-address";
import { requireRecentSignIn } from "../account/require-recent-sign-in";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { approveBlockedBecause, canBeApproved } from "./abilities";
import { standingOf } from "./approval";
import { contentOf } from "./content";
import { chainOf, getRule, moveRule } from "./internal";
import type { VersionRow } from "./select";
import { auditedRule, toChange } from "./to-reference";
import { personOf } from "./visibility";

/**
 * A second person's consent to exactly this content, up to this mode; it is then in force for everybody. Only in a
 * web session whose sign-in is younger than an hour, never by token, never of what one wrote or proposed oneself
 * (trust.md section 5). Whoever is alone in a project only puts their own rule in force: that is no approval.
 * @throws PRECONDITION with the reason; its field `session` is set when signing in again is all that is missing, its
 *   field `acknowledgedCommands` names what every agent will run
 * @throws CONFLICT when the content is another by now, for a stricter mode than was proposed, and for what was
 *   withdrawn, dismissed or paused meanwhile
 */
export async function approveRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof approveRuleInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "rule:approve");
  const { ruleId, contentHash, mode, acknowledgedCommands } = approveRuleInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    await tx.$queryRaw`select id from rules where id = ${ruleId}::uuid for update`;
    // Again behind the lock: they may have lost the right while they waited.
    await requirePermission(inner, "rule:approve");
    const before = await getRule(tx, inner, ruleId);
    const version = before.versions[0];
    if (before.layer !== "project" || !version)
      throw new HeedError("CONFLICT", "Own rules need no approval.");
    if (!canBeApproved(before)) {
      throw new HeedError("CONFLICT", `It is ${before.status} by now: nobody asks for an approval any more.`);
    }
    const { alone, authorIds } = await standingOf(tx, before);
    const isMine = authorIds.includes(personOf(ctx));
    const blocked = approveBlockedBecause(inner, { isMine, alone });
    if (blocked) throw new HeedError("PRECONDITION", blocked);
    requireRecentSignIn(inner);
    if (version.contentHash !== contentHash) {
      throw new HeedError("CONFLICT", "The rule has changed since you looked at it. Read it again.");
    }
    const agreed = mode ?? before.mode;
    if (!isMine) {
      await requireProvedAddress(tx, requirePerson(inner));
      requireProposedMode(agreed, before.mode);
      requireAcknowledged(version, acknowledgedCommands);
      await consent(tx, inner, { version, mode: agreed });
    }
    const after = await moveRule(tx, inner, {
      rule: before,
      to: "active",
      reason: isMine ? "In force: you are alone in this project." : "Approved by a second person.",
      data: { mode: agreed },
    });
    await emitAudit(tx, ctx, {
      action: isMine ? "rule.activate" : "rule.approve",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: { ...auditedRule(after), contentHash },
    });
    return toChange(after);
  });
}

function requireProposedMode(agreed: EnforcementMode, proposed: EnforcementMode): void {
  if (!isStricter(agreed, proposed)) return;
  const message = `“${proposed}” was proposed. Approve that, or set the rule to “${agreed}” and let somebody else approve it.`;
  throw new HeedError("CONFLICT", message, { fieldErrors: { mode: [message] } });
}

function requireAcknowledged(version: VersionRow, acknowledged: readonly string[]): void {
  const unseen = toldCommands(contentOf(version)).filter((command) => !acknowledged.includes(command));
  if (unseen.length === 0) return;
  throw new HeedError("PRECONDITION", `Every agent will run this: ${unseen.join(" · ")}. Tick it first.`, {
    fieldErrors: { acknowledgedCommands: unseen },
  });
}

async function consent(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { version, mode }: { version: VersionRow; mode: EnforcementMode },
): Promise<void> {
  const approverId = personOf(ctx);
  const approval = { contentHash: version.contentHash, mode, approverId, createdAt: ctx.now() };
  await tx.approval.upsert({
    where: { ruleVersionId_approverId: { ruleVersionId: version.id, approverId } },
    create: { ruleVersionId: version.id, ...approval },
    update: approval,
    select: { id: true },
  });
}
