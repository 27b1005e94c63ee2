import { expect, it } from "vitest";
import { bandOfPeople, bandOfShare, flooredCount, flooredPeople, mayCount } from "./floor";

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

it.each([
  [0, null],
  [2, null],
  [3, "from3"],
  [5, "from3"],
  [6, "from6"],
  [10, "from6"],
  [11, "over10"],
])("%i people are roughly %s", (people, band) => {
  expect(bandOfPeople(people)).toBe(band);
});

it.each([
  [0, "under1"],
  [0.0099, "under1"],
  [0.01, "under5"],
  [0.05, "under20"],
  [0.2, "from20"],
  [1, "from20"],
])("a share of %f is %s", (share, band) => {
  expect(bandOfShare(share)).toBe(band);
});
