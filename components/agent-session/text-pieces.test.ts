import { describe, expect, it } from "vitest";
import { textPieces } from "./text-pieces";

const said = (text: string, spans?: Array<[number, number]>) =>
  textPieces(text, spans).map(({ text: part, isMarked, masked }) => [part, isMarked, masked]);

describe("textPieces", () => {
  it("cuts out the words that fired", () => {
    expect(said("no, we use pnpm", [[0, 2]])).toEqual([
      ["no", true, null],
      [", we use pnpm", false, null],
    ]);
  });

  it("joins marks that overlap or touch", () => {
    expect(
      said("no again npm", [
        [0, 5],
        [3, 8],
        [8, 12],
      ]),
    ).toEqual([["no again npm", true, null]]);
  });

  it("shows a masked value as one piece, marked when a mark reaches into it", () => {
    expect(said("use [redacted:github_token] now", [[0, 10]])).toEqual([
      ["use ", true, null],
      ["[redacted:github_token]", true, "github token"],
      [" now", false, null],
    ]);
  });

  it("clips marks that point outside", () => {
    expect(said("no", [[1, 9]])).toEqual([
      ["n", false, null],
      ["o", true, null],
    ]);
    expect(said("no", [[5, 9]])).toEqual([["no", false, null]]);
    expect(said("")).toEqual([]);
  });
});
