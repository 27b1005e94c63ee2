import { describe, expect, it } from "vitest";
import { auditDiff } from "./audit-diff";

describe("auditDiff", () => {
  it("puts fields side by side, nested ones by their path", () => {
    const before = { name: "Shop", policy: { mode: "block", keep: 3 }, gone: true };
    const after = { name: "Web shop", policy: { mode: "block", keep: 4 }, remotes: ["a", "b"] };
    expect(auditDiff(before, after)).toEqual([
      { key: "name", before: "Shop", after: "Web shop" },
      { key: "policy.mode", before: "block", after: "block" },
      { key: "policy.keep", before: "3", after: "4" },
      { key: "gone", before: "true", after: null },
      { key: "remotes", before: null, after: "a, b" },
    ]);
  });

  it("takes nothing, null and lists of objects", () => {
    expect(auditDiff(null, { at: null, empty: "" })).toEqual([]);
    expect(auditDiff(undefined, { list: [{ a: 1 }] })).toEqual([
      { key: "list", before: null, after: '[\n  {\n    "a": 1\n  }\n]' },
    ]);
  });
});
