import { beforeAll, describe, expect, it } from "vitest";
import { readWish } from "../extraction/read-wish";
import { sentenceOf } from "../recipes/offers/offer";
import { RECIPE_PACKS } from "../recipes/offers/packs";
import "../verifiers/regex-engine";
import { compile } from "./compile";
import { findClash, type WrittenRule } from "./find-clash";
import { recipeExamples } from "./recipe-examples";

const OFFERS = RECIPE_PACKS.flatMap(({ offers }) => offers);

function written(text: string): WrittenRule {
  const { content } = compile({ candidate: readWish({ text }) });
  const { statement, claim, applicability } = content;
  return {
    ...{ id: content.recipe ?? text, number: "R1", statement, claim, applicability },
    ...{ scope: "project", layer: "personal", source: "user_stated", content },
  };
}

function clash(text: string, ...rules: string[]) {
  const { content } = written(text);
  return findClash({ content, scope: "project" }, rules.map(written));
}

// The first sentence loads all grammars: long on a busy machine.
beforeAll(() => {
  clash("Never force-push.", "No emojis.");
}, 120_000);

describe("what a rule that is picked by hand is to those in force", () => {
  it.each([
    ["Never force-push.", "Never force-push.", "same"],
    ["Indent with tabs.", "Indent with 2 spaces.", "opposite"],
    ["Use type aliases, not interfaces.", "Never use type aliases, use interfaces.", "opposite"],
    [
      "Use arrow functions, not function declarations.",
      "Use function declarations, not arrow functions.",
      "opposite",
    ],
  ])("%s after “%s”: %s", (text, rule, says) => {
    expect(clash(text, rule)?.says).toBe(says);
  });

  it.each([
    ["Never hardcode API keys.", "Never log passwords."],
    ["No print statements.", "No console.log."],
    // The compiler's errors are not the linter's, though one check covers the other today.
    ["Never use @ts-ignore.", "Never disable lint rules."],
    ["Pin GitHub Actions to a commit SHA.", "Sign off every commit."],
    ["Do not mention Claude in commit messages.", "Commit messages follow Conventional Commits."],
    ["Never push tags.", "Never push unless I ask."],
    ["Never force-push.", "Never push unless I ask."],
  ])("%s stands beside “%s”", (text, rule) => {
    expect(clash(text, rule)).toBeNull();
  });

  it("knows the same check under other words, and not where it counts for less", () => {
    expect(clash("Never force-push.", "Never force push, you overwrote Mia's commits.")?.says).toBe("same");
    const { content } = written("Never force-push.");
    const rule = written("Never force push, you overwrote Mia's commits.");
    expect(findClash({ content, scope: "global" }, [rule])).toBeNull();
  });

  it("finds the one that says it among those that only sound like it", () => {
    expect(clash("Never log passwords.", "Never hardcode API keys.", "Never log passwords.")).toEqual({
      ruleId: "no-sensitive-logs",
      says: "same",
    });
  });
});

describe("each offered recipe", () => {
  let rules: WrittenRule[];
  beforeAll(() => {
    rules = OFFERS.map((offer) => written(sentenceOf(offer)));
  }, 240_000);

  it("has its own examples by its sentence alone, and none once its check was edited", () => {
    const without = rules.filter(({ content }) => !recipeExamples(content)).map(({ id }) => id);
    expect(without).toEqual([]);
    const [first] = rules;
    if (!first) throw new Error("no offers");
    const verifier = { kind: "shell-command", forbid: [{ program: ["git"] }] };
    expect(recipeExamples({ ...first.content, verifier })).toBeNull();
  }, 60_000);

  it("is known to whoever has it", () => {
    const unknown = rules.filter((rule) => {
      const found = findClash({ content: rule.content, scope: "project" }, [rule]);
      return found?.says !== "same";
    });
    expect(unknown.map(({ id }) => id)).toEqual([]);
  }, 60_000);
});
