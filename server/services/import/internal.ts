import type { LineWish } from "@/core/import/read-line";
import type { LineFate } from "@/core/import/schema";
import { resolve } from "@/core/resolution/resolve";
import type { ComparedRule, ResolutionDecision } from "@/core/resolution/schema";
import type { RuleReference } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { listWrittenRules } from "../rule/list-to-compare";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { personOf } from "../rule/visibility";
import type { CountedLine } from "./read-lines";

/** `kind` of the evidence that a line of a file is; its excerpt is the line, so that it is known again. */
export const IMPORT_EVIDENCE = "import";
/** As much of a line as evidence keeps. */
const EXCERPT = 500;

export type PlannedWish = LineWish & {
  fate: LineFate;
  decision: ResolutionDecision;
  rule: RuleReference | null;
  broken: number | null;
};
export type PlannedLine = Omit<CountedLine, "wishes" | "broken"> & { wishes: PlannedWish[] };

export function excerptOf(text: string): string {
  return text.slice(0, EXCERPT);
}

/**
 * What becomes of each wish: known lines are told apart from new ones, and each new wish is compared with the rules
 * of the person and with the lines before it (learning.md section 5). The same line twice is one proposal.
 */
export async function planLines(
  ctx: ProjectServiceContext,
  lines: readonly CountedLine[],
  enforceableOnly: boolean,
): Promise<PlannedLine[]> {
  const before = await importedBefore(ctx, lines);
  const written = await listWrittenRules({ ctx, input: { eventId: null } });
  const rules: ComparedRule[] = written.map(({ rule: { content: _content, ...rule } }) => rule);
  const references = new Map(written.map(({ row }) => [row.id, toReference(row)]));
  const earlier: ComparedRule[] = [];
  return lines.map(({ broken, wishes, ...line }, at) => {
    const known = before.get(excerptOf(line.line.text));
    const planned = wishes.map((wish, position): PlannedWish => {
      const { candidate, content, enforceable } = wish;
      const decision = resolve({ candidate, rules });
      const target = references.get(decision.target ?? "") ?? null;
      const of = { ...wish, decision, broken: broken[position] ?? null };
      if (known) return { ...of, fate: "before", rule: known };
      if (decision.action === "noop") return { ...of, fate: "known", rule: target };
      if (enforceableOnly && !enforceable) return { ...of, fate: "none", rule: null };
      if (resolve({ candidate, rules: earlier }).action === "noop")
        return { ...of, fate: "repeated", rule: null };
      const { statement, claim, applicability } = content;
      const { scope, source } = candidate;
      const place = { id: `line:${at}:${position}`, number: `${at}`, layer: "personal" as const };
      earlier.push({ ...place, statement, claim, applicability, scope, source });
      return { ...of, fate: "new", rule: decision.action === "supersede" ? target : null };
    });
    return { ...line, wishes: planned };
  });
}

/** Lines that the person imported before, whatever they made of them: what was refused is not asked again. */
async function importedBefore(
  ctx: ProjectServiceContext,
  lines: readonly CountedLine[],
): Promise<Map<string, RuleReference>> {
  const rows = await reader(ctx).ruleEvidence.findMany({
    where: {
      ...{ ownerId: personOf(ctx), kind: IMPORT_EVIDENCE },
      excerpt: { in: lines.map(({ line }) => excerptOf(line.text)) },
      rule: { ownerId: personOf(ctx), OR: [{ projectId: ctx.project.id }, { projectId: null }] },
    },
    orderBy: { createdAt: "asc" },
    select: { excerpt: true, rule: { select: referenceSelect } },
  });
  return new Map(rows.map(({ excerpt, rule }) => [excerpt, toReference(rule)]));
}
