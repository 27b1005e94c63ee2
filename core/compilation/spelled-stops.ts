import type { VerifierSpec } from "../rule/schema";
import { describePattern } from "../verifiers/command-pattern";
import { shellCommandSpec } from "../verifiers/shell-command/spec";

/**
 * What a check of shell commands stops, each spelling of an option on its own and the long ones first:
 * `git push --force`, …, `git push -f`. Null for a check of another kind.
 */
export function spelledStops(spec: VerifierSpec): string[] | null {
  const parsed = shellCommandSpec.safeParse(spec);
  if (!parsed.success) return null;
  const stops = parsed.data.forbid.flatMap((pattern) => {
    const [first, ...rest] = pattern.flags ?? [];
    if (first === undefined) return [describePattern(pattern)];
    const spellings = first.split("|");
    const long = spellings.filter((flag) => flag.startsWith("--"));
    const short = spellings.filter((flag) => !flag.startsWith("--"));
    return [...long, ...short].map((flag) => describePattern({ ...pattern, flags: [flag, ...rest] }));
  });
  return [...new Set(stops)];
}
