import { describe, expect, it } from "vitest";
import { EVERYWHERE, type RuleContent } from "./schema";
import { sharedContent } from "./shared-content";

const LEARNED: RuleContent = {
  statement: "dude, pnpm not npm!!",
  instruction: "dude, pnpm not npm!!",
  message: "This project manages packages with pnpm; npm would write another lock file.",
  remedy: "pnpm add <package>",
  applicability: EVERYWHERE,
  verifier: { kind: "shell-command", forbid: [{ program: ["npm"] }] },
  tier: "deterministic",
  recipe: "package-manager",
  recipeParams: { wanted: "pnpm", unwanted: ["npm"] },
  claim: { topic: "package-manager", subject: "npm", polarity: "forbid" },
  severity: "minor",
  onExhausted: "release",
};

describe("text for others is rendered from the recipe's template where one exists", () => {
  it("says what the recipe says, in place of the person's own words", () => {
    const { content, fromTemplate } = sharedContent(LEARNED, { isLearned: true });
    expect(fromTemplate).toBe(true);
    expect(content).toEqual({
      ...LEARNED,
      statement: "This project manages packages with pnpm; npm would write another lock file.",
      instruction: "This project manages packages with pnpm; npm would write another lock file.",
      recipeParams: null,
    });
  });

  it("leaves the person's condition and task words behind where the check does not need them", () => {
    const words = { condition: "unless my boss asks", taskWords: ["boss"], exceptTaskWords: ["rescue"] };
    const applicability = { ...EVERYWHERE, paths: ["web/**"], ...words };
    const shared = (fields: Partial<RuleContent>) =>
      sharedContent({ ...LEARNED, applicability, ...fields }, { isLearned: true }).content.applicability;
    expect(shared({})).toEqual({ ...EVERYWHERE, paths: ["web/**"], exceptTaskWords: ["rescue"] });
    // A reminder has nothing but its words that say when it is brought up.
    expect(shared({ verifier: null }).taskWords).toEqual(["boss"]);
    expect(shared({ verifier: null }).condition).toBeUndefined();
  });

  it("keeps the words of a person who edited the rule by hand", () => {
    const { content, fromTemplate } = sharedContent(LEARNED, { isLearned: false });
    expect(fromTemplate).toBe(false);
    expect(content).toEqual({ ...LEARNED, recipeParams: null });
  });

  it.each([
    ["there is no recipe", { recipe: null }],
    ["the recipe has no sentence of its own", { message: LEARNED.statement }],
  ])("leaves free text where %s", (_why, fields) => {
    const given = { ...LEARNED, ...fields };
    expect(sharedContent(given, { isLearned: true })).toEqual({
      content: { ...given, recipeParams: null },
      fromTemplate: false,
    });
  });

  it("makes one line of an own rule with several", () => {
    const given = { ...LEARNED, recipe: null, instruction: "Use pnpm.\n  Not npm." };
    expect(sharedContent(given, { isLearned: true }).content.instruction).toBe("Use pnpm. Not npm.");
  });
});
