import type { Applicability } from "../rule/schema";
import { CODE_LANGUAGES } from "../topics/concepts/code-languages";
import type { BundleSourceRule } from "./build";

/** What a rule's place in the library adds to it in the bundle. */
export type Placement = { parent?: string; within?: Applicability };

/**
 * Rules that can count where they stand (learning.md section 5, library shape): a child only together with its
 * parent, a composite only together with a part.
 */
export function withParents(rules: readonly BundleSourceRule[]): BundleSourceRule[] {
  const ids = new Set(rules.map(({ id }) => id));
  const kept = rules.filter(({ parentId }) => !parentId || ids.has(parentId));
  const parents = new Set(kept.flatMap(({ parentId }) => parentId ?? []));
  return kept.filter(({ id, shape }) => shape !== "composite" || parents.has(id));
}

/** A masked parent silences its children: what wins over it is named for them too. */
export function maskChildren(
  rules: readonly BundleSourceRule[],
  masked: ReadonlyMap<string, string>,
): Map<string, string> {
  const all = new Map(masked);
  for (const { id, parentId } of rules) {
    const winner = parentId ? masked.get(parentId) : undefined;
    if (winner !== undefined && !all.has(id)) all.set(id, winner);
  }
  return all;
}

/**
 * A rule as it stands among the others: a child knows its parent and counts within the parent's applicability; a
 * parent leaves out where a special case of it decides otherwise; a composite tells the steps that are in force.
 */
export function placed(
  rule: BundleSourceRule,
  rules: readonly BundleSourceRule[],
): BundleSourceRule & Placement {
  const parent = rules.find(({ id }) => id === rule.parentId);
  if (parent) return { ...rule, parent: parent.id, within: parent.applicability };
  const children = rules.filter(({ parentId }) => parentId === rule.id);
  if (children.length === 0) return rule;
  if (rule.shape === "composite") return { ...rule, instruction: instructionOf(rule, children) };
  const others = children.filter((child) => decidesOtherwise(child, rule));
  return {
    ...rule,
    applicability: others.reduce(
      (reach, child) => leavingOut(reach, child.applicability),
      rule.applicability,
    ),
  };
}

const MAX_INSTRUCTION = 600;

function instructionOf({ statement }: BundleSourceRule, parts: readonly BundleSourceRule[]): string {
  const steps = parts.map((part, index) => `${index + 1}. ${part.statement}`);
  return `${statement} All of it: ${steps.join(" ")}`.slice(0, MAX_INSTRUCTION);
}

/** Same subject, another value or the opposite: both cannot be followed in one place. */
function decidesOtherwise(child: BundleSourceRule, parent: BundleSourceRule): boolean {
  if (child.shape !== "refinement" || child.claim.topic !== parent.claim.topic) return false;
  if (child.claim.subject.toLowerCase() !== parent.claim.subject.toLowerCase()) return false;
  return child.claim.polarity !== parent.claim.polarity || child.claim.value !== parent.claim.value;
}

/** A reach without another one, where one kind of limit says what the other is; else unchanged. */
function leavingOut(reach: Applicability, without: Applicability): Applicability {
  const { paths, languages, branches, hosts, package: folder } = without;
  const files = [
    ...paths,
    ...languages.flatMap((language) => {
      const { extensions = [language], names = [] } = CODE_LANGUAGES[language] ?? {};
      return [...extensions.map((extension) => `**/*.${extension}`), ...names.map((name) => `**/${name}`)];
    }),
    ...(folder === undefined ? [] : [`${folder}/**`]),
  ];
  const kinds = [paths, languages, branches, hosts, folder === undefined ? [] : [folder]];
  // “In these files and on that branch” cannot be subtracted by lists of either.
  if (kinds.filter((list) => list.length > 0).length !== 1 || hosts.length > 0) return reach;
  return {
    ...reach,
    exceptPaths: [...new Set([...reach.exceptPaths, ...files])],
    exceptBranches: [...new Set([...reach.exceptBranches, ...branches])],
  };
}
