import { EVERYWHERE, type RuleContent, SEVERITIES, type Severity } from "./schema";

/**
 * Content of a composite over its parts (learning.md section 5): it has no check of its own, its verdict is over theirs,
 * and what agents are told lists the parts that are in force (`core/bundle/parentage.ts`).
 */
export function compositeContent(
  statement: string,
  parts: readonly Pick<RuleContent, "statement" | "severity">[],
): RuleContent {
  const steps = parts.map((part, index) => `${index + 1}. ${part.statement}`).join(" ");
  return {
    statement,
    instruction: `${statement} All of it: ${steps}`.slice(0, 600),
    message: `Not all of it was done: ${statement}`.slice(0, 600),
    ...{ applicability: EVERYWHERE, verifier: null, tier: "intent", recipe: null, recipeParams: null },
    remedy: null,
    claim: { topic: procedureTopic(statement), subject: statement.slice(0, 200), polarity: "require" },
    severity: gravest(parts),
    onExhausted: "release",
  };
}

/** Topic of a procedure: never one of its parts' areas, whose families count the parts. */
export function procedureTopic(statement: string): string {
  const words =
    statement
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return `procedure:${words.join("-")}`.slice(0, 80);
}

function gravest(parts: readonly { severity: Severity }[]): Severity {
  const worst = Math.max(0, ...parts.map(({ severity }) => SEVERITIES.indexOf(severity)));
  return SEVERITIES[worst] ?? "minor";
}
