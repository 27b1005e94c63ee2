import { describe, expect, it } from "vitest";
import { extract } from "../extraction/extract";
import { resolve } from "../resolution/resolve";
import type { ComparedRule } from "../resolution/schema";

/** One wish in twelve wordings, several languages. */
const WORDINGS: readonly (readonly [text: string, language: string])[] = [
  ["use pnpm, not npm", "en"],
  ["please use pnpm instead of npm", "en"],
  ["we use pnpm here", "en"],
  ["stop using npm, use pnpm", "en"],
  ["don't use npm here, use pnpm", "en"],
  ["never npm, always pnpm", "en"],
  ["nimm pnpm statt npm", "de"],
  ["usa pnpm en vez de npm", "es"],
  ["utilise toujours pnpm", "fr"],
  ["usa pnpm, non npm", "it"],
  ["我们用 pnpm", "zh"],
  ["используй pnpm вместо npm", "ru"],
];

describe("twelve wordings of one wish are one family", () => {
  const wishes = WORDINGS.map(([message, language]) => {
    const [candidate] = extract({ message, language, label: "preference" }).candidates;
    if (!candidate) throw new Error(`no wish in “${message}”`);
    return candidate;
  });

  it("they share one topic", () => {
    expect(new Set(wishes.map(({ claim }) => claim.topic))).toEqual(new Set(["package-manager"]));
  });

  it("and one rule: after the first, none makes another one", () => {
    const [first, ...others] = wishes;
    if (!first) throw new Error("no wish");
    const rule: ComparedRule = {
      ...{ id: "r1", number: "R1", statement: first.directive, claim: first.claim },
      ...{ applicability: first.applicability, scope: first.scope, layer: "personal", source: "user_stated" },
    };
    expect(others.map((candidate) => resolve({ candidate, rules: [rule] }).action)).toEqual(
      others.map(() => "noop"),
    );
  });
});
