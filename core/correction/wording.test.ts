import { describe, expect, it } from "vitest";
import { readWording, WORDING_PLACES } from "./wording";

function squares(wording: ReadonlyMap<number, number>): number {
  return [...wording.values()].reduce((sum, share) => sum + share * share, 0);
}

describe("readWording", () => {
  it("is the same for the same text and stays inside the table", () => {
    const wording = readWording("use pnpm, not npm", "ran npm install");
    expect(readWording("use pnpm, not npm", "ran npm install")).toEqual(wording);
    expect([...wording.keys()].every((place) => place >= 0 && place < WORDING_PLACES)).toBe(true);
  });

  it("gives each kind of piece the same length, however long the text is", () => {
    // Words 1² and letters 1² without an act; pieces that share a place move it a little.
    expect(squares(readWording("no", ""))).toBeCloseTo(2.49, 1);
    const long = "every word of this sentence adds pieces and none of them may outweigh the others ".repeat(
      20,
    );
    expect(squares(readWording(long, ""))).toBeLessThan(3.5);
  });

  it("shares pieces between wordings that are alike, also where words are not separated", () => {
    function common(left: string, right: string): number {
      const other = readWording(right, "");
      return [...readWording(left, "").keys()].filter((place) => other.has(place)).length;
    }
    expect(common("don't touch the schema", "dont touch the schemas")).toBeGreaterThan(
      common("don't touch the schema", "what a lovely evening"),
    );
    expect(common("以后不要改接口", "不要改这个接口")).toBeGreaterThan(common("以后不要改接口", "谢谢"));
  });
});
