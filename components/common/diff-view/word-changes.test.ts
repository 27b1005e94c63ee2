import { expect, it } from "vitest";
import { wordChanges } from "./word-changes";

function compact(before: string, after: string): string {
  return wordChanges(before, after)
    .map(({ value, added, removed }) => {
      if (removed) return `[-${value}-]`;
      return added ? `{+${value}+}` : value;
    })
    .join("");
}

it("makes neighbouring words one change", () => {
  expect(compact("Use npm or yarn here.", "Use pnpm, not npm, here.")).toBe(
    "Use [-npm or yarn-]{+pnpm, not npm,+} here.",
  );
});

it("keeps changes apart that words stand between", () => {
  expect(compact("old in the old house", "new in the new house")).toBe(
    "[-old-]{+new+} in the [-old-]{+new+} house",
  );
});

it.each([
  ["a b", "a b c"],
  ["one two three", "one three"],
  ["", "new"],
  ["x  y\nz", "x y\nz!"],
])("can be read back to both texts: %j → %j", (before, after) => {
  const changes = wordChanges(before, after);
  const join = (skip: "added" | "removed") =>
    changes
      .filter((change) => !change[skip])
      .map((change) => change.value)
      .join("");
  expect(join("added")).toBe(before);
  expect(join("removed")).toBe(after);
});
