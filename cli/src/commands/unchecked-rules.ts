import type { BundleRule } from "../../../core/bundle/schema";
import { leavesOf } from "../../../core/verifiers/spec-parts";
import { loadCodeMatcher } from "../hook/load-code-matcher";

/**
 * Which rules this machine cannot check, in one line for a person; null when it can check all. They hold nobody, and
 * nothing counts as passed by them (docs/checks.md, “Not checked”).
 */
export function uncheckedLine(rules: readonly BundleRule[], home: string): string | null {
  const using = (kind: string) =>
    rules.filter(({ verifier }) => verifier && leavesOf(verifier).some((leaf) => leaf.kind === kind));
  const [asked, parsed] = [using("model-judge"), using("code-pattern")];
  const parts: string[] = [];
  if (asked.length > 0) parts.push(`${numbersOf(asked)} without a model`);
  if (parsed.length > 0 && !loadCodeMatcher(home))
    parts.push(
      `${numbersOf(parsed)} without its package: npm install --prefix ${home}/lib @ast-grep/napi@0.51.2`,
    );
  return parts.length === 0 ? null : `not checked: ${parts.join("; ")}`;
}

function numbersOf(rules: readonly BundleRule[]): string {
  return rules.map(({ number }) => number).join(", ");
}
