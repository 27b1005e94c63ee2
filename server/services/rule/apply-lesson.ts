import { HeedError } from "@/core/errors";
import type { ResolutionAction } from "@/core/resolution/schema";
import type { Activation } from "@/core/rule/activation";
import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import type { RecordRow } from "../correction/internal";
import { countOccurrence } from "../family/count-occurrence";
import { isRefused } from "../family/is-refused";
import { readSaid } from "../family/read-said";
import { createNotice } from "../notice/create";
import { learnedText } from "../notice/learned-text";
import { AWAITS_PROVENANCE, FOUND_IN_PAST } from "./activation-of";
import { addEvidence } from "./add-evidence";
import { checkCases, failedCaseText } from "./check-cases";
import { replayAgain, takeUp } from "./confirm-learned";
import { insertRule, insertVersion } from "./insert-rule";
import { chainOf, getRule } from "./internal";
import type { Lesson } from "./lesson";
import { ruleNumber } from "./number";
import { putRefinement } from "./put-refinement";
import { recordRelapse } from "./record-relapse";
import { replaceRule } from "./replace-rule";
import type { RuleRow } from "./select";
import { auditedRule } from "./to-reference";

export type Application = {
  lesson: Lesson;
  activation: Activation;
  record: RecordRow;
  resolutionId: string;
};
type Apply = (tx: Transaction, ctx: ProjectServiceContext, application: Application) => Promise<void>;

const APPLY: Record<ResolutionAction, Apply> = {
  new: learnNew,
  supersede: learnReplacement,
  update: learnRefinement,
  noop: learnRelapse,
  // Both wait in the inbox; the decision line says why.
  undecided: async () => {},
  split: async () => {},
};

/** Gives one decision its effect in the library, with its audit entries. Runs inside a verb's transaction. */
export function applyLesson(tx: Transaction, ctx: ProjectServiceContext, application: Application) {
  return APPLY[application.lesson.decision.action](tx, ctx, application);
}

async function learnNew(tx: Transaction, ctx: ProjectServiceContext, application: Application) {
  const rule = await insertLearned(tx, ctx, application, null);
  const { refines } = application.lesson.decision;
  if (rule && refines) await putRefinement(tx, ctx, { rule, parentId: refines });
}

/** The old rule keeps its place until the newcomer is in force. */
async function learnReplacement(tx: Transaction, ctx: ProjectServiceContext, application: Application) {
  const { target, line } = application.lesson.decision;
  const old = target ? await getRule(tx, ctx, target) : null;
  const rule = await insertLearned(tx, ctx, application, old);
  if (rule && old && rule.status === "active") await replaceRule(tx, ctx, { old, by: rule, reason: line });
}

async function insertLearned(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { lesson, activation, record, resolutionId }: Application,
  replaces: RuleRow | null,
): Promise<RuleRow | null> {
  const { candidate, compiled, backtest, decision } = lesson;
  if (!compiled || (await isRefused(tx, ctx, candidate))) return null;
  const { status, mode, reasons } = activation;
  const session = await tx.agentSession.findUnique({
    where: { id: record.sessionId },
    select: { hostSessionId: true },
  });
  const rule = await insertRule(tx, ctx, {
    ...{ content: compiled.content, report: compiled.report, backtest, status, mode },
    compiler: compiled.compiler ?? null,
    ...{ layer: "personal", scope: candidate.scope, ownerId: record.ownerId, source: candidate.source },
    reason: decision.reason,
    statusReason: reasons.join(" "),
    hostSessionId: session?.hostSessionId ?? null,
    localException: decision.localException,
  });
  const kind = record.label === "preference" ? "preference" : "correction";
  const { directive, words } = candidate;
  await addEvidence(tx, {
    ...{ ruleId: rule.id, version: 1, kind, record, directive, at: ctx.now() },
    excerpt: record.words || words,
  });
  await countOccurrence(tx, { ...rule, ...readSaid(record, candidate) });
  await tx.resolution.update({
    where: { id: resolutionId },
    data: { resultRuleId: rule.id, targetVersion: replaces?.currentVersion ?? null },
    select: { id: true },
  });
  // While it waits for the transcript there is nothing to tell yet; a backfill has told its list itself.
  if (rule.statusReason !== AWAITS_PROVENANCE && rule.statusReason !== FOUND_IN_PAST) {
    await createNotice(tx, ctx, {
      ruleId: rule.id,
      text: learnedText({
        ...{ ...compiled, number: ruleNumber(rule.layer, rule.number), status, mode },
        replaces: replaces ? ruleNumber(replaces.layer, replaces.number) : null,
      }),
    });
  }
  await emitAudit(tx, ctx, {
    action: "rule.create",
    chain: chainOf(rule),
    entity: { type: "rule", id: rule.id },
    after: { ...auditedRule(rule), decision: decision.line },
  });
  return rule;
}

/** A new version of an own rule; while it is only proposed, the decision waits in the inbox. */
async function learnRefinement(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { lesson, activation, record, resolutionId }: Application,
) {
  const { candidate, compiled, backtest, decision } = lesson;
  if (!compiled || !decision.target || activation.status !== "active") return;
  const before = await getRule(tx, ctx, decision.target);
  const { content, compiler = null } = compiled;
  const checked = await checkCases(tx, ctx, { ruleId: before.id, content, report: compiled.report });
  const problem = failedCaseText(checked.failed);
  if (problem) return keepForCases(tx, ctx, { resolutionId, problem });
  const rule = await insertVersion(tx, ctx, {
    ...{ rule: before, content, report: checked.report, backtest, compiler },
    reason: decision.line,
  });
  const { directive } = candidate;
  await addEvidence(tx, {
    ...{ ruleId: rule.id, version: rule.currentVersion, kind: "refinement", record, directive },
    ...{ excerpt: record.words, at: ctx.now() },
  });
  await countOccurrence(tx, { ...rule, ...readSaid(record, candidate) });
  await tx.resolution.update({
    where: { id: resolutionId },
    data: { resultRuleId: rule.id, targetVersion: before.currentVersion },
    select: { id: true },
  });
  const number = ruleNumber(rule.layer, rule.number);
  await createNotice(tx, ctx, {
    ruleId: rule.id,
    text: learnedText({
      ...{ ...compiled, number, status: rule.status, mode: rule.mode },
      replaces: `version ${before.currentVersion}`,
    }),
  });
  await emitAudit(tx, ctx, {
    action: "rule.revise",
    chain: chainOf(rule),
    entity: { type: "rule", id: rule.id },
    before: auditedRule(before),
    after: auditedRule(rule),
  });
}

/**
 * A case that people keep with the rule outweighs a refinement: the decision waits in the inbox and says which case
 * speaks against it. Of a person who decides so, the answer is refused.
 */
async function keepForCases(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { resolutionId, problem }: { resolutionId: string; problem: string },
): Promise<void> {
  const reason = `Not changed: ${problem}`;
  if (ctx.actor.type !== "system_job") {
    throw new HeedError("INVALID", `${reason} Remove the case from the rule, or keep the rule as it is.`);
  }
  await tx.resolution.update({ where: { id: resolutionId }, data: { reason }, select: { id: true } });
}

async function learnRelapse(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { lesson, activation, record, resolutionId }: Application,
) {
  const { decision, candidate, compiled } = lesson;
  if (!decision.target) return;
  const rule = await getRule(tx, ctx, decision.target);
  await recordRelapse(tx, ctx, { rule, record, directive: candidate.directive, resolutionId });
  const isOwn = rule.layer === "personal" && rule.ownerId === record.ownerId;
  if (!isOwn || rule.status !== "proposed" || !compiled) return;
  const current = await replayAgain(tx, ctx, rule, lesson);
  await takeUp(tx, ctx, { lesson, activation, rule: current });
}
