import { relate } from "../resolution/relate";
import type { ComparedRule } from "../resolution/schema";
import type { JoinConflict } from "./schema";

/** What two rules can be to each other that a person should know before both hold for them. */
const CONFLICTS: readonly string[] = ["contradicts", "exception", "unclear"];

/**
 * Pairs of an own rule and a project's rule that say opposite things about one subject at a place where both
 * count (trust.md section 4). @param mine personal rules in force @param theirs shared rules in force
 */
export function joinConflicts(
  mine: readonly ComparedRule[],
  theirs: readonly ComparedRule[],
): JoinConflict[] {
  return mine.flatMap((own) =>
    theirs
      .filter((shared) => CONFLICTS.includes(relate(sideOf(own), sideOf(shared)).kind))
      .map((shared) => ({ mine: named(own), theirs: named(shared) })),
  );
}

function sideOf(rule: ComparedRule) {
  return { ...rule, text: rule.statement, obliges: rule.claim.polarity === "require" };
}

function named({ number, statement }: ComparedRule) {
  return { number, statement };
}
