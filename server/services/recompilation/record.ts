import type { CheckDifference, RecompilationOutcome } from "@/core/recompilation/schema";
import type { BacktestReport, RuleContent, VerificationReport } from "@/core/rule/schema";
import { sharedContent } from "@/core/rule/shared-content";
import { sharedTextProblem } from "@/core/rule/shared-text";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";
import { checkCases } from "../rule/check-cases";
import { contentOf, hashOf, jsonColumn } from "../rule/content";
import { chainOf, getRule } from "../rule/internal";
import type { RuleRow } from "../rule/select";
import { toReference } from "../rule/to-reference";

export type RecordRecompilation = {
  ruleId: string;
  version: number;
  compiler: string;
  /** Null: what it was compiled from is gone. */
  compiled: {
    content: RuleContent;
    report: VerificationReport | null;
    backtest: BacktestReport | null;
    difference: CheckDifference | null;
  } | null;
};

/**
 * Keeps what another compiler makes of a version in force, once a version and compiler. The rule itself does not change:
 * an equal artifact is only noted, another one waits for a person, and one that fails a case that people keep with the
 * rule is never offered (enforcement.md section 3, docs/decisions/0012-compiled-anew.md).
 * @returns null when the rule has moved on meanwhile or another worker was first
 */
export async function recordRecompilation({
  ctx,
  input,
}: VerbArguments<RecordRecompilation>): Promise<RecompilationOutcome | null> {
  await requirePermission(ctx, "own:write");
  const { ruleId, version, compiler } = input;
  return withTransaction(ctx, async (tx, inner) => {
    await tx.$queryRaw`select id from rules where id = ${ruleId}::uuid for update`;
    const rule = await getRule(tx, inner, ruleId);
    if (rule.status !== "active" || rule.currentVersion !== version) return null;
    const found = await judge(tx, inner, { rule, compiled: input.compiled });
    const { count } = await tx.recompilation.createMany({
      data: [
        {
          ...{ ruleId, version, compiler, outcome: found.outcome },
          ...{ projectId: ctx.project.id, ownerId: rule.ownerId, createdAt: ctx.now() },
          content: jsonColumn(found.compiled?.content),
          report: jsonColumn(found.compiled?.report),
          backtest: jsonColumn(found.compiled?.backtest),
          difference: jsonColumn(found.compiled?.difference),
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) return null;
    if (found.compiled === null) return found.outcome;
    const isShared = rule.layer === "project";
    await notifyLive(tx, {
      ...{ kind: "rule", id: rule.id, sessionId: null, projectId: rule.projectId },
      ownerId: isShared ? null : rule.ownerId,
    });
    await emitAudit(tx, ctx, {
      action: "rule.recompile",
      chain: chainOf(rule),
      entity: { type: "rule", id: rule.id },
      before: { ...toReference(rule), version, contentHash: rule.versions[0]?.contentHash },
      after: { compiler, outcome: found.outcome, contentHash: hashOf(found.compiled.content) },
    });
    return found.outcome;
  });
}

type Found = { outcome: RecompilationOutcome; compiled: RecordRecompilation["compiled"] };

async function judge(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { rule, compiled }: { rule: RuleRow; compiled: RecordRecompilation["compiled"] },
): Promise<Found> {
  if (!compiled) return { outcome: "unknown", compiled: null };
  const current = rule.versions[0];
  const told = rule.layer === "project" && current ? toldToOthers(compiled, contentOf(current)) : compiled;
  const { content } = told;
  if (hashOf(content) === current?.contentHash) return { outcome: "same", compiled: null };
  // What may not be told to others cannot be offered: the version that they agreed on stays.
  if (rule.layer === "project" && sharedTextProblem(content)) return { outcome: "unknown", compiled: null };
  const { report, failed } = await checkCases(tx, ctx, { ruleId: rule.id, content, report: told.report });
  return { outcome: failed.length > 0 ? "blocked" : "waiting", compiled: { ...told, report } };
}

/**
 * As when the rule was proposed, and nothing of the work of its author (trust.md section 5): of an own rule the
 * recipe's words; who typed it for everybody, or picked it, has chosen the words that stand there.
 */
function toldToOthers({ content }: NonNullable<RecordRecompilation["compiled"]>, current: RuleContent) {
  const inTheirWords = sharedContent(current, { isLearned: true }).content;
  const isTold = hashOf(inTheirWords) === hashOf(current);
  const told = isTold ? sharedContent(content, { isLearned: true }).content : content;
  return { content: told, report: null, backtest: null, difference: null };
}
