import { describe, expect, it } from "vitest";
import { describeKey, matchSequence } from "./sequence";

function press(
  key: string,
  modifiers: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", boolean>> = {},
) {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers };
}

describe("describeKey", () => {
  it.each([
    [press("j"), "j"],
    [press("?", { shiftKey: true }), "?"],
    [press("k", { ctrlKey: true }), "mod+k"],
    [press("k", { metaKey: true }), "mod+k"],
    [press("Enter", { shiftKey: true }), "shift+enter"],
    [press("Escape"), "esc"],
    [press("Shift", { shiftKey: true }), null],
  ])("%o is %s", (pressed, expected) => {
    expect(describeKey(pressed)).toBe(expected);
  });
});

describe("matchSequence", () => {
  const known = ["g r", "g i", "r", "j"];

  it("waits after the first key of a sequence", () => {
    expect(matchSequence(["g"], known)).toEqual({ kind: "waiting" });
  });

  it("takes the sequence and not its last key", () => {
    expect(matchSequence(["g", "r"], known)).toEqual({ kind: "hit", keys: "g r" });
  });

  it("forgets what came before", () => {
    expect(matchSequence(["x", "j"], known)).toEqual({ kind: "hit", keys: "j" });
  });

  it("answers none for keys that nobody asked for", () => {
    expect(matchSequence(["z"], known)).toEqual({ kind: "none" });
  });
});
