import { describe, expect, it } from "vitest";
import { hasListedWord, seedTriggers } from "./baselines";
import { corpusCaseSchema } from "./corpus-case";

function corpusCase(message: string, more: Record<string, unknown> = {}) {
  return corpusCaseSchema.parse({
    id: "x",
    author_group: "x",
    lang: "en",
    sampled_by: "constructed",
    message,
    label: "other",
    is_learnable: false,
    ...more,
  });
}

describe("the seed's negation trigger", () => {
  it.each(["no, the other one", "please don't", "Stop.", "use this instead", "it is fine, actually"])(
    "fires for %j",
    (message) => {
      expect(seedTriggers(corpusCase(message))).toEqual(["negation"]);
    },
  );

  it.each(["notes are fine", "nonstop", "не так", "the other one"])("does not fire for %j", (message) => {
    expect(seedTriggers(corpusCase(message))).toEqual([]);
  });
});

describe("the seed's edit-distance trigger", () => {
  it("fires below 0.3 of the response, not at it", () => {
    expect(seedTriggers(corpusCase("abcdefgXYj", { agent_text: "abcdefghij" }))).toEqual(["edit_distance"]);
    expect(seedTriggers(corpusCase("abcdefgXYZ", { agent_text: "abcdefghij" }))).toEqual([]);
  });

  it("fires for an echo, as it is defined", () => {
    expect(seedTriggers(corpusCase("abcdefghij", { agent_text: "abcdefghij" }))).toEqual(["edit_distance"]);
  });

  it("never fires without a response", () => {
    expect(seedTriggers(corpusCase("x", { agent_text: "" }))).toEqual([]);
    expect(seedTriggers(corpusCase("x"))).toEqual([]);
  });
});

describe("the seed's other triggers", () => {
  it("takes the same program with other arguments as an override", () => {
    const call = {
      agent_tool_calls: [{ tool_name: "Bash", tool_input: { command: "kubectl scale app --replicas=2" } }],
    };
    expect(seedTriggers(corpusCase("kubectl scale app --replicas=4", call))).toEqual(["tool_override"]);
    expect(seedTriggers(corpusCase("kubectl scale app --replicas=2", call))).toEqual([]);
  });

  it("takes code as rewritten when more than half of its lines are gone", () => {
    const response = "```js\na\nb\nc\nd\n```";
    expect(seedTriggers(corpusCase("```js\na\nx\ny\nz\n```", { agent_text: response }))).toContain("rewrite");
    expect(seedTriggers(corpusCase("```js\na\nb\ny\nz\n```", { agent_text: response }))).not.toContain(
      "rewrite",
    );
  });
});

it("finds listed words in several languages, also where they mean nothing", () => {
  expect(hasListedWord(corpusCase("no problem"))).toBe(true);
  expect(hasListedWord(corpusCase("нет, не так"))).toBe(true);
  expect(hasListedWord(corpusCase("不要动首页"))).toBe(true);
  expect(hasListedWord(corpusCase("looks fine"))).toBe(false);
});
