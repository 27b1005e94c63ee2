import { decisionLine } from "@/core/resolution/decision-line";
import { compositeContent } from "@/core/rule/shape-composite";
import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import type { RecordRow } from "../correction/internal";
import { addEvidence } from "./add-evidence";
import { contentOf, jsonColumn } from "./content";
import { insertComposite } from "./create-composite";
import type { LearnInput } from "./lesson";
import { type RuleRow, ruleSelect } from "./select";

type Joined = Pick<LearnInput, "lessons" | "procedure"> & { record: RecordRow };

/**
 * Puts the new rules of one procedure under a composite parent (learning.md sections 4 and 5): a decision SPLIT of the
 * message, once, that is taken back as a whole. Rules that were there before stay where they are. Part of a verb.
 */
export async function joinParts(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { lessons, procedure, record }: Joined,
): Promise<void> {
  if (!procedure) return;
  const { positions, statement } = procedure;
  const position = splitPosition(lessons, positions);
  const place = { recordId: record.id, position };
  if (await tx.resolution.findFirst({ where: place, select: { id: true } })) return;
  const parts = await newParts(tx, record.id, positions);
  if (parts.length < 2) return;
  const source = parts[0]?.source ?? "user_stated";
  const reason = "its wishes are the steps of one procedure.";
  const made = await insertComposite(tx, ctx, { parts, statement, source, reason: `Together: ${reason}` });
  const kind = record.label === "preference" ? "preference" : "correction";
  await addEvidence(tx, {
    ...{ ruleId: made.id, version: 1, kind, record, directive: statement, at: ctx.now() },
    excerpt: record.words,
  });
  const first = lessons.find((lesson) => positions.includes(lesson.decision.position))?.candidate;
  const contents = parts.flatMap(({ versions: [version] }) => (version ? [contentOf(version)] : []));
  const { claim } = compositeContent(statement, contents);
  const line = decisionLine("split", null, reason);
  const { id } = await tx.resolution.create({
    data: {
      ...place,
      ...{ projectId: ctx.project.id, ownerId: record.ownerId, action: "split", decisionLine: line, reason },
      candidate:
        jsonColumn({ ...first, directive: statement, words: statement, claim, form: "require" }) ?? {},
      ...{ resultRuleId: made.id, decidedBy: "heuristic", createdAt: ctx.now() },
    },
    select: { id: true },
  });
  await emitAudit(tx, ctx, {
    action: "resolution.create",
    chain: { kind: "user", subjectId: record.ownerId },
    entity: { type: "resolution", id },
    after: { line },
  });
}

/** After the wishes themselves, so that what is taken back first is the whole. */
function splitPosition(lessons: Joined["lessons"], positions: readonly number[]): number {
  return Math.max(...positions, ...lessons.map(({ decision }) => decision.position)) + 1;
}

/** What this message added to one library, in the order of the steps. */
async function newParts(tx: Transaction, recordId: string, positions: readonly number[]): Promise<RuleRow[]> {
  const made = await tx.resolution.findMany({
    where: { recordId, position: { in: [...positions] }, action: "new", undoneAt: null },
    orderBy: { position: "asc" },
    select: { resultRuleId: true },
  });
  const ids = made.flatMap(({ resultRuleId }) => resultRuleId ?? []);
  const rows = await tx.rule.findMany({
    where: { id: { in: ids }, parentId: null, status: { in: ["active", "proposed", "paused"] } },
    select: ruleSelect,
  });
  const ordered = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const [first] = ordered;
  return ordered.filter((row) => {
    return row.projectId === first?.projectId && row.hostSessionId === first?.hostSessionId;
  });
}
