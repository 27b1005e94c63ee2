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
  expect(createHostCheck("https://heed.example.org")(host, true)).toBe(accepted);
});

test("without a public address only loopback is ours", () => {
  expect(createHostCheck(undefined)("heed.example.org", true)).toBe(false);
  expect(createHostCheck(undefined)("localhost:3000", true)).toBe(true);
  expect(createHostCheck(undefined)("localhost:3000", false)).toBe(true);
});

test("with a public address, other values are refused from other machines, loopback names too", () => {
  const isOurs = createHostCheck("https://heed.example.org");
  expect(isOurs("localhost:3000", false)).toBe(false);
  expect(isOurs("127.0.0.1", false)).toBe(false);
  expect(isOurs("HEED.example.org", false)).toBe(true);
});
