import { z } from "zod";
import { HeedError } from "@/core/errors";
import { rollbackInput } from "@/core/history/schema";
import type { UndoResult } from "@/core/rule/output";
import { type RuleStatus, ruleStatusSchema } from "@/core/rule/schema";
import { reader, type Transaction, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { observeFacts } from "../fact/observe";
import { requirePermission } from "../require-permission";
import type { ResolutionRow } from "../resolution/internal";
import { lockDecided } from "../resolution/take-back";
import { standingOf } from "../rule/approval";
import { checkCases } from "../rule/check-cases";
import { insertVersion } from "../rule/insert-rule";
import { chainOf, getRule, lockRule, moveRule } from "../rule/internal";
import { ruleNumber } from "../rule/number";
import { readVersion } from "../rule/read-version";
import { replaceRule } from "../rule/replace-rule";
import { type RuleRow, versionSelect } from "../rule/select";
import { auditedRule, toReference } from "../rule/to-reference";
import { getOwnResolution } from "./internal";

/**
 * Takes a rollback back, in one transaction: what it archived has its status again, and what it brought back gives way
 * to it. Whatever stood in between, nothing is in force that was not before the rollback.
 * @throws NOT_FOUND for somebody else's decision, FORBIDDEN for a shared rule below editor
 * @throws CONFLICT when the decision counts, or its rules have moved on since
 */
export async function undoRollback({
  ctx,
  input,
}: VerbArguments<z.input<typeof rollbackInput>>): Promise<UndoResult> {
  await requirePermission(ctx, "own:write");
  const { resolutionId } = rollbackInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    await lockDecided(tx, inner, await getOwnResolution(inner, resolutionId));
    // Read again behind the lock: two tabs may have taken it back.
    const resolution = await getOwnResolution(inner, resolutionId);
    if (!resolution.undoneAt)
      throw new HeedError("CONFLICT", "This decision counts: nothing was taken back.");
    const result = await REPEAT[resolution.action](tx, inner, resolution);
    await tx.resolution.update({
      where: { id: resolution.id },
      data: { undoneAt: null, undoneById: null },
      select: { id: true },
    });
    await emitAudit(tx, ctx, {
      action: "resolution.redo",
      chain: { kind: "user", subjectId: resolution.ownerId },
      entity: { type: "resolution", id: resolution.id },
      before: { line: resolution.decisionLine },
      after: { summary: result.summary },
    });
    return result;
  });
}

type Repeat = (tx: Transaction, ctx: ProjectServiceContext, resolution: ResolutionRow) => Promise<UndoResult>;

const REPEAT: Record<ResolutionRow["action"], Repeat> = {
  new: repeatRule,
  supersede: repeatReplacement,
  update: repeatVersion,
  noop: repeatRelapse,
  split: repeatWhole,
  undecided: async () => ({ summary: "The question waits again.", archived: [], activated: [] }),
};

async function repeatRule(tx: Transaction, ctx: ProjectServiceContext, resolution: ResolutionRow) {
  const rule = await bringBack(tx, ctx, resolution.resultRuleId);
  return { summary: saidOf([rule]), archived: [], activated: [toReference(rule)] };
}

/** The whole with those of its parts that went with it. */
async function repeatWhole(tx: Transaction, ctx: ProjectServiceContext, resolution: ResolutionRow) {
  const { recordId, undoneAt, resultRuleId } = resolution;
  const parts = await tx.resolution.findMany({
    where: { recordId, action: "new", undoneAt, result: { parentId: resultRuleId } },
    orderBy: { position: "asc" },
    select: { id: true, resultRuleId: true },
  });
  const rules: RuleRow[] = [await bringBack(tx, ctx, resultRuleId)];
  for (const part of parts) rules.push(await bringBack(tx, ctx, part.resultRuleId));
  await tx.resolution.updateMany({
    where: { id: { in: parts.map(({ id }) => id) } },
    data: { undoneAt: null, undoneById: null },
  });
  return { summary: saidOf(rules), archived: [], activated: rules.map(toReference) };
}

async function repeatReplacement(tx: Transaction, ctx: ProjectServiceContext, resolution: ResolutionRow) {
  const rule = await bringBack(tx, ctx, resolution.resultRuleId);
  const old = resolution.targetRuleId ? await getRule(tx, ctx, resolution.targetRuleId) : null;
  const givesWay = rule.status === "active" && (old?.status === "active" || old?.status === "paused");
  if (!old || !givesWay) return { summary: saidOf([rule]), archived: [], activated: [toReference(rule)] };
  const replaced = await replaceRule(tx, ctx, { old, by: rule, reason: resolution.decisionLine });
  const summary = `${numberOf(rule)} takes the place of ${numberOf(replaced)} again.`;
  return { summary, archived: [toReference(replaced)], activated: [toReference(rule)] };
}

/** The content of the refinement comes back as a new version, unless something was saved since. */
async function repeatVersion(tx: Transaction, ctx: ProjectServiceContext, resolution: ResolutionRow) {
  const { resultRuleId, targetVersion } = resolution;
  if (!resultRuleId || targetVersion === null) throw movedOn();
  const rule = await getRule(tx, ctx, resultRuleId);
  const versions = await tx.ruleVersion.findMany({
    where: { ruleId: rule.id, version: { in: [targetVersion, targetVersion + 1] } },
    orderBy: { version: "asc" },
    select: versionSelect,
  });
  const [old, refined] = versions;
  if (!refined || old?.contentHash !== rule.versions[0]?.contentHash) throw movedOn();
  const copied = readVersion(refined);
  const { report } = await checkCases(tx, ctx, { ruleId: rule.id, ...copied });
  const after = await insertVersion(tx, ctx, {
    ...{ rule, ...copied, report },
    reason: `Version ${refined.version} again: the rollback was taken back.`,
  });
  await auditBack(tx, ctx, rule, after);
  const summary = `${numberOf(after)} has the text of version ${refined.version} again.`;
  return { summary, archived: [], activated: [] };
}

async function repeatRelapse(tx: Transaction, ctx: ProjectServiceContext, { resultRuleId }: ResolutionRow) {
  if (!resultRuleId) return { summary: "Nothing had changed.", archived: [], activated: [] };
  const rule = await getRule(tx, ctx, resultRuleId);
  await tx.rule.update({
    where: { id: rule.id },
    data: { occurrences: { increment: 1 }, relapses: { increment: 1 } },
    select: { id: true },
  });
  await observeFacts(tx, ctx, { ruleId: rule.id, what: "confirmations", by: 1 });
  return { summary: `It counts as a failure of ${numberOf(rule)} again.`, archived: [], activated: [] };
}

/** An archived rule with the status that it had; of a shared one no more than two people agreed on. */
async function bringBack(
  tx: Transaction,
  ctx: ProjectServiceContext,
  ruleId: string | null,
): Promise<RuleRow> {
  if (ruleId === null) throw movedOn();
  const before = await lockRule(tx, ctx, ruleId);
  if (before.status !== "archived") throw movedOn();
  const was = await statusBefore(ctx, before);
  const standing = before.layer === "project" ? await standingOf(tx, before) : null;
  const mayCount = standing === null || standing.agreed || standing.alone;
  const after = await moveRule(tx, ctx, {
    rule: before,
    reason: "The rollback was taken back.",
    // Not a move of the lifecycle: a step is undone, as if it had not been made.
    data: mayCount || was !== "active" ? { status: was } : { status: "proposed" },
  });
  await auditBack(tx, ctx, before, after);
  return after;
}

/** The audit entry of the rollback says what the rule was; a proposal where its payload is erased. */
async function statusBefore(ctx: ProjectServiceContext, rule: RuleRow): Promise<RuleStatus> {
  const entry = await reader(ctx).auditEntry.findFirst({
    where: { action: "rule.undo", entityId: rule.id, chain: chainOf(rule) },
    orderBy: { seq: "desc" },
    select: { payload: { select: { before: true } } },
  });
  const before = z.object({ status: ruleStatusSchema }).safeParse(entry?.payload?.before).data;
  return before && before.status !== "archived" ? before.status : "proposed";
}

async function auditBack(tx: Transaction, ctx: ProjectServiceContext, before: RuleRow, after: RuleRow) {
  await emitAudit(tx, ctx, {
    action: "rule.restore",
    chain: chainOf(after),
    entity: { type: "rule", id: after.id },
    before: auditedRule(before),
    after: auditedRule(after),
  });
}

function numberOf({ layer, number }: RuleRow): string {
  return ruleNumber(layer, number);
}

function saidOf(rules: readonly RuleRow[]): string {
  const names = rules.map(numberOf).join(", ");
  return `${names} ${rules.length === 1 ? "is" : "are"} there again.`;
}

function movedOn(): HeedError {
  return new HeedError("CONFLICT", "The rules have changed since. Restore the one that you want.");
}
