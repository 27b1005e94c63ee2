import { expect, it } from "vitest";
import type { FactChangeView } from "@/core/fact/change";
import { historyMarkers, historyRows } from "./history-data";

function step(cause: FactChangeView["cause"], after: number, day: number): FactChangeView {
  const at = new Date(Date.UTC(2026, 10, day, 12));
  return { id: `id-${day}`, at, cause, before: null, after, inForce: true, moment: null, rule: null };
}

const CHANGES = [step("learned", 0.7, 1), step("confirmed", 0.76, 2), step("retired", 0.76, 2)];

it("sets one place for each step, two of one minute apart, in percent", () => {
  const rows = historyRows(CHANGES, { expiresAt: null, retiredAt: new Date() }, "fades");
  expect(rows.map(({ values }) => values.confidence)).toEqual([70, 76, 76]);
  expect(new Set(rows.map(({ x }) => x)).size).toBe(3);
  expect(historyMarkers(rows, (cause) => `it was ${cause}`, "fades")).toEqual([
    { x: rows[2]?.x, label: "it was retired" },
  ]);
});

it("shows when a fact in force fades, as a place without a value", () => {
  const expiresAt = new Date(Date.UTC(2026, 10, 3));
  const rows = historyRows(CHANGES.slice(0, 1), { expiresAt, retiredAt: null }, "fades");
  expect(rows.map(({ values }) => values.confidence)).toEqual([70, null]);
  expect(historyMarkers(rows, String, "fades")).toEqual([{ x: rows[1]?.x, label: "fades" }]);
});
