import type { Bundle, BundleRule } from "../bundle/schema";
import type { Finding } from "../verifiers/verifier";

/** What the judged rules of one moment found. */
export type Judged = { rule: BundleRule; finding: Finding };
export type JudgedWhole = Judged & {
  /** A broken part has its own say: the whole adds nothing to it. */
  partsSpeak: boolean;
};

/**
 * Verdicts of composites over their parts (learning.md section 5): satisfied when every part that has a say is, broken
 * by one broken part. A composite none of whose parts has a say has none either.
 * @param speaks whether a broken part is told to the agent (its mode, or a permission, may keep it silent)
 */
export function judgeComposites<TJudged extends Judged>(
  bundle: Bundle,
  judged: readonly TJudged[],
  speaks: (part: TJudged) => boolean,
): JudgedWhole[] {
  const positions = bundle.index.composites ?? [];
  const parents = new Set(judged.flatMap(({ rule }) => rule.parent ?? []));
  if (positions.length === 0 || parents.size === 0) return [];
  return positions.flatMap((position) => {
    const rule = bundle.rules[position];
    if (rule?.shape !== "composite" || rule.maskedBy || !parents.has(rule.id)) return [];
    const parts = judged.filter((part) => part.rule.parent === rule.id && part.finding.relevant);
    const finding = wholeOf(parts);
    return finding ? [{ rule, finding, partsSpeak: parts.some(isBroken) && parts.some(speaks) }] : [];
  });
}

function wholeOf(parts: readonly Judged[]): Finding | null {
  const worst =
    parts.find(isBroken) ?? parts.find(({ finding }) => finding.verdict === "undecided") ?? parts[0];
  if (!worst) return null;
  const { verdict, evidence } = worst.finding;
  const said =
    verdict === "violated" ? `${worst.rule.number}: ${evidence ?? worst.rule.statement}` : evidence;
  return { verdict, relevant: true, ...(said !== undefined && { evidence: said.slice(0, 500) }) };
}

function isBroken({ finding }: Judged): boolean {
  return finding.verdict === "violated";
}
