import { describe, expect, it } from "vitest";
import { compile } from "../compilation/compile";
import { contextOf, requested } from "../compilation/self-verify";
import type { AgentAction } from "../hook-event/schema";
import { fileAction, shellAction } from "../verifiers/cases";
import { runSpec } from "../verifiers/run-spec";
import { extract } from "./extract";
import { scriptPackage } from "./script-package";

function verifierOf(message: string, language = "en") {
  const { candidates } = extract({ message, language, label: "correction" });
  const candidate = candidates[0];
  if (!candidate) throw new Error(`nothing read in “${message}”`);
  return compile({ candidate }).content.verifier;
}

function stops(message: string, act: AgentAction, language?: string): boolean {
  const verifier = verifierOf(message, language);
  return verifier !== null && runSpec(verifier, requested(act), contextOf()).verdict === "violated";
}

describe("a package that is named like a file", () => {
  it.each([
    ["never use moment.js", "en", "moment"],
    ["Never use three.js.", "en", "three"],
    ["don't use chart.js", "en", "chart.js"],
    ["never import moment.js", "en", "moment"],
    ["不要使用 moment.js", "zh", "moment"],
    ["niemals moment.js verwenden", "de", "moment"],
  ])("is neither installed nor imported: %s", (message, language, name) => {
    const added = `import x from "${name}";`;
    expect(stops(message, fileAction({ path: "src/a.ts", added }), language)).toBe(true);
    expect(stops(message, fileAction({ path: "moment.js", added: "x" }), language)).toBe(false);
  });

  it("is stopped under both names where it is installed", () => {
    expect(stops("never use moment.js", shellAction("npm i moment"))).toBe(true);
    expect(stops("never use moment.js", shellAction("npm i moment.js"))).toBe(true);
    expect(stops("never use moment.js", shellAction("npm i luxon"))).toBe(false);
    expect(stops("never use chart.js", shellAction("npm i chart"))).toBe(false);
  });

  it("is only a reminder where it is the runtime", () => {
    expect(verifierOf("never use node.js")).toBeNull();
  });

  it.each([
    "never touch server.js",
    "never use server.js",
    "never use lib/moment.js",
    "never edit moment.js",
    "do not use the file moment.js",
  ])("is a file where a path, a verb of files or a file's own name is said: %s", (message) => {
    expect(scriptPackage(message)).toBeNull();
  });
});
