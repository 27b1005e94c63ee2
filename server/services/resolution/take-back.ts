import type { ResolutionAction } from "@/core/resolution/schema";
import type { RuleReference } from "@/core/rule/output";
import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { observeFacts } from "../fact/observe";
import { checkCases } from "../rule/check-cases";
import { insertVersion } from "../rule/insert-rule";
import { chainOf, getRule, lockRows, lockRule, moveRule } from "../rule/internal";
import { ruleNumber } from "../rule/number";
import { readVersion } from "../rule/read-version";
import { type RuleRow, versionSelect } from "../rule/select";
import { auditedRule, toReference } from "../rule/to-reference";
import type { ResolutionRow } from "./internal";
import { findReplaced, heirOf, keepReplaced } from "./keep-replaced";

/** What a taken-back decision changed; both lists may be empty. `stays` names the rule that keeps an older one replaced. */
export type TakenBack = {
  summary: string;
  archived: RuleReference[];
  activated: RuleReference[];
  stays?: string;
};
type TakeBack = (
  tx: Transaction,
  ctx: ProjectServiceContext,
  resolution: ResolutionRow,
) => Promise<TakenBack>;

const TAKE_BACK: Record<ResolutionAction, TakeBack> = {
  new: takeBackRule,
  supersede: takeBackReplacement,
  update: takeBackVersion,
  noop: takeBackRelapse,
  undecided: async () => ({ summary: "The question was closed.", archived: [], activated: [] }),
  split: takeBackWhole,
};

/** Their undoing changes what is in force, and not only a count. */
const MOVES: readonly ResolutionAction[] = ["new", "supersede", "update", "split"];

/**
 * Reverses the effect of one decision and marks it undone. Runs inside a verb's transaction; writes the audit
 * entries of the rules that it moves.
 * @throws FORBIDDEN where the actor may not change one of its rules (any more): the decision alone gives no right
 */
export async function takeBack(
  tx: Transaction,
  ctx: ProjectServiceContext,
  resolution: ResolutionRow,
): Promise<TakenBack> {
  await lockDecided(tx, ctx, resolution);
  const result = await TAKE_BACK[resolution.action](tx, ctx, resolution);
  await tx.resolution.update({
    where: { id: resolution.id },
    data: { undoneAt: ctx.now(), undoneById: ctx.actor.userId },
    select: { id: true },
  });
  await emitAudit(tx, ctx, {
    action: "resolution.undo",
    chain: { kind: "user", subjectId: resolution.ownerId },
    entity: { type: "resolution", id: resolution.id },
    before: { line: resolution.decisionLine },
    after: { summary: result.summary },
  });
  return result;
}

/**
 * Locks the rules that a decision moves, until commit.
 * @throws FORBIDDEN where the actor may not change one of them
 */
export async function lockDecided(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { action, resultRuleId, targetRuleId }: ResolutionRow,
): Promise<void> {
  if (!MOVES.includes(action)) return;
  const ids = [resultRuleId, action === "supersede" ? targetRuleId : null].filter((id) => id !== null);
  await lockRows(tx, ids);
  for (const id of ids) await lockRule(tx, ctx, id);
}

async function takeBackRule(tx: Transaction, ctx: ProjectServiceContext, { resultRuleId }: ResolutionRow) {
  const archived = await archiveNewcomer(tx, ctx, resultRuleId);
  const names = archived.map(({ number }) => number).join(", ");
  const summary = archived.length > 0 ? `${names} is archived.` : "The rule was out of force already.";
  return { summary, archived, activated: [] };
}

/** The whole goes with those of its parts that the same message made. */
async function takeBackWhole(tx: Transaction, ctx: ProjectServiceContext, resolution: ResolutionRow) {
  const { resultRuleId, recordId } = resolution;
  const made = await tx.resolution.findMany({
    where: { recordId, action: "new", undoneAt: null, result: { parentId: resultRuleId } },
    select: { id: true, resultRuleId: true },
  });
  const archived = await archiveNewcomer(tx, ctx, resultRuleId);
  for (const part of made) archived.push(...(await archiveNewcomer(tx, ctx, part.resultRuleId)));
  await tx.resolution.updateMany({
    where: { id: { in: made.map(({ id }) => id) } },
    data: { undoneAt: ctx.now(), undoneById: ctx.actor.userId },
  });
  const [whole] = archived;
  const parts = archived.length - 1;
  const summary = whole
    ? `${whole.number} and the ${parts} ${parts === 1 ? "rule" : "rules"} under it are archived.`
    : "There was nothing to take back.";
  return { summary, archived, activated: [] };
}

/**
 * Activates the old rule again and archives the newcomer, in this one transaction. Where a rule that descends from the
 * newcomer holds the place, the old one stays replaced: two rules that contradict each other are never in force.
 */
async function takeBackReplacement(tx: Transaction, ctx: ProjectServiceContext, resolution: ResolutionRow) {
  const gone = resolution.resultRuleId ? await getRule(tx, ctx, resolution.resultRuleId) : null;
  const archived = await archiveNewcomer(tx, ctx, resolution.resultRuleId);
  const old = await findReplaced(tx, ctx, resolution);
  if (!old || !gone) {
    return { summary: "The newer rule is archived; the older one had moved on.", archived, activated: [] };
  }
  const heir = await heirOf(tx, ctx, gone);
  if (heir) {
    const stays = await keepReplaced(tx, ctx, { old, gone, heir });
    const number = ruleNumber(gone.layer, gone.number);
    return { summary: `${number} is archived. ${stays}`, archived, activated: [], stays };
  }
  const by = archived[0]?.number;
  const after = await moveRule(tx, ctx, {
    rule: old,
    to: "active",
    reason: `In force again: ${by ?? "its successor"} was taken back.`,
  });
  await emitAudit(tx, ctx, {
    action: "rule.restore",
    chain: chainOf(after),
    entity: { type: "rule", id: after.id },
    before: auditedRule(old),
    after: auditedRule(after),
  });
  await observeFacts(tx, ctx, { ruleId: after.id, what: "contradictions", by: -1 });
  const activated = [toReference(after)];
  const number = ruleNumber(after.layer, after.number);
  return { summary: `${number} is in force again${by ? `, ${by} is archived` : ""}.`, archived, activated };
}

/** The content before the refinement comes back as a new version. */
async function takeBackVersion(tx: Transaction, ctx: ProjectServiceContext, resolution: ResolutionRow) {
  if (!resolution.resultRuleId || resolution.targetVersion === null) {
    return { summary: "The question was closed.", archived: [], activated: [] };
  }
  const rule = await getRule(tx, ctx, resolution.resultRuleId);
  const old = await tx.ruleVersion.findFirstOrThrow({
    where: { ruleId: rule.id, version: resolution.targetVersion },
    select: versionSelect,
  });
  const copied = readVersion(old);
  // What was taken back never waits for a case; the report says which of them fail.
  const { report } = await checkCases(tx, ctx, { ruleId: rule.id, ...copied });
  const after = await insertVersion(tx, ctx, {
    ...{ rule, ...copied, report },
    reason: `Version ${old.version} again: a refinement was taken back.`,
  });
  await emitAudit(tx, ctx, {
    action: "rule.restore",
    chain: chainOf(after),
    entity: { type: "rule", id: after.id },
    before: auditedRule(rule),
    after: auditedRule(after),
  });
  const number = ruleNumber(after.layer, after.number);
  return { summary: `${number} has the text of version ${old.version} again.`, archived: [], activated: [] };
}

async function takeBackRelapse(tx: Transaction, ctx: ProjectServiceContext, { resultRuleId }: ResolutionRow) {
  if (!resultRuleId) return { summary: "Nothing had changed.", archived: [], activated: [] };
  const rule = await getRule(tx, ctx, resultRuleId);
  await tx.rule.update({
    where: { id: rule.id },
    data: {
      occurrences: Math.max(1, rule.occurrences - 1),
      relapses: Math.max(0, rule.relapses - 1),
    },
    select: { id: true },
  });
  await observeFacts(tx, ctx, { ruleId: rule.id, what: "confirmations", by: -1 });
  const number = ruleNumber(rule.layer, rule.number);
  return { summary: `It no longer counts as a failure of ${number}.`, archived: [], activated: [] };
}

async function archiveNewcomer(
  tx: Transaction,
  ctx: ProjectServiceContext,
  ruleId: string | null,
): Promise<RuleReference[]> {
  const rule = ruleId ? await getRule(tx, ctx, ruleId) : null;
  if (!rule || rule.status === "archived" || rule.status === "dismissed") return [];
  return [toReference(await archiveUndone(tx, ctx, rule))];
}

async function archiveUndone(tx: Transaction, ctx: ProjectServiceContext, rule: RuleRow): Promise<RuleRow> {
  const after = await moveRule(tx, ctx, { rule, to: "archived", reason: "Taken back." });
  await emitAudit(tx, ctx, {
    action: "rule.undo",
    chain: chainOf(after),
    entity: { type: "rule", id: after.id },
    before: auditedRule(rule),
    after: auditedRule(after),
  });
  return after;
}
