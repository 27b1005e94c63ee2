import type { HistoryStep } from "@/core/history/schema";
import type { RuleReference } from "@/core/rule/output";

/** `R12` with an id that ends with 12. */
export function rule(
  number: number,
  statement: string,
  status: RuleReference["status"] = "superseded",
): RuleReference {
  const id = `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
  return { id, number: `R${number}`, statement, layer: "personal", status, mode: "block" };
}

/** A step on a day of November 2026. */
export function step(day: number, fields: Partial<HistoryStep> & Pick<HistoryStep, "rule">): HistoryStep {
  return {
    ...{ resolutionId: `00000000-0000-7000-8000-0000000007${String(day).padStart(2, "0")}`, step: "learned" },
    ...{ replaced: null, decisionLine: "", reason: "", words: null, undoneAt: null, canRollBack: true },
    at: november(day),
    ...fields,
  };
}

export function november(day: number): Date {
  return new Date(Date.UTC(2026, 10, day, 12));
}
