import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { onlyRegion, withoutRegion } from "./regions";

const B = "\u00a0";
/** c code, k comment, s string. */
const marksOf = (letters: string) => Uint8Array.from(letters, (letter) => "cks".indexOf(letter));

describe("regions", () => {
  it("keeps only what is wanted, at its place", () => {
    const marks = marksOf("cccssskkkk");
    expect(onlyRegion('a ="b"//b!', marks, "code")).toBe(`a =${B.repeat(7)}`);
    expect(onlyRegion('a ="b"//b!', marks, "strings")).toBe(`${B.repeat(3)}"b"${B.repeat(4)}`);
    expect(onlyRegion('a ="b"//b!', marks, "comments")).toBe(`${B.repeat(6)}//b!`);
    expect(withoutRegion('a ="b"//b!', marks, "comments")).toBe(`a ="b"${B.repeat(4)}`);
  });

  it("keeps line ends inside of what is blanked, and blanks the last character too", () => {
    expect(onlyRegion("k\nk\nc", marksOf("kkkkc"), "code")).toBe(`${B}\n${B}\nc`);
    expect(onlyRegion("c\nk", marksOf("cck"), "code")).toBe(`c\n${B}`);
    expect(onlyRegion("", new Uint8Array(0), "code")).toBe("");
  });

  it("answers for the text that it is given, also with marks that it has seen", () => {
    const marks = marksOf("ck");
    expect(onlyRegion("ab", marks, "code")).toBe(`a${B}`);
    expect(onlyRegion("xy", marks, "code")).toBe(`x${B}`);
    expect(onlyRegion("ab", marks, "code")).toBe(`a${B}`);
    expect(withoutRegion("ab", marks, "code")).toBe(`${B}b`);
  });

  it("is the text read character by character", () => {
    const marked = fc.array(fc.tuple(fc.constantFrom("a", " ", "\n", "é", "\ud83d"), fc.nat(2)));
    fc.assert(
      fc.property(marked, (chars) => {
        const text = chars.map(([char]) => char).join("");
        const marks = Uint8Array.from(chars, ([, mark]) => mark);
        const plain = chars.map(([char, mark]) => (char === "\n" || mark === 1 ? char : B)).join("");
        expect(onlyRegion(text, marks, "comments")).toBe(plain);
        const rest = chars.map(([char, mark]) => (char === "\n" || mark !== 1 ? char : B)).join("");
        expect(withoutRegion(text, marks, "comments")).toBe(rest);
      }),
    );
  });
});
