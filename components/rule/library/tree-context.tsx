"use client";

import { createContext, useContext } from "react";
import type { TreeRow } from "./rule-tree";

type Tree = {
  rowOf: (ruleId: string) => TreeRow | undefined;
  toggle: (ruleId: string) => void;
  /** Whether any rule of the page has a branch; without one no room is kept for its button. */
  hasBranches: boolean;
};

const TreeContext = createContext<Tree | null>(null);
export const TreeProvider = TreeContext.Provider;

/** The tree around a list of rules; null for a flat list. */
export function useTree(): Tree | null {
  return useContext(TreeContext);
}
