"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { RuleSummary } from "@/core/rule/output";
import type { RuleBranch } from "@/core/rule/shape-input";
import { useHotkeys } from "@/lib/hotkeys/use-hotkeys";
import { branchOf, type TreeRow, treeRows } from "./rule-tree";

const NO_BRANCHES: RuleBranch[] = [];

type TreeOptions = {
  branches: RuleBranch[] | undefined;
  searching: boolean;
  /** Branches that the person opened or closed; kept in the address. */
  toggled: readonly string[];
  onToggledChange: (toggled: string[]) => void;
};

/** The opened rows of a page of branches, and the keys that open and close the branch of the focused row. */
export function useRuleTree({ branches = NO_BRANCHES, searching, toggled, onToggledChange }: TreeOptions) {
  const t = useTranslations("library.tree.keys");
  const rows = useMemo(() => treeRows(branches, { toggled, searching }), [branches, toggled, searching]);
  const rules = useMemo((): RuleSummary[] => rows.map(({ rule }) => rule), [rows]);
  const byId = useMemo(() => new Map(rows.map((row): [string, TreeRow] => [row.rule.id, row])), [rows]);

  const hasBranches = rows.some(({ children }) => children > 0);

  function toggle(ruleId: string) {
    const others = toggled.filter((id) => id !== ruleId);
    onToggledChange(others.length === toggled.length ? [...toggled, ruleId] : others);
  }

  function setFocused(open: boolean) {
    const focused = document.activeElement?.closest<HTMLElement>("tr[data-row-id]");
    const branch = branchOf(rows, focused?.dataset.rowId ?? "");
    if (!branch || branch.children === 0 || branch.isOpen === open) return;
    toggle(branch.rule.id);
    // A closed branch takes the focused child with it; its parent stays to go on from.
    if (!open) focusRow(branch.rule.id);
  }

  useHotkeys(
    [
      { keys: "right", label: t("open"), group: t("group"), run: () => setFocused(true) },
      { keys: "left", label: t("close"), group: t("group"), run: () => setFocused(false) },
    ],
    { enabled: hasBranches },
  );

  const tree = { rowOf: (ruleId: string) => byId.get(ruleId), toggle, hasBranches };
  return { rules, tree };
}

function focusRow(ruleId: string) {
  document.querySelector<HTMLElement>(`tr[data-row-id="${CSS.escape(ruleId)}"]`)?.focus();
}
