import type { RuleSummary } from "@/core/rule/output";
import type { RuleBranch } from "@/core/rule/shape-input";

/** One row of the opened tree. */
export type TreeRow = {
  rule: RuleSummary;
  level: 1 | 2;
  /** Children that can be shown; 0 for a leaf. */
  children: number;
  isOpen: boolean;
  /** False for a row that is only shown because of another one. */
  matches: boolean;
};

/**
 * The rows of a page of branches. A branch is open when a child is what was looked for, or not, the other way round
 * where the person toggled it.
 * @param searching whether a filter is set
 */
export function treeRows(
  branches: readonly RuleBranch[],
  { toggled, searching }: { toggled: readonly string[]; searching: boolean },
): TreeRow[] {
  return branches.flatMap((branch): TreeRow[] => {
    const { rule, matches, children } = branch;
    const opensItself = !matches || (searching && children.some((child) => child.matches));
    const isOpen = children.length > 0 && opensItself !== toggled.includes(rule.id);
    const parent: TreeRow = { rule, level: 1, children: children.length, isOpen, matches };
    if (!isOpen) return [parent];
    return [
      parent,
      ...children.map((child): TreeRow => ({ ...child, level: 2, children: 0, isOpen: false })),
    ];
  });
}

/** The branch that a row belongs to: itself, or its parent. */
export function branchOf(rows: readonly TreeRow[], ruleId: string): TreeRow | null {
  const row = rows.find(({ rule }) => rule.id === ruleId);
  if (!row || row.level === 1) return row ?? null;
  return rows.find(({ rule }) => rule.id === row.rule.parent?.id) ?? null;
}
