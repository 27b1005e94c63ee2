import { describe, expect, it } from "vitest";
import { readCookie } from "./cookie";

describe("readCookie", () => {
  it.each([
    ["a=1; session=x%20y; b=2", "x y"],
    ["session=a=b", "a=b"],
    ["session.1=two; session.0=one", "onetwo"],
    ["xsession=1", null],
    ["session=%E0%A4%A", "%E0%A4%A"],
    ["", null],
  ])("%s", (header, value) => {
    expect(readCookie(header, "session")).toBe(value);
  });
});
