import type { z } from "zod";
import { type BundleRevision, listRevisionsInput, type RevisionChange } from "@/core/bundle/revision";
import type { RuleReference } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { listInForce, type RevisionRule, revisionRulesSchema } from "./list-in-force";

/** Earlier states of the project's bundle, newest first, each with what it changed. */
export async function listRevisions({
  ctx,
  input,
}: VerbArguments<z.input<typeof listRevisionsInput>>): Promise<BundleRevision[]> {
  await requirePermission(ctx, "rule:read");
  const { limit } = listRevisionsInput.parse(input);
  const projectId: string = ctx.project.id;
  const tx = reader(ctx);
  const [rows, present] = await Promise.all([
    tx.projectRevision.findMany({
      where: { projectId },
      orderBy: { revision: "desc" },
      // One more, to tell what the oldest shown one changed.
      take: limit + 1,
      select: { id: true, revision: true, createdAt: true, rules: true },
    }),
    listInForce(tx, projectId),
  ]);
  const states = rows.map((row) => ({ ...row, rules: revisionRulesSchema.parse(row.rules) }));
  const ids = new Set(states.flatMap(({ rules }) => rules.map(({ ruleId }) => ruleId)));
  const named = await tx.rule.findMany({
    where: { id: { in: [...ids] }, layer: "project", projectId },
    select: referenceSelect,
  });
  const references = new Map(named.map((row) => [row.id, toReference(row)]));
  return states.slice(0, limit).map(({ id, revision, createdAt, rules }, position) => ({
    ...{ id, revision, at: createdAt, rules: rules.length },
    isCurrent: JSON.stringify(rules.map(asText)) === JSON.stringify(present.map(asText)),
    changes: changesOf(states[position + 1]?.rules ?? [], rules, references),
  }));
}

function asText({ ruleId, version, mode }: RevisionRule): string {
  return `${ruleId}/${version}/${mode}`;
}

function changesOf(
  before: readonly RevisionRule[],
  after: readonly RevisionRule[],
  references: Map<string, RuleReference>,
): RevisionChange[] {
  const old = new Map(before.map((rule) => [rule.ruleId, rule]));
  const kept = new Set(after.map(({ ruleId }) => ruleId));
  const changes = after.flatMap((rule) => {
    const kind = kindOf(old.get(rule.ruleId), rule);
    return kind ? [{ kind, ruleId: rule.ruleId, version: rule.version, mode: rule.mode }] : [];
  });
  const removed = before
    .filter(({ ruleId }) => !kept.has(ruleId))
    .map(({ ruleId }) => ({ kind: "removed" as const, ruleId, version: null, mode: null }));
  return [...changes, ...removed].flatMap(({ ruleId, ...change }) => {
    const rule = references.get(ruleId);
    return rule ? [{ ...change, rule }] : [];
  });
}

function kindOf(before: RevisionRule | undefined, after: RevisionRule): RevisionChange["kind"] | null {
  if (!before) return "added";
  if (before.version !== after.version) return "content";
  return before.mode === after.mode ? null : "mode";
}
