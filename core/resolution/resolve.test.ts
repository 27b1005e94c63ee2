import { describe, expect, it } from "vitest";
import { readWish } from "../extraction/read-wish";
import type { RuleCandidate } from "../extraction/schema";
import { resolve } from "./resolve";
import type { ComparedRule } from "./schema";

function rule(text: string, more: Partial<ComparedRule> = {}): ComparedRule {
  const wish = readWish({ text });
  return {
    id: "id-1",
    number: "R1",
    statement: text,
    claim: wish.claim,
    applicability: wish.applicability,
    scope: "project",
    layer: "personal",
    source: "user_stated",
    ...more,
  };
}

function decide(text: string, rules: ComparedRule[], more: Partial<RuleCandidate> = {}) {
  return resolve({ candidate: { ...readWish({ text }), ...more }, rules });
}

describe("resolve", () => {
  it("makes a new rule in an empty library", () => {
    const decision = decide("Use bun.", []);
    expect(decision).toMatchObject({ action: "new", target: null, localException: false, compared: [] });
    expect(decision.line).toBe("Decision: NEW — because there is no rule yet.");
  });

  it.each([
    ["Indent with tabs.", "tabs, not spaces"],
    ["Never push.", "never push to main"],
    ["Use ruff for linting.", "ruff, not flake8"],
    ["Remove debug output before finishing.", "don't leave console.log behind when you're done"],
  ])("noop: %s / %s", (existing, said) => {
    expect(decide(said, [rule(existing)])).toMatchObject({ action: "noop", target: "id-1" });
  });

  it.each([
    ["Use tabs.", "Use tabs except in *.yml."],
    ["Run the tests before committing.", "Run the tests with --coverage before committing."],
    ["Single quotes in *.ts.", "Single quotes."],
  ])("update: %s / %s", (existing, said) => {
    expect(decide(said, [rule(existing)])).toMatchObject({ action: "update", target: "id-1" });
  });

  it.each([
    ["Keep lines under 80 characters.", "lines up to 120 characters"],
    ["Use mocha.", "use vitest instead of mocha"],
    ["Import types from lodash.", "never import from lodash"],
    ["Always add a summary.", "no summary"],
  ])("supersede: %s / %s", (existing, said) => {
    const decision = decide(said, [rule(existing)]);
    expect(decision).toMatchObject({ action: "supersede", target: "id-1" });
    expect(decision.line).toMatch(/^Decision: SUPERSEDE existing R1 — because /);
  });

  it.each([
    ["Use 4 spaces in Python.", "tabs in Go code, so golang"],
    ["Never push to main.", "never force-push"],
    ["Use pnpm for packages.", "use poetry for Python packages"],
    ["Reply in French.", "Write commit messages in English."],
    ["Put tests in tests/.", "Put snapshots in tests/snapshots."],
  ])("new beside a neighbour: %s / %s", (existing, said) => {
    expect(decide(said, [rule(existing)])).toMatchObject({ action: "new", target: null });
  });

  it("picks the rule that the wish is about", () => {
    const rules = [
      rule("Use vitest.", { id: "a", number: "R1" }),
      rule("Put tests next to the source.", { id: "b", number: "R2" }),
    ];
    expect(decide("tests belong in tests/", rules)).toMatchObject({ action: "supersede", target: "b" });
  });
});

describe("resolve: guards", () => {
  it("leaves a longer rule alone for one session", () => {
    expect(decide("use npm", [rule("Use pnpm.")], { scope: "session" })).toMatchObject({
      action: "new",
      target: null,
    });
  });

  it("keeps a global rule beside a project exception", () => {
    expect(decide("use npm", [rule("Use pnpm.", { scope: "global" })])).toMatchObject({
      action: "new",
      target: null,
    });
  });

  it("widens the scope of the same wish", () => {
    expect(decide("use pnpm", [rule("Use pnpm.")], { scope: "global" })).toMatchObject({
      action: "update",
      target: "id-1",
    });
  });

  it("never replaces what was stated by what was inferred", () => {
    const inferred = { source: "inferred", confidence: 0.7 } as const;
    expect(decide("use npm", [rule("Use pnpm.")], inferred)).toMatchObject({
      action: "undecided",
      target: "id-1",
    });
    expect(decide("use npm", [rule("Use pnpm.", { source: "inferred" })]).action).toBe("supersede");
  });

  it("marks a wish against a project rule as a local exception", () => {
    const shared = rule("Use pnpm.", { layer: "project", number: "P1" });
    expect(decide("use npm", [shared])).toMatchObject({ action: "new", target: null, localException: true });
    expect(decide("pnpm only", [shared])).toMatchObject({
      action: "noop",
      target: "id-1",
      localException: false,
    });
  });

  it("lets wishes with disjoint conditions live side by side", () => {
    expect(
      decide("commit after every step on feature branches", [rule("Never commit on main.")]),
    ).toMatchObject({ action: "new", target: null });
  });
});
