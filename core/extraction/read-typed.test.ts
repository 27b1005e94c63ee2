import { describe, expect, test } from "vitest";
import { readTyped } from "./read-typed";

const read = (text: string) => readTyped(text).map(({ directive }) => directive);

describe("a rule that a person types", () => {
  test("one sentence is one wish", () => {
    expect(read("Use pnpm, never npm")).toEqual(["Use pnpm, not npm."]);
  });

  test("two orders of one sentence are two wishes, in their order", () => {
    expect(read("Use pnpm everywhere and never push to main.")).toEqual([
      "Use pnpm everywhere.",
      "Never push to main.",
    ]);
  });

  test("items of a list are read one by one, without their dashes and numbers", () => {
    expect(
      read("- use pnpm\n2) never push to main\n\n3. no emoji in commit messages\n   or comments"),
    ).toEqual(["Use pnpm.", "Never push to main.", "No emoji in commit messages or comments."]);
  });

  test("a line is a rule, unless it goes on with the one before", () => {
    expect(read("never commit directly to main\nuse yarn instead of pnpm")).toEqual([
      "Never commit directly to main.",
      "Use yarn, not pnpm.",
    ]);
    expect(read("never push to main\nunless I ask")).toHaveLength(1);
    expect(
      read("Never edit the files that the generator writes below the folder of the\nbuild.\n\nUse tabs"),
    ).toHaveLength(2);
  });

  test("it is read in its own language", () => {
    expect(readTyped("用 pnpm，不要用 npm")).toMatchObject([
      { language: "zh", claim: { topic: "package-manager" } },
    ]);
  });

  test("a text without any order in it is still one wish, in the person's words", () => {
    expect(read("hello there")).toEqual(["Hello there."]);
  });
});
