import type { z } from "zod";
import { type ImportLine, type ImportReport, importInput } from "@/core/import/schema";
import { maskText } from "@/core/redaction/mask-text";
import { decisionLine } from "@/core/resolution/decision-line";
import type { RuleReference } from "@/core/rule/output";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { recordFactChanges } from "../fact/record-change";
import { requirePermission } from "../require-permission";
import { jsonColumn } from "../rule/content";
import { insertRule } from "../rule/insert-rule";
import { chainOf } from "../rule/internal";
import { auditedRule, toReference } from "../rule/to-reference";
import { personOf } from "../rule/visibility";
import { excerptOf, IMPORT_EVIDENCE, type PlannedLine, type PlannedWish, planLines } from "./internal";
import { readLines } from "./read-lines";

/** A hundred lines, each with its rule, fact, evidence and audit entries. */
const TIMEOUT_MS = 60_000;

/**
 * Reads lines of CLAUDE.md and the like and proposes a rule for each wish in them (trust.md section 3: source
 * `imported`, the personal layer, nothing activates by itself). With `dryRun` only the report is made. Importing the
 * same line again changes nothing.
 * @throws INVALID for too many or too long lines, FORBIDDEN for a token without `own:write`
 */
export async function importLines({
  ctx,
  input,
}: VerbArguments<z.input<typeof importInput>>): Promise<ImportReport> {
  await requirePermission(ctx, "own:write");
  const { lines, dryRun, enforceableOnly } = importInput.parse(input);
  const { read, acts } = await readLines({ ctx, input: { lines: lines.map(masked) } });
  if (dryRun) return reportOf(await planLines(ctx, read, enforceableOnly), acts, true);
  const planned = await withTransaction(
    ctx,
    async (tx, inner) => {
      const ownerId = personOf(ctx);
      // Two imports of one person at once: the second finds what the first wrote.
      await tx.$queryRaw`select id from users where id = ${ownerId}::uuid for update`;
      const plan = await planLines(inner, read, enforceableOnly);
      const done: PlannedLine[] = [];
      for (const line of plan) {
        const wishes: PlannedWish[] = [];
        for (const wish of line.wishes) {
          const rule =
            wish.fate === "new" ? await propose(tx, inner, { line: line.line, wish, acts }) : wish.rule;
          wishes.push({ ...wish, rule });
        }
        done.push({ ...line, wishes });
      }
      return done;
    },
    { timeoutMs: TIMEOUT_MS },
  );
  return reportOf(planned, acts, false);
}

/** A secret in a file of instructions stays on the person's side; what names a file is a path, not a text. */
function masked(line: ImportLine): ImportLine {
  return { ...line, text: maskText(line.text).text };
}

type Proposal = { line: ImportLine; wish: PlannedWish; acts: number };

async function propose(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { line, wish, acts }: Proposal,
): Promise<RuleReference> {
  const { candidate, content, report, decision } = wish;
  const ownerId = personOf(ctx);
  const from = `${line.file}, line ${line.line}`;
  const rule = await insertRule(tx, ctx, {
    ...{ content, report, backtest: null, status: "proposed", mode: "remind", layer: "personal" },
    ...{ scope: candidate.scope, ownerId, source: "imported", localException: decision.localException },
    reason: `Imported from ${from}.`,
    statusReason: whyOf(from, wish, acts),
  });
  const fact = await tx.learnedFact.create({
    data: {
      ...{ ownerId, content: candidate.directive, topic: candidate.claim.topic, scope: candidate.scope },
      ...{ source: candidate.source, language: candidate.language },
      ...{ confidence: candidate.confidence, initial: candidate.confidence },
      projectId: candidate.scope === "global" ? null : ctx.project.id,
      createdAt: ctx.now(),
    },
    select: { id: true, content: true },
  });
  await recordFactChanges(tx, ctx, [
    { factId: fact.id, cause: "learned", before: null, after: candidate.confidence, inForce: true },
  ]);
  await tx.ruleEvidence.create({
    data: {
      ...{ ruleId: rule.id, version: 1, kind: IMPORT_EVIDENCE, ownerId, factId: fact.id },
      ...{ excerpt: excerptOf(line.text), occurredAt: ctx.now(), createdAt: ctx.now() },
    },
    select: { id: true },
  });
  const resolutionLine = await recordDecision(tx, ctx, { ruleId: rule.id, wish });
  const chain = { kind: "user", subjectId: ownerId } as const;
  await emitAudit(tx, ctx, {
    ...{ action: "fact.create", chain, entity: { type: "fact", id: fact.id }, after: fact },
  });
  await emitAudit(tx, ctx, {
    action: "rule.create",
    chain: chainOf(rule),
    entity: { type: "rule", id: rule.id },
    after: { ...auditedRule(rule), decision: resolutionLine },
  });
  return toReference(rule);
}

/** The decision line before the effect; a proposal that contradicts a rule replaces it when it is accepted. */
async function recordDecision(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { ruleId, wish: { decision, candidate } }: { ruleId: string; wish: PlannedWish },
): Promise<string> {
  const replaces = decision.action === "supersede";
  const line = replaces ? decision.line : decisionLine("new", null, decision.reason);
  await tx.resolution.create({
    data: {
      ...{ projectId: ctx.project.id, ownerId: personOf(ctx), resultRuleId: ruleId, decidedBy: "heuristic" },
      ...{ action: replaces ? "supersede" : "new", decisionLine: line, reason: decision.reason },
      ...{ candidate: jsonColumn(candidate) ?? {}, compared: jsonColumn(decision.compared) ?? [] },
      ...{ targetRuleId: replaces ? decision.target : null, createdAt: ctx.now() },
    },
    select: { id: true },
  });
  return line;
}

/** The question that the inbox asks with it. */
function whyOf(from: string, { enforceable, broken }: PlannedWish, acts: number): string {
  const checked = enforceable
    ? " It has an exact check."
    : " There is no exact check for it, so it is a reminder.";
  if (broken === null || acts === 0) return `Imported from ${from}.${checked}`;
  return `Imported from ${from}.${checked} It would have stopped ${broken} of your last ${acts} stored acts.`;
}

function reportOf(lines: readonly PlannedLine[], acts: number, dryRun: boolean): ImportReport {
  return {
    ...{ dryRun, acts },
    proposals: lines.flatMap(({ wishes }) => wishes).filter(({ fate }) => fate === "new").length,
    lines: lines.map(({ line: { file, line, text }, kind, wishes }) => ({
      ...{ file, line, text, kind },
      wishes: wishes.map(({ content: { statement, recipe }, enforceable, fate, rule, broken }) => {
        return { statement, recipe, enforceable, fate, rule, broken };
      }),
    })),
  };
}
