import { describe, expect, it } from "vitest";
import { readJobFailure, withoutQuotations, writeJobFailure } from "./failure";

describe("the error of a job, for an instance admin", () => {
  it("keeps class, code, the message of Heed's own errors and lines of code", () => {
    const failure = {
      name: "HeedError",
      code: "CONFLICT",
      message: "Try it again.",
      frames: ["at a.ts:1:2"],
    };
    expect(readJobFailure(writeJobFailure(failure))).toEqual(failure);
  });

  it.each([
    ["The rule “never use npm” has no check.", "The rule “…” has no check."],
    ['unexpected token "canary" at 3', "unexpected token “…” at 3"],
    ["ada@example.test is a member already.", "… is a member already."],
    ["Key 'canary' of `canary` was ‘canary’", "Key “…” of “…” was “…”"],
  ])("loses what it quotes: %s", (message, told) => {
    expect(withoutQuotations(message)).toBe(told);
  });

  it.each([
    ["invalid input syntax for type json: canary", "Error"],
    ["TypeError: canary is not a function", "TypeError"],
    ["canary: canary", "Error"],
    ['["canary"]', "Error"],
    ['{"name":"canary"}', "Error"],
  ])("gives only the class of a text that it does not know: %s", (text, name) => {
    expect(readJobFailure(text)).toEqual({ name, code: null, message: null, frames: [] });
  });

  it("is null for a job that has not failed", () => {
    expect(readJobFailure(null)).toBeNull();
  });
});
