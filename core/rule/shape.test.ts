import { describe, expect, it } from "vitest";
import { type Placed, placeProblem, placeProblemText, shapeUnder } from "./shape";

const rule = (id: string, fields: Partial<Placed> = {}): Placed => ({
  id,
  layer: "personal",
  ownerId: "ada",
  projectId: "demo",
  hostSessionId: null,
  status: "active",
  shape: "atomic",
  parentId: null,
  children: 0,
  ...fields,
});

describe("library shape: no circles, no self-parent, one level, same layer, owner and project", () => {
  it("a rule stands under another one of the same library", () => {
    expect(placeProblem(rule("a"), rule("b"))).toBeNull();
    expect(placeProblem(rule("a"), rule("b", { status: "paused" }))).toBeNull();
    expect(placeProblem(rule("a"), rule("b", { children: 3 }))).toBeNull();
  });

  it.each([
    ["itself", rule("a"), rule("a")],
    ["another_library", rule("a"), rule("b", { layer: "project" })],
    ["another_library", rule("a"), rule("b", { ownerId: "bo" })],
    ["another_library", rule("a"), rule("b", { projectId: null })],
    ["another_session", rule("a"), rule("b", { hostSessionId: "s1" })],
    ["parent_is_child", rule("a"), rule("b", { parentId: "c" })],
    ["has_children", rule("a", { children: 1 }), rule("b")],
    ["composite_below", rule("a", { shape: "composite" }), rule("b", { shape: "composite" })],
    ["parent_gone", rule("a"), rule("b", { status: "archived" })],
    ["already_there", rule("a", { parentId: "b" }), rule("b")],
  ] as const)("refuses %s", (problem, child, parent) => {
    expect(placeProblem(child, parent)).toBe(problem);
    expect(placeProblemText(problem)).toMatch(/\.$/);
  });

  it("two colleagues' shared rules of one project may stand under each other", () => {
    const [a, b] = [rule("a", { layer: "project" }), rule("b", { layer: "project", ownerId: "bo" })];
    expect(placeProblem(a, b)).toBeNull();
  });

  it("under a composite it is a part, under any other rule a refinement", () => {
    expect(shapeUnder({ shape: "composite" })).toBe("atomic");
    expect(shapeUnder({ shape: "atomic" })).toBe("refinement");
  });
});
