import { describe, expect, it } from "vitest";
import { EVERYWHERE } from "../rule/schema";
import { testBundle, testRule } from "./test-rules";

const at = (paths: string[]) => ({ ...EVERYWHERE, paths });
const parent = testRule(1, { layer: "project", number: "P1" });
const child = testRule(2, { shape: "refinement", parentId: parent.id, layer: "project", number: "P2" });

describe("refinement children are active only with their parent", () => {
  it("a child whose parent is out of force is not in the bundle, and comes back with it", () => {
    expect(testBundle(child).rules).toEqual([]);
    expect(testBundle(parent, child).rules.map(({ number }) => number)).toEqual(["P1", "P2"]);
  });

  it("it counts under its parent's applicability", () => {
    const [, told] = testBundle({ ...parent, applicability: at(["src/**"]) }, child).rules;
    expect([told?.parent, told?.within?.paths]).toEqual([parent.id, ["src/**"]]);
  });

  it("a masked parent silences its child, with the same winner", () => {
    const winner = testRule(3, { claim: parent.claim });
    const rules = testBundle(parent, child, winner).rules;
    expect(rules.map(({ number, maskedBy }) => [number, maskedBy])).toEqual([
      ["P1", "R3"],
      ["P2", "R3"],
      ["R3", null],
    ]);
  });
});

describe("where a special case decides otherwise, the general rule leaves its place to it", () => {
  const claim = { topic: "indentation", subject: "code", polarity: "require", value: "2" } as const;
  const general = testRule(1, { claim });
  const special = (applicability: typeof EVERYWHERE, value = "4") =>
    testRule(2, { claim: { ...claim, value }, shape: "refinement", parentId: general.id, applicability });
  const reach = (applicability: typeof EVERYWHERE, value?: string) => {
    const [rule] = testBundle(general, special(applicability, value)).rules;
    return [rule?.applicability.exceptPaths, rule?.applicability.exceptBranches];
  };

  it("by files, languages and branches", () => {
    expect(reach(at(["legacy/**"]))).toEqual([["legacy/**"], []]);
    expect(reach({ ...EVERYWHERE, languages: ["python"] })).toEqual([["**/*.py", "**/*.pyi"], []]);
    expect(reach({ ...EVERYWHERE, languages: ["makefile"] })).toEqual([["**/Makefile"], []]);
    expect(reach({ ...EVERYWHERE, branches: ["main"] })).toEqual([[], ["main"]]);
    expect(reach({ ...EVERYWHERE, package: "packages/api" })).toEqual([["packages/api/**"], []]);
  });

  it("not where it says the same, counts everywhere, or has two limits at once", () => {
    expect(reach(at(["legacy/**"]), "2")).toEqual([[], []]);
    expect(reach(EVERYWHERE)).toEqual([[], []]);
    expect(reach({ ...at(["legacy/**"]), branches: ["main"] })).toEqual([[], []]);
  });

  it("the child itself still counts there: it keeps its parent's whole reach", () => {
    const [, told] = testBundle(general, special(at(["legacy/**"]))).rules;
    expect(told?.within?.exceptPaths).toEqual([]);
  });
});

describe("composite parents", () => {
  const whole = testRule(1, { shape: "composite", statement: "Before a release.", severity: "major" });
  const part = (number: number) => testRule(number, { parentId: whole.id });

  it("tell the steps that are in force, in order", () => {
    const [rule] = testBundle(whole, part(2), part(3)).rules;
    expect(rule?.instruction).toBe("Before a release. All of it: 1. Statement 2. 2. Statement 3.");
  });

  it("are left out while none of their parts is in force", () => {
    expect(testBundle(whole, testRule(4)).rules.map(({ number }) => number)).toEqual(["R4"]);
  });

  it("are filed, so that an event finds them without reading the whole library", () => {
    expect(testBundle(testRule(5), whole, part(2)).index.composites).toEqual([1]);
    expect(testBundle(testRule(5)).index.composites).toBeUndefined();
  });
});
