import type { HistoryStep } from "@/core/history/schema";
import type { ResolutionAction } from "@/core/resolution/schema";
import type { RuleReference } from "@/core/rule/output";
import type { ResolutionRow } from "../resolution/internal";

const STEP: Partial<Record<ResolutionAction, HistoryStep["step"]>> = {
  new: "learned",
  update: "updated",
  supersede: "replaced",
  noop: "repeated",
};

/** Decisions as steps of a story, in their order; those without an effect are left out. */
export function toSteps(rows: ResolutionRow[], references: Map<string, RuleReference>): HistoryStep[] {
  return rows.flatMap((row): HistoryStep[] => {
    const step = STEP[row.action];
    const rule = row.resultRuleId ? references.get(row.resultRuleId) : undefined;
    if (!step || !rule) return [];
    const replaced =
      row.action === "supersede" && row.targetRuleId ? references.get(row.targetRuleId) : undefined;
    return [
      {
        resolutionId: row.id,
        step: row.undoneAt ? "undone" : step,
        rule,
        replaced: replaced ?? null,
        decisionLine: row.decisionLine,
        reason: row.reason,
        words: row.record?.words ?? null,
        at: row.createdAt,
        undoneAt: row.undoneAt,
        canRollBack: row.undoneAt === null,
      },
    ];
  });
}
