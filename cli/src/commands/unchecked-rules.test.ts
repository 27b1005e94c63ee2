import { describe, expect, it } from "vitest";
import type { BundleRule } from "../../../core/bundle/schema";
import { uncheckedLine } from "./unchecked-rules";

const rule = (number: string, verifier: BundleRule["verifier"]) => ({ number, verifier }) as BundleRule;
const HOME = "/nowhere/.heed";

describe("rules that this machine cannot check", () => {
  it("are named with what is missing, also inside of combinations", () => {
    const rules = [
      rule("R1", { kind: "file-path", paths: ["a"] }),
      rule("R2", { all: [{ kind: "file-path", paths: ["a"] }, { not: { kind: "model-judge" } }] }),
      rule("P3", { kind: "code-pattern" }),
    ];
    expect(uncheckedLine(rules, HOME)).toBe(
      "not checked: R2 without a model; P3 without its package: npm install --prefix /nowhere/.heed/lib @ast-grep/napi@0.51.2",
    );
  });

  it("are none where every rule can be checked or only reminds", () => {
    expect(uncheckedLine([rule("R1", null), rule("R2", { kind: "message" })], HOME)).toBeNull();
  });
});
