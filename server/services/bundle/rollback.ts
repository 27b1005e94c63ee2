import type { z } from "zod";
import { type RollbackResult, rollbackBundleInput } from "@/core/bundle/revision";
import { HeedError, notFound } from "@/core/errors";
import { consentsOf } from "@/core/rule/consent";
import { milderMode } from "@/core/rule/mode-order";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { isAlone, loadConsents } from "../rule/approval";
import { insertVersion } from "../rule/insert-rule";
import { getRule, moveRule } from "../rule/internal";
import { ruleNumber } from "../rule/number";
import { readVersion } from "../rule/read-version";
import { type RuleRow, versionSelect } from "../rule/select";
import { auditedRule } from "../rule/to-reference";
import { personOf } from "../rule/visibility";
import { listInForce, type RevisionRule, revisionRulesSchema } from "./list-in-force";

/**
 * Brings the project's bundle back to what was in force at an earlier revision, in one transaction: earlier content as
 * a new version that keeps its approvals, earlier modes, later rules paused. What nobody agreed on does not come back
 * (trust.md section 5). The way back is to return to the newest revision before it.
 * @throws NOT_FOUND for a revision of another project, CONFLICT when it is what is in force
 */
export async function rollbackBundle({
  ctx,
  input,
}: VerbArguments<z.input<typeof rollbackBundleInput>>): Promise<RollbackResult> {
  await requirePermission(ctx, "project:own");
  requirePerson(ctx);
  const { revisionId } = rollbackBundleInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const projectId: string = ctx.project.id;
    await tx.$queryRaw`select id from projects where id = ${projectId}::uuid for update`;
    const row = await tx.projectRevision.findFirst({ where: { id: revisionId, projectId } });
    if (!row) throw notFound("Revision");
    const wanted = new Map(revisionRulesSchema.parse(row.rules).map((rule) => [rule.ruleId, rule]));
    const present = await listInForce(tx, projectId);
    const reason = `Returned to revision ${row.revision}.`;
    const paused: string[] = [];
    for (const { ruleId } of present.filter((rule) => !wanted.has(rule.ruleId))) {
      paused.push(await pause(tx, inner, { ruleId, reason }));
    }
    const restored: string[] = [];
    const refused: string[] = [];
    for (const rule of wanted.values()) {
      const number = await bringBack(tx, inner, { rule, present, reason });
      if (number?.refused) refused.push(number.name);
      else if (number) restored.push(number.name);
    }
    if (paused.length + restored.length === 0) {
      throw new HeedError("CONFLICT", nothingToDo(refused));
    }
    await emitAudit(tx, ctx, {
      action: "bundle.rollback",
      chain: { kind: "project", subjectId: projectId },
      entity: { type: "project", id: projectId },
      before: { rules: present },
      after: { revision: row.revision, paused, restored, refused, rules: await listInForce(tx, projectId) },
    });
    return { revision: row.revision, paused, restored, refused };
  });
}

function nothingToDo(refused: readonly string[]): string {
  return refused.length === 0
    ? "This is what is in force now."
    : `Nobody agreed on ${refused.join(", ")}: a second person has to approve it first.`;
}

type Step = { ruleId: string; reason: string };

async function pause(tx: Transaction, ctx: ProjectServiceContext, { ruleId, reason }: Step): Promise<string> {
  const before = await getRule(tx, ctx, ruleId);
  const after = await moveRule(tx, ctx, { rule: before, to: "paused", reason });
  await auditStep(tx, ctx, { action: "rule.pause", before, after });
  return ruleNumber(after.layer, after.number);
}

type BringBack = { rule: RevisionRule; present: readonly RevisionRule[]; reason: string };

/** @returns null when the rule is as it was */
async function bringBack(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { rule: { ruleId, version, mode: wanted }, present, reason }: BringBack,
): Promise<{ name: string; refused: boolean } | null> {
  const before = await getRule(tx, ctx, ruleId);
  const name = ruleNumber(before.layer, before.number);
  const old = await tx.ruleVersion.findUniqueOrThrow({
    where: { ruleId_version: { ruleId, version } },
    select: versionSelect,
  });
  const history = await loadConsents(tx, before);
  const isOwn = old.authorId === personOf(ctx) && (await isAlone(tx, ctx.project.id));
  const consent = consentsOf(history).get(old.contentHash);
  if (!isOwn && !consent) return { name, refused: true };
  // What one person had set while alone is no more than what two agreed on since.
  const mode = isOwn || !consent ? wanted : milderMode(wanted, consent.mode);
  const now = present.find((other) => other.ruleId === ruleId);
  const told = history.versions.find((other) => other.version === now?.version);
  const isSameContent = told?.contentHash === old.contentHash;
  if (now?.mode === mode && isSameContent) return null;
  const withContent =
    isSameContent || before.versions[0]?.contentHash === old.contentHash
      ? before
      : await insertVersion(tx, ctx, {
          rule: before,
          ...readVersion(old),
          reason: `${reason} Version ${version} again.`,
        });
  const after = await moveRule(tx, ctx, { rule: withContent, to: "active", reason, data: { mode } });
  await auditStep(tx, ctx, { action: "rule.restore", before, after });
  return { name, refused: false };
}

async function auditStep(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { action, before, after }: { action: "rule.pause" | "rule.restore"; before: RuleRow; after: RuleRow },
): Promise<void> {
  await emitAudit(tx, ctx, {
    action,
    chain: { kind: "project", subjectId: ctx.project.id },
    entity: { type: "rule", id: after.id },
    before: auditedRule(before),
    after: auditedRule(after),
  });
}
