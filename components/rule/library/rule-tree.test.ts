import { describe, expect, it } from "vitest";
import type { RuleBranch } from "@/core/rule/shape-input";
import { ruleDetail } from "../test-rule";
import { branchOf, treeRows } from "./rule-tree";

const rule = (id: string, fields = {}) => ({ ...ruleDetail(), id, number: id, ...fields });
const child = (id: string, parent: string, matches = true) => ({
  rule: rule(id, { parent: rule(parent) }),
  matches,
});
const branches = (matches: { parent: boolean; child: boolean }): RuleBranch[] => [
  { rule: rule("R1"), matches: matches.parent, children: [child("R2", "R1", matches.child)] },
  { rule: rule("R3"), matches: true, children: [] },
];
const shown = (input: RuleBranch[], toggled: string[] = [], searching = false) =>
  treeRows(input, { toggled, searching }).map((row) => `${row.rule.number}${row.isOpen ? " open" : ""}`);

describe("the Rules page shows composites and refinements as a tree", () => {
  const both = branches({ parent: true, child: true });

  it("branches are closed until they are opened", () => {
    expect(shown(both)).toEqual(["R1", "R3"]);
    expect(shown(both, ["R1"])).toEqual(["R1 open", "R2", "R3"]);
  });

  it("a branch is open by itself where a child is what was looked for, and can be closed", () => {
    expect(shown(branches({ parent: false, child: true }))).toEqual(["R1 open", "R2", "R3"]);
    expect(shown(both, [], true)).toEqual(["R1 open", "R2", "R3"]);
    expect(shown(both, ["R1"], true)).toEqual(["R1", "R3"]);
    expect(shown(branches({ parent: true, child: false }), [], true)).toEqual(["R1", "R3"]);
  });

  it("a leaf cannot be opened", () => {
    expect(shown(both, ["R3"])).toEqual(["R1", "R3"]);
  });

  it("the branch of a child is its parent's", () => {
    const rows = treeRows(both, { toggled: ["R1"], searching: false });
    expect(branchOf(rows, "R2")?.rule.number).toBe("R1");
    expect(branchOf(rows, "R1")?.rule.number).toBe("R1");
    expect(branchOf(rows, "R9")).toBeNull();
  });
});
