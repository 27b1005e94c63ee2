import { compile } from "@/core/compilation/compile";
import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import { HeedError } from "@/core/errors";
import { ruleCandidateSchema } from "@/core/extraction/schema";
import { decisionLine } from "@/core/resolution/decision-line";
import { activate } from "@/core/rule/activation";
import type { RuleReference } from "@/core/rule/output";
import type { Transaction } from "@/server/db/transaction";
import { reader, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { recordSelect, storedAction } from "../correction/internal";
import { getOwnResolution } from "../history/internal";
import { requirePermission } from "../require-permission";
import { personalPolicy } from "../rule/activation-of";
import { applyLesson } from "../rule/apply-lesson";
import { getRule } from "../rule/internal";
import { ruleNumber } from "../rule/number";
import { toReference } from "../rule/to-reference";
import { personOf } from "../rule/visibility";
import type { ResolutionRow } from "./internal";

export type Choice = "keep_both" | "replace" | "keep_old";
type Decide = { resolutionId: string; choice: Choice };

/**
 * A person decides what the resolver left open: both count, the newcomer replaces or refines the old rule, or the old
 * one stays as it is.
 * @throws NOT_FOUND, CONFLICT when it was decided in between
 */
export async function decideResolution({
  ctx,
  input: { resolutionId, choice },
}: VerbArguments<Decide>): Promise<{ rule: RuleReference | null }> {
  await requirePermission(ctx, "own:write");
  return withTransaction(ctx, async (tx, inner) => {
    await tx.$queryRaw`select id from resolutions where id = ${resolutionId}::uuid for update`;
    const resolution = await getOwnResolution(inner, resolutionId);
    if (resolution.resultRuleId || resolution.undoneAt)
      throw new HeedError("CONFLICT", "This is decided already.");
    const action = await actionOf(inner, resolution, choice);
    if (action === "keep_old") await close(tx, inner, resolution);
    else await carryOut(tx, inner, resolution, action);
    await emitAudit(tx, ctx, {
      action: "resolution.decide",
      chain: { kind: "user", subjectId: personOf(ctx) },
      entity: { type: "resolution", id: resolution.id },
      before: { line: resolution.decisionLine },
      after: { choice },
    });
    const decided = await getOwnResolution(inner, resolutionId);
    return { rule: decided.result ? toReference(decided.result) : null };
  });
}

type Carried = "new" | "supersede" | "update";

async function actionOf(
  ctx: ProjectServiceContext,
  { action, targetRuleId }: ResolutionRow,
  choice: Choice,
): Promise<Carried | "keep_old"> {
  if (choice === "keep_old") return "keep_old";
  if (choice === "keep_both" || !targetRuleId) return "new";
  // One person's word changes no rule of the project: it becomes their own exception from it.
  const { layer } = await getRule(reader(ctx), ctx, targetRuleId);
  if (layer === "project") return "new";
  return action === "update" ? "update" : "supersede";
}

async function close(tx: Transaction, ctx: ProjectServiceContext, { id }: ResolutionRow): Promise<void> {
  const data = { undoneAt: ctx.now(), undoneById: ctx.actor.userId, decidedBy: "person" };
  await tx.resolution.update({ where: { id }, data, select: { id: true } });
}

async function carryOut(
  tx: Transaction,
  ctx: ProjectServiceContext,
  resolution: ResolutionRow,
  action: Carried,
): Promise<void> {
  const candidate = ruleCandidateSchema.parse(resolution.candidate);
  const record = await tx.correctionRecord.findFirst({
    where: { id: resolution.recordId ?? "", ownerId: personOf(ctx) },
    select: recordSelect,
  });
  if (!record) throw new HeedError("CONFLICT", "The words that it came from are gone.");
  const act = storedAction(record.action) ?? undefined;
  const accepted = storedAction(record.accepted) ?? undefined;
  const wished = { candidate, ...(act && { act }), ...(accepted && { accepted }) };
  const compiled = { ...compile(wished), act: act ?? null, compiler: COMPILER_VERSION };
  const target = resolution.targetRuleId ? await getRule(tx, ctx, resolution.targetRuleId) : null;
  const name = target ? ruleNumber(target.layer, target.number) : null;
  const reason = "you decided so.";
  const decision = {
    ...{ position: resolution.position, action, reason, localException: false, compared: [] },
    target: action === "new" ? null : resolution.targetRuleId,
    line: decisionLine(action, name, reason),
  };
  const policy = await personalPolicy(tx, record.ownerId);
  const wish = { policy, layer: "personal", source: "user_stated", author: "human" } as const;
  // The person has just said so: what keeps a rule from counting by itself no longer matters, only how.
  const how = activate({ ...wish, content: compiled.content, report: compiled.report, backtest: null });
  await tx.resolution.update({
    where: { id: resolution.id },
    data: { action, decisionLine: decision.line, decidedBy: "person", targetRuleId: decision.target },
    select: { id: true },
  });
  await applyLesson(tx, ctx, {
    lesson: { candidate, decision, compiled, backtest: null },
    activation: { ...how, status: "active", reasons: ["You decided so."] },
    record,
    resolutionId: resolution.id,
  });
}
