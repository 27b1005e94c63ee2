import { describe, expect, it } from "vitest";
import { formatToken, makeTokenParts, parseToken } from "./format";

// Computed with Python's zlib.crc32 over "00000000_" + 33 × "0": 0x9cad30e7 = 2,628,595,943 = 2rtJsl in base 62.
const ZERO = `heed_00000000_${"0".repeat(33)}`;

describe("token format", () => {
  it("has a checksum that other tools compute too", () => {
    const token = formatToken({ prefix: "00000000", secret: "0".repeat(33) });
    expect(token).toBe(`${ZERO}2rtJsl`);
    expect(parseToken(token)).toEqual({ prefix: "00000000", secret: "0".repeat(33) });
  });

  it("makes 8 and 33 digits of the smallest and the largest random bytes", () => {
    expect(makeTokenParts(new Uint8Array(32))).toEqual({ prefix: "00000000", secret: "0".repeat(33) });
    const largest = makeTokenParts(new Uint8Array(32).fill(255));
    expect(largest.prefix).toMatch(/^[0-9A-Za-z]{8}$/);
    expect(largest.secret).toMatch(/^[0-9A-Za-z]{33}$/);
  });

  it("refuses a typo, a swap, and what is not a token", () => {
    const token = formatToken(makeTokenParts(Uint8Array.from({ length: 32 }, (_, index) => index * 7 + 1)));
    expect(parseToken(token)).not.toBeNull();
    const at = 20;
    const typo = token.slice(0, at) + (token[at] === "a" ? "b" : "a") + token.slice(at + 1);
    expect(parseToken(typo)).toBeNull();
    expect(parseToken(`${token} `)).toBeNull();
    expect(parseToken(token.slice(0, -1))).toBeNull();
    expect(parseToken("heed_abc")).toBeNull();
    expect(parseToken("")).toBeNull();
  });
});
