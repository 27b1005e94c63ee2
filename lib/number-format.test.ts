import { expect, it } from "vitest";
import { formatBytes, formatNumber, formatShare } from "./number-format";

it("groups thousands and keeps one digit", () => {
  expect(formatNumber(1204)).toBe("1,204");
  expect(formatNumber(4.25)).toBe("4.3");
});

it("writes shares as per cent", () => {
  expect(formatShare(0.12)).toBe("12 %");
  expect(formatShare(0.1234, 1)).toBe("12.3 %");
});

it("counts bytes in powers of 1000", () => {
  expect(formatBytes(0)).toBe("0 B");
  expect(formatBytes(999)).toBe("999 B");
  expect(formatBytes(4_200_000)).toBe("4.2 MB");
});
