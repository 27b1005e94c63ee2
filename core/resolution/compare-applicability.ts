import type { Applicability } from "../rule/schema";
import { CODE_LANGUAGES } from "../topics/concepts/code-languages";
import { contentStems } from "../topics/topic";
import { namesOtherPlace } from "./places";

/** How the candidate's applicability stands to the rule's. */
export type Reach = "equal" | "narrower" | "wider" | "overlapping" | "disjoint";

/** Extensions and names for languages and `*.ext` globs, so that “in Python” and `*.py` compare. */
function fileSet(applicability: Applicability): Set<string> {
  const files = new Set<string>();
  for (const language of applicability.languages) {
    const known = CODE_LANGUAGES[language];
    for (const extension of known?.extensions ?? [language]) files.add(`.${extension}`);
    for (const name of known?.names ?? []) files.add(name);
  }
  for (const glob of applicability.paths) {
    const bare = glob.replace(/^\*\*\//, "");
    const extension = /^\*(\.[\w.]+)$/.exec(bare)?.[1];
    files.add(extension ?? bare);
  }
  return files;
}

function within(inner: string, outer: string): boolean {
  if (inner === outer) return true;
  const folder = /^(.*)\/\*\*$/.exec(outer)?.[1];
  return folder !== undefined && inner.startsWith(`${folder}/`);
}

function compareSets(
  candidate: Set<string>,
  rule: Set<string>,
  sameFamily: (a: string, b: string) => boolean,
): Reach {
  if (candidate.size === 0 && rule.size === 0) return "equal";
  if (rule.size === 0) return "narrower";
  if (candidate.size === 0) return "wider";
  const inside = [...candidate].filter((item) => [...rule].some((other) => within(item, other)));
  const covered = [...rule].filter((item) => [...candidate].some((other) => within(item, other)));
  if (inside.length === candidate.size && covered.length === rule.size) return "equal";
  if (inside.length === candidate.size) return "narrower";
  if (covered.length === rule.size) return "wider";
  if (inside.length > 0 || covered.length > 0) return "overlapping";
  return [...candidate].some((a) => [...rule].some((b) => sameFamily(a, b))) ? "overlapping" : "disjoint";
}

/** `.ts` and `.tsx` belong to one language: rules about them are no strangers. */
function sameLanguage(a: string, b: string): boolean {
  return Object.values(CODE_LANGUAGES).some(
    ({ extensions }) => extensions.includes(a.slice(1)) && extensions.includes(b.slice(1)),
  );
}

function compareExceptions(candidate: string[], rule: string[]): Reach {
  if (candidate.length === 0 && rule.length === 0) return "equal";
  const missing = rule.filter((item) => !candidate.includes(item));
  const added = candidate.filter((item) => !rule.includes(item));
  if (missing.length === 0 && added.length === 0) return "equal";
  if (missing.length === 0) return "narrower";
  return added.length === 0 ? "wider" : "overlapping";
}

function compareWords(candidate: string | undefined, rule: string | undefined): Reach {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  if (candidate === undefined && rule === undefined) return "equal";
  if (rule === undefined) return "narrower";
  if (candidate === undefined) return "wider";
  if (plain(candidate) === plain(rule)) return "equal";
  if (namesOtherPlace(candidate, rule)) return "disjoint";
  // “When you rethrow” and “when rethrowing” are one moment.
  const [mine, theirs] = [contentStems(candidate), contentStems(rule)];
  const common = mine.filter((stem) => theirs.includes(stem)).length;
  return common > 0 && common >= Math.max(mine.length, theirs.length) / 2 ? "equal" : "overlapping";
}

function branchesClash(a: Applicability, b: Applicability): boolean {
  return a.branches.length > 0 && a.branches.every((branch) => b.exceptBranches.includes(branch));
}

function combine(parts: Reach[]): Reach {
  const seen = new Set(parts.filter((part) => part !== "equal"));
  if (seen.size === 0) return "equal";
  if (seen.has("disjoint")) return "disjoint";
  if (seen.size === 1) return [...seen][0] ?? "equal";
  return "overlapping";
}

/**
 * Compares when two wishes count. Disjoint wishes are no conflict (learning.md section 5, guards).
 * @returns the candidate's reach seen from the rule
 */
export function compareApplicability(candidate: Applicability, rule: Applicability): Reach {
  if (branchesClash(candidate, rule) || branchesClash(rule, candidate)) return "disjoint";
  const never = (): boolean => false;
  return combine([
    compareSets(fileSet(candidate), fileSet(rule), sameLanguage),
    compareSets(new Set(candidate.branches), new Set(rule.branches), never),
    compareSets(new Set(candidate.hosts), new Set(rule.hosts), never),
    compareSets(
      new Set(candidate.package ? [candidate.package] : []),
      new Set(rule.package ? [rule.package] : []),
      never,
    ),
    compareExceptions(candidate.exceptPaths, rule.exceptPaths),
    compareExceptions(candidate.exceptBranches, rule.exceptBranches),
    compareExceptions(candidate.exceptTaskWords, rule.exceptTaskWords),
    compareWords(candidate.condition, rule.condition),
  ]);
}

/** Whether the candidate spells out a restriction that the rule lacks: “except …”, “only …”, “unless …”. */
export function addsException(candidate: Applicability, rule: Applicability): boolean {
  const added = (mine: string[], theirs: string[]): boolean => mine.some((item) => !theirs.includes(item));
  if (added(candidate.exceptPaths, rule.exceptPaths) || added(candidate.exceptBranches, rule.exceptBranches))
    return true;
  return (
    candidate.condition !== undefined &&
    candidate.condition !== rule.condition &&
    /^(?:except|unless|only|but only)\b/iu.test(candidate.condition)
  );
}
