import { describe, expect, it } from "vitest";
import { formatDate, formatRelative, toIso } from "./format";

const NOW = "2026-11-29T14:00:00Z";

describe("formatRelative", () => {
  it.each([
    ["2026-11-29T13:59:30Z", "now"],
    ["2026-11-29T13:55:00Z", "5 min ago"],
    ["2026-11-29T12:01:00Z", "1 hr ago"],
    ["2026-11-28T13:00:00Z", "yesterday"],
    ["2026-11-26T14:00:00Z", "3 days ago"],
    ["2026-11-22T14:00:00Z", "22 Nov"],
    ["2025-11-03T14:00:00Z", "3 Nov 2025"],
    ["2026-11-29T16:00:00Z", "in 2 hr"],
  ])("%s is “%s”", (value, expected) => {
    expect(formatRelative(value, NOW, "UTC")).toBe(expected);
  });
});

describe("formatDate", () => {
  it("uses a 24 hour clock and the given zone", () => {
    expect(formatDate("2026-11-29T13:02:00Z", "time", "UTC")).toBe("13:02");
    expect(formatDate("2026-11-29T13:02:00Z", "time", "Europe/Berlin")).toBe("14:02");
  });

  it("puts the day first", () => {
    expect(formatDate("2026-11-03T13:02:00Z", "date", "UTC")).toBe("3 Nov 2026");
  });
});

it("writes machine time in UTC", () => {
  expect(toIso(new Date(0))).toBe("1970-01-01T00:00:00.000Z");
});
