import { expect, it } from "vitest";
import { formatDuration } from "./duration";

it.each([
  [850, "850 ms"],
  [4_999, "4 s"],
  [200_000, "3 min 20 s"],
  [7_500_000, "2 h 5 min"],
  [7_200_000, "2 h"],
  [273_600_000, "3 d 4 h"],
])("%i ms is “%s”", (ms, expected) => {
  expect(formatDuration(ms)).toBe(expected);
});
