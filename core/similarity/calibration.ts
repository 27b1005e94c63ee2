/** Two texts that say the same, or that have nothing to do with each other. */
type Pair = readonly [a: string, b: string];

/** What models are measured by; several languages, and lengths of a clause. */
export const SAME_PAIRS: readonly Pair[] = [
  ["use pnpm, not npm", "install packages with pnpm instead of npm"],
  ["never push to main", "do not push to the main branch"],
  ["write tests for every change", "each change needs a test"],
  ["keep functions short", "no long functions"],
  ["commit messages in English", "Commit-Nachrichten auf Englisch"],
  ["indent with two spaces", "indenta con dos espacios"],
  ["never log passwords", "密码不要写进日志"],
  ["ask before you delete files", "demande avant de supprimer des fichiers"],
];
export const APART_PAIRS: readonly Pair[] = [
  ["use pnpm, not npm", "commit messages in English"],
  ["never push to main", "indent with two spaces"],
  ["write tests for every change", "never log passwords"],
  ["keep functions short", "ask before you delete files"],
  ["answer in German", "docker images must be small"],
  ["no default exports", "deploy on Tuesdays only"],
  ["密码不要写进日志", "use tabs in Makefiles"],
  ["demande avant de supprimer des fichiers", "sort imports by name"],
];

/** Likeness on the scale that thresholds were set for. */
export type Scale = { slope: number; offset: number };
type Measure = (a: string, b: string) => number;

/**
 * Maps one model's likeness onto another's, so that thresholds set with the second mean the same: both see the same
 * pairs, and the means of what is alike and of what is apart fall on each other.
 * @returns null for a model that does not tell the two apart
 */
export function scaleTo(target: Measure, measured: Measure): Scale | null {
  const [wantSame, wantApart] = [meanOf(SAME_PAIRS, target), meanOf(APART_PAIRS, target)];
  const [same, apart] = [meanOf(SAME_PAIRS, measured), meanOf(APART_PAIRS, measured)];
  if (same - apart < 0.05 || wantSame <= wantApart) return null;
  const slope = (wantSame - wantApart) / (same - apart);
  return { slope, offset: wantSame - slope * same };
}

/** A likeness on the other scale, between -1 and 1. */
export function scaled({ slope, offset }: Scale, likeness: number): number {
  return Math.max(-1, Math.min(1, slope * likeness + offset));
}

function meanOf(pairs: readonly Pair[], measure: Measure): number {
  return pairs.reduce((sum, [a, b]) => sum + measure(a, b), 0) / pairs.length;
}
