import { describe, expect, it } from "vitest";
import type { HistoryStep } from "@/core/history/schema";
import { chainStrands } from "./chain-strands";
import { november, rule, step } from "./test-steps";

/** Each strand as one line, the way it is read. */
function read(steps: HistoryStep[]): string[] {
  return chainStrands({ steps }).map(({ nodes, isInForce }) => {
    const words = nodes.map((node) => {
      const repeats = node.repeats > 0 ? `×${node.repeats}` : "";
      const undone = node.undoneAt ? " undone" : "";
      return `${node.link ?? ""} ${node.rule?.number ?? "–"}${repeats}${undone}`.trim();
    });
    return [...words, isInForce ? "today" : "out"].join(" → ");
  });
}

const YARN = rule(3, "Use yarn");
const PNPM = rule(12, "Use pnpm", "active");

describe("chainStrands", () => {
  it("reads who took whose place from left to right", () => {
    const steps = [step(1, { rule: YARN }), step(5, { rule: PNPM, step: "replaced", replaced: YARN })];
    expect(read(steps)).toEqual(["R3 → replaced R12 → today"]);
    expect(chainStrands({ steps })[0]?.rollback?.at).toEqual(november(5));
  });

  it("shows a rollback as a step behind what was rolled back", () => {
    const tabs = rule(1, "Tabs", "active");
    const spaces = rule(7, "2 spaces", "archived");
    const steps = [
      step(1, { rule: tabs }),
      step(2, { rule: spaces, step: "undone", replaced: tabs, undoneAt: november(3), canRollBack: false }),
    ];
    expect(read(steps)).toEqual(["R1 → replaced R7 → rolledBack R1 → today"]);
    expect(chainStrands({ steps })[0]?.nodes.at(-1)?.at).toEqual(november(3));
  });

  it("leaves the successor standing when what came before it is taken back late", () => {
    const steps = [
      step(1, { rule: YARN, step: "undone", undoneAt: november(9), canRollBack: false }),
      step(5, { rule: PNPM, step: "replaced", replaced: YARN }),
    ];
    expect(read(steps)).toEqual(["R3 undone → replaced R12 → today"]);
  });

  it("begins a strand anew for a rule that comes back beside its grandchild", () => {
    const tabs = rule(1, "Tabs", "active");
    const two = rule(7, "2 spaces", "archived");
    const four = rule(9, "4 spaces", "active");
    const steps = [
      step(1, { rule: tabs }),
      step(2, { rule: two, step: "undone", replaced: tabs, undoneAt: november(8), canRollBack: false }),
      step(4, { rule: four, step: "replaced", replaced: two }),
    ];
    expect(read(steps)).toEqual(["R1 → replaced R7 undone → replaced R9 → today", "rolledBack R1 → today"]);
  });

  it("keeps rules that never met apart, and a rule that is older than the record whole", () => {
    const other = rule(20, "Pin versions", "active");
    const steps = [
      step(2, { rule: PNPM, step: "replaced", replaced: YARN }),
      step(4, { rule: other }),
      step(6, { rule: PNPM, step: "updated" }),
    ];
    expect(read(steps)).toEqual(["R3 → replaced R12 → changed R12 → today", "R20 → today"]);
    expect(chainStrands({ steps })[0]?.nodes[0]?.at).toBeNull();
  });

  it("shows a rule that was restored by hand after it was taken back", () => {
    const taken = { step: "undone", undoneAt: november(2), canRollBack: false } as const;
    expect(read([step(1, { rule: PNPM, ...taken })])).toEqual(["R12 → takenBack – → restored R12 → today"]);
    const gone = rule(5, "Use npm", "archived");
    expect(read([step(1, { rule: gone, ...taken })])).toEqual(["R5 → takenBack – → out"]);
  });

  it("counts what was said again and never offers to roll that back", () => {
    const steps = [
      step(1, { rule: PNPM, canRollBack: false }),
      step(2, { rule: PNPM, step: "repeated" }),
      step(3, { rule: PNPM, step: "repeated" }),
    ];
    expect(read(steps)).toEqual(["R12×2 → today"]);
    expect(chainStrands({ steps })[0]?.rollback).toBeNull();
  });
});
