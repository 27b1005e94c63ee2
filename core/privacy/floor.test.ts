import { expect, it } from "vitest";
import { flooredCount, flooredPeople, mayCount } from "./floor";

it.each([
  [0, null],
  [1, null],
  [2, null],
  [3, 3],
  [40, 40],
])("of %i people others read %s", (people, told) => {
  expect(flooredPeople(people)).toBe(told);
  expect(mayCount(people)).toBe(told !== null);
});

it("hides a sum, however large, that two people made", () => {
  expect(flooredCount(500, 2)).toBeNull();
  expect(flooredCount(3, 3)).toBe(3);
});
