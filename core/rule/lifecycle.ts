import type { RuleStatus } from "./schema";

/** Legal moves between statuses (glossary: Rule). Nothing is ever deleted. */
const MOVES: Record<RuleStatus, readonly RuleStatus[]> = {
  proposed: ["active", "dismissed", "archived", "superseded"],
  active: ["paused", "superseded", "archived"],
  paused: ["active", "superseded", "archived"],
  // Rollback makes the old rule active again and archives the newcomer.
  superseded: ["active", "archived"],
  archived: ["active", "proposed"],
  // A person's dismissal is final until they say it again; only they take it back.
  dismissed: ["proposed", "active"],
};

/** Whether a rule may go from one status to another. */
export function canMove(from: RuleStatus, to: RuleStatus): boolean {
  return MOVES[from].includes(to);
}

/** Statuses that a rule may take next, for menus. */
export function nextStatuses(from: RuleStatus): readonly RuleStatus[] {
  return MOVES[from];
}

/** Statuses in which a rule is delivered and enforced. */
export function isInForce(status: RuleStatus): boolean {
  return status === "active";
}
