import { expect, it } from "vitest";
import { wilsonInterval } from "./wilson";

const rounded = (interval: ReturnType<typeof wilsonInterval>) =>
  interval && [interval.low, interval.high].map((share) => Math.round(share * 1000) / 1000);

it("is the interval of the textbook: 8 of 10 is 49.0 % to 94.3 %", () => {
  expect(rounded(wilsonInterval(8, 10))).toEqual([0.49, 0.943]);
});

it("stays open on few marks: 3 of 3 may be as low as 43.9 %", () => {
  expect(rounded(wilsonInterval(3, 3))).toEqual([0.439, 1]);
  expect(rounded(wilsonInterval(0, 3))).toEqual([0, 0.561]);
});

it("says nothing of nothing", () => {
  expect(wilsonInterval(0, 0)).toBeNull();
});
