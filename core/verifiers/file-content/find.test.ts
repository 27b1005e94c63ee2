import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { onlyRegion } from "../regions";
import { findForbidden, mayFind } from "./find";
import type { FileContentSpec } from "./spec";

const spec = (part: Partial<FileContentSpec>): FileContentSpec => ({ kind: "file-content", ...part });

describe("the look for an entry's plain characters", () => {
  it.each<[string, Partial<FileContentSpec>, string]>([
    ["a text", { texts: ["as any"] }, "const a = b as any;"],
    ["a word in another case", { words: ["TODO"], ignoreCase: true }, "// todo"],
    ["the first name of a call", { calls: ["console.log"] }, "console . log(1)"],
    ["the name of a method", { calls: [".then"] }, "p.then(f)"],
    ["a pattern's own characters", { re: ["TODO\\d+"] }, "// TODO12"],
    ["a pattern without any", { re: ["\\d+"] }, "x"],
    ["an entry of another alphabet", { texts: ["ΣΑΣ"], ignoreCase: true }, "x"],
  ])("lets a text with %s be read", (_name, part, text) => {
    expect(mayFind(spec(part), text)).toBe(true);
  });

  it.each<[string, Partial<FileContentSpec>]>([
    ["a text", { texts: ["as any"] }],
    ["a call", { calls: ["console.log"] }],
    ["a pattern", { re: ["TODO\\d+"] }],
  ])("passes over a text without %s", (_name, part) => {
    expect(mayFind(spec(part), "const a = b;")).toBe(false);
  });

  it("never passes over what would be found, in the text or in a region of it", () => {
    const word = fc.constantFrom("log", "Log", "any", ".", "(", " ", "\n", '"', "/*", "*/", "é", "x");
    const entry = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(""));
    const entries = fc.array(entry, { maxLength: 2 });
    fc.assert(
      fc.property(
        fc.record({
          texts: entries,
          words: entries,
          calls: fc.array(fc.constantFrom("log", "x.log", ".log()")),
        }),
        fc.boolean(),
        fc.array(fc.tuple(word, fc.nat(2)), { maxLength: 12 }),
        (part, ignoreCase, pieces) => {
          const text = pieces.map(([piece]) => piece).join("");
          const marks = Uint8Array.from(pieces.flatMap(([piece, mark]) => [...piece].map(() => mark)));
          const given = spec({ ...part, ignoreCase });
          const found = findForbidden(given, text) ?? findForbidden(given, onlyRegion(text, marks, "code"));
          if (found) expect(mayFind(given, text)).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
