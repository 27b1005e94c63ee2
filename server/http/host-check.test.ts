import { expect, test } from "vitest";
import { createHostCheck } from "./host-check";

test.each([
  ["localhost:3000", true],
  ["127.0.0.1", true],
  ["[::1]:3000", true],
  ["LOCALHOST:1", true],
  ["heed.example.org", true],
  ["heed.example.org:8443", false],
  ["localhost.evil.example", false],
  ["evil.example", false],
  ["127.0.0.1.evil.example:3000", false],
  ["localhost:3000@evil.example", false],
  ["", false],
  [undefined, false],
])("host %s: %s", (host, accepted) => {
  expect(createHostCheck("https://heed.example.org")(host)).toBe(accepted);
});

test("without a public address only loopback is ours", () => {
  expect(createHostCheck(undefined)("heed.example.org")).toBe(false);
  expect(createHostCheck(undefined)("localhost:3000")).toBe(true);
});
