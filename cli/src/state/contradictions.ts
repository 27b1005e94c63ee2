import type { Crossing, Deadlock } from "../../../core/enforcement/deadlock";
import type { EnforcementDecision } from "../../../core/enforcement/schema";
import { type Fields, textOf } from "./fields";
import type { Fact } from "./journal";

/** What a task knows of rules that stop what others want. */
export type Contradictions = { crossings: Crossing[]; deadlocks: Deadlock[] };

/** Folds the journal's facts of one task. */
export function contradictionsIn(facts: readonly Fields[], task: string): Contradictions {
  const found: Contradictions = { crossings: [], deadlocks: [] };
  for (const fact of facts) {
    if (fact.task !== task) continue;
    const [rule, other, target] = [textOf(fact.r), textOf(fact.w), textOf(fact.x)];
    if (!rule || !other || !target) continue;
    if (fact.t === "crossing") found.crossings.push({ by: rule, wants: other, target });
    if (fact.t === "deadlock") found.deadlocks.push({ released: rule, winner: other, target });
  }
  return found;
}

/** What a decision adds to the journal. */
export function contradictionFacts(decision: EnforcementDecision, task: string, at: number): Fact[] {
  const { crossings = [], deadlocks = [] } = decision;
  return [
    ...crossings.map(
      ({ by, wants, target }): Fact => ({ t: "crossing", at, task, r: by, w: wants, x: target }),
    ),
    ...deadlocks.map(({ released, winner, target }): Fact => {
      return { t: "deadlock", at, task, r: released, w: winner, x: target };
    }),
  ];
}
