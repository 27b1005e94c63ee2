import { describe, expect, it } from "vitest";
import { testBundle, testRule } from "../bundle/test-rules";
import { EVERYWHERE } from "../rule/schema";
import { selectCards } from "./cards";

const words = (...taskWords: string[]) => ({ applicability: { ...EVERYWHERE, taskWords } });
function shownFor(prompt: string, rules: ReturnType<typeof testRule>[], shown: string[] = []) {
  const bundle = testBundle(...rules);
  const cards = selectCards({ bundle, prompt, session: "s", host: "claude_code", shown: new Set(shown) });
  return cards.rules.map(({ number }) => number);
}

describe("selectCards", () => {
  it("brings up rules whose words the prompt has, before those for every task", () => {
    const rules = [testRule(1), testRule(2, words("refactor")), testRule(3, words("deploy"))];
    expect(shownFor("refactoring the cart", rules)).toEqual(["R2", "R1"]);
    expect(shownFor("fix the title", rules)).toEqual(["R1"]);
  });

  it("brings up a rule with a check only where the prompt touches it: its act is judged anyhow", () => {
    const instruction = "Use pnpm for packages.";
    const rule = testRule(1, {
      instruction,
      verifier: { kind: "shell-command", forbid: [{ program: ["npm"] }] },
    });
    expect(shownFor("add two packages to the cart", [rule])).toEqual(["R1"]);
    expect(shownFor("align the title with the logo", [rule])).toEqual([]);
    expect(shownFor("which packages do we use?", [rule])).toEqual([]);
  });

  it("shows four at most and none twice in a task", () => {
    const rules = [1, 2, 3, 4, 5, 6].map((number) => testRule(number, { weight: number }));
    expect(shownFor("x", rules)).toEqual(["R6", "R5", "R4", "R3"]);
    expect(
      shownFor(
        "x",
        rules,
        [6, 5, 4, 3].map((number) => testRule(number).id),
      ),
    ).toEqual(["R2", "R1"]);
  });

  it("is silent about questions and about rules for other hosts", () => {
    expect(shownFor("what does refactor mean here?", [testRule(1, words("refactor"))])).toEqual([]);
    expect(shownFor("x", [testRule(1, { applicability: { ...EVERYWHERE, hosts: ["codex"] } })])).toEqual([]);
    const bundle = testBundle();
    expect(selectCards({ bundle, prompt: "x", session: "s", host: "codex", shown: new Set() }).text).toBe("");
  });
});
