import { EVERYWHERE, type RuleContent } from "@/core/rule/schema";
import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { contentOf, hashOf } from "../rule/content";
import { insertVersion } from "../rule/insert-rule";
import { bumpRevision, chainOf } from "../rule/internal";
import { type RuleRow, ruleSelect } from "../rule/select";
import { eraseQuotingPayloads } from "./erase-quoting-payloads";

const REMOVED = "Removed by its author";

/** What a version says when its words are gone. */
const EMPTY_CONTENT: RuleContent = {
  ...{ statement: REMOVED, instruction: REMOVED, message: REMOVED, remedy: null, applicability: EVERYWHERE },
  ...{ verifier: null, tier: "intent", recipe: null, recipeParams: null, severity: "minor" },
  claim: { topic: "removed", subject: "", polarity: "forbid" },
  onExhausted: "release",
};

/** Evidence that a rule was made of, and not only confirmed or changed by. */
const MADE_BY = ["correction", "preference", "decline"];

type Evidence = { ruleId: string; version: number; kind: string };

/**
 * Takes a removed event out of the rules that were made from it (trust.md section 1). A rule that nothing else
 * supports is archived and its versions say “Removed by its author”; of a rule with other evidence only the
 * versions go that this event alone had asked for. The neutral statement of a shared rule that a second person
 * approved stays (trust.md section 7).
 * @param evidence what pointed to the event; its rows are deleted already
 * @returns ids of the rules whose texts went, and how many audit payloads about them were erased
 */
export async function eraseRules(
  tx: Transaction,
  ctx: ProjectServiceContext,
  evidence: readonly Evidence[],
): Promise<{ rules: string[]; payloads: number }> {
  const ids = [...new Set(evidence.map(({ ruleId }) => ruleId))];
  const rules = await tx.rule.findMany({
    where: { id: { in: ids } },
    // Personal chains are locked before the project's.
    orderBy: [{ layer: "asc" }, { id: "asc" }],
    select: { ...ruleSelect, evidence: { select: { version: true, kind: true } } },
  });
  const erased: { rules: string[]; payloads: number } = { rules: [], payloads: 0 };
  for (const { evidence: left, ...rule } of rules) {
    const own = evidence.filter(({ ruleId }) => ruleId === rule.id);
    const wasMadeOfIt = own.some(({ kind }) => MADE_BY.includes(kind));
    const isNeutral = rule.layer === "project" && (await isApprovedByOther(tx, rule));
    const isWhole = !isNeutral && wasMadeOfIt && left.length === 0;
    const versions = isNeutral || isWhole ? [] : onlyAskedBy(own, left);
    if (!isWhole && versions.length === 0) {
      await bumpRevision(tx, rule);
      continue;
    }
    erased.rules.push(rule.id);
    erased.payloads += await erasePayloadsOf(tx, ctx, rule);
    if (isWhole) await archiveEmptied(tx, ctx, rule);
    else await emptyVersions(tx, ctx, rule, versions);
  }
  return erased;
}

/** Versions that refined the rule because of the removed event alone. */
function onlyAskedBy(own: readonly Evidence[], left: readonly Omit<Evidence, "ruleId">[]): number[] {
  const supported = new Set(left.filter(({ kind }) => kind !== "relapse").map(({ version }) => version));
  return own
    .filter(({ kind, version }) => kind === "refinement" && version > 1 && !supported.has(version))
    .map(({ version }) => version);
}

function erasePayloadsOf(tx: Transaction, ctx: ProjectServiceContext, rule: RuleRow): Promise<number> {
  const subjects = [chainOf(rule).subjectId];
  return eraseQuotingPayloads(tx, { subjects, entityIds: [rule.id], texts: [], now: ctx.now() });
}

async function archiveEmptied(tx: Transaction, ctx: ProjectServiceContext, rule: RuleRow): Promise<void> {
  await emptyContent(tx, { ruleId: rule.id, versions: null });
  await tx.rule.update({
    where: { id: rule.id },
    data: {
      ...{ status: "archived", mode: "observe", statusReason: `${REMOVED}.` },
      ...{ topic: EMPTY_CONTENT.claim.topic, severity: EMPTY_CONTENT.severity },
    },
    select: { id: true },
  });
  await deleteEmptyFamily(tx, rule);
  await bumpRevision(tx, rule);
  await emitAudit(tx, ctx, {
    action: "rule.archive",
    chain: chainOf(rule),
    entity: { type: "rule", id: rule.id },
    before: { status: rule.status },
    after: { status: "archived", statusReason: `${REMOVED}.` },
  });
}

/** The version before them is in force again. */
async function emptyVersions(
  tx: Transaction,
  ctx: ProjectServiceContext,
  rule: RuleRow,
  versions: number[],
): Promise<void> {
  const earlier = await tx.ruleVersion.findFirst({
    where: { ruleId: rule.id, version: { notIn: versions } },
    orderBy: { version: "desc" },
  });
  await emptyContent(tx, { ruleId: rule.id, versions });
  const restored = versions.includes(rule.currentVersion) ? earlier : null;
  const after = restored
    ? await insertVersion(tx, ctx, {
        ...{ rule, content: contentOf(restored), report: null, backtest: null },
        reason: "What had changed it was removed by its author.",
      })
    : rule;
  await emitAudit(tx, ctx, {
    action: "rule.revise",
    chain: chainOf(rule),
    entity: { type: "rule", id: rule.id },
    before: { version: rule.currentVersion },
    after: { version: after.currentVersion, emptiedVersions: versions },
  });
}

async function emptyContent(
  tx: Transaction,
  { ruleId, versions }: { ruleId: string; versions: number[] | null },
): Promise<void> {
  await tx.recompilation.deleteMany({ where: { ruleId } });
  const { statement, instruction, message, tier, severity, onExhausted } = EMPTY_CONTENT;
  const claim = JSON.stringify(EMPTY_CONTENT.claim);
  await tx.$executeRaw`
    update rule_versions set statement = ${statement}, instruction = ${instruction}, message = ${message},
      remedy = null, applicability = ${JSON.stringify(EVERYWHERE)}::jsonb, verifier = null, tier = ${tier}::tier,
      recipe = null, recipe_params = null, claim = ${claim}::jsonb, severity = ${severity}::severity,
      on_exhausted = ${onExhausted}, report = null, backtest = null, reason = ${REMOVED},
      content_hash = ${hashOf(EMPTY_CONTENT)}
    where rule_id = ${ruleId}::uuid and (${versions}::int[] is null or version = any(${versions}::int[]))`;
}

async function isApprovedByOther(tx: Transaction, rule: RuleRow): Promise<boolean> {
  const approval = await tx.approval.findFirst({
    where: { version: { ruleId: rule.id }, approverId: { not: rule.ownerId } },
    select: { id: true },
  });
  return approval !== null;
}

/** The topic may be made of the person's words; a family without a rule has nothing to count. */
async function deleteEmptyFamily(tx: Transaction, rule: RuleRow): Promise<void> {
  const { layer, ownerId, projectId, topic } = rule;
  const others = await tx.rule.count({ where: { layer, ownerId, projectId, topic } });
  if (others === 0) await tx.family.deleteMany({ where: { layer, ownerId, projectId, topic } });
}
