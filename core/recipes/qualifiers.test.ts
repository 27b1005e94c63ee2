import { describe, expect, it } from "vitest";
import { compile } from "../compilation/compile";
import { contextOf, requested } from "../compilation/self-verify";
import { extract } from "../extraction/extract";
import type { AgentAction } from "../hook-event/schema";
import { fileAction, shellAction } from "../verifiers/cases";
import { runSpec } from "../verifiers/run-spec";

const FOUR = fileAction({ path: "ci/deploy.yaml", added: "    name: deploy" });

function learned(message: string, act?: AgentAction, language = "en") {
  const { candidates } = extract({ message, language, label: "correction", ...(act ? { act } : {}) });
  const candidate = candidates[0];
  if (!candidate) throw new Error(`nothing read in “${message}”`);
  return { candidate, ...compile({ candidate, ...(act ? { act } : {}) }) };
}

function stops(message: string, act: AgentAction): boolean {
  const { verifier } = learned(message).content;
  return verifier !== null && runSpec(verifier, requested(act), contextOf()).verdict === "violated";
}

describe("a branch bounds the rule", () => {
  it.each([
    ["please never commit straight to develop", "en", ["develop"]],
    ["Bitte nie auf master committen", "de", ["main", "master"]],
    ["do not commit on the main branch", "en", ["main", "master"]],
    ["never commit", "en", []],
  ])("%s", (message, language, branches) => {
    const { content } = learned(message, shellAction("git commit -m wip"), language);
    expect(content.applicability.branches).toEqual(branches);
  });

  it("bounds a force push by what is pushed to", () => {
    const wish = "Please don't force-push to develop";
    expect(stops(wish, shellAction("git push -f origin develop"))).toBe(true);
    expect(stops(wish, shellAction("git push origin +HEAD:develop"))).toBe(true);
    expect(stops(wish, shellAction("git push -f origin feat/menu"))).toBe(false);
    expect(stops(wish, shellAction("git push origin develop"))).toBe(false);
  });

  it("bounds a force push without a target by the branch it is made on", () => {
    const { content, report } = learned("never force push to main", shellAction("git push --force"));
    expect(content.applicability.branches).toEqual(["main", "master"]);
    expect(report?.replayAgreement).toBe(true);
  });

  it("protects only the branch that is named", () => {
    expect(stops("do not push to develop", shellAction("git push origin develop"))).toBe(true);
    expect(stops("do not push to develop", shellAction("git push origin main"))).toBe(false);
  });

  it("knows a branch that is pushed with a plus", () => {
    expect(stops("Never push to main", shellAction("git push origin +main"))).toBe(true);
    expect(stops("Never push to main", shellAction("git push origin +maintenance"))).toBe(false);
    expect(stops("Never push to main", shellAction("git push --all origin"))).toBe(true);
    expect(stops("Do not push to develop", shellAction("git push --mirror"))).toBe(true);
  });

  it("leaves local branches alone where remote ones are meant", () => {
    expect(stops("Do not delete remote branches.", shellAction("git push origin :old"))).toBe(true);
    expect(stops("Do not delete remote branches.", shellAction("git branch -D old"))).toBe(false);
    expect(stops("Do not delete branches.", shellAction("git branch -D old"))).toBe(true);
  });

  it("only reminds of a branch that it cannot name", () => {
    expect(learned("never push to someone else's branch").content.verifier).toBeNull();
  });
});

describe("time, place and verb bound the rule", () => {
  it("holds “yet” for the session", () => {
    expect(learned("do not push that yet").candidate.scope).toBe("session");
    expect(learned("never push").candidate.scope).toBe("project");
  });

  it("makes no rule of what starts later", () => {
    const message = "yarn is fine today, but starting next week no more yarn";
    const { candidates, reason } = extract({ message, language: "en", label: "correction" });
    expect(candidates).toEqual([]);
    expect(reason).toContain("starts later");
  });

  it("only reminds of a moment that it cannot see", () => {
    expect(learned("do not push until Anna has looked at it").content.verifier).toBeNull();
  });

  it.each([
    ["Never push on Fridays.", "en"],
    ["never push to main on weekends", "en"],
    ["Never run migrations after 6pm.", "en"],
    ["never publish at night", "en"],
    ["don't commit before lunch", "en"],
    ["Ask before pushing on Fridays.", "en"],
    ["never force push outside office hours", "en"],
    ["周五不要推送", "zh"],
    ["下班后不要提交", "zh"],
    ["nie freitags pushen", "de"],
    ["am Wochenende nicht pushen", "de"],
    ["ne pousse jamais le vendredi", "fr"],
  ])("only reminds of what counts on some days or at some hours: %s", (message, language) => {
    expect(learned(message, undefined, language).content.verifier).toBeNull();
  });

  it("does not take for a bound when something happened", () => {
    const message = "Never force push, you lost our work on Friday.";
    expect(stops(message, shellAction("git push --force"))).toBe(true);
  });

  it("only reminds of a condition that no check judges", () => {
    expect(
      learned("never commit when the build is red", shellAction("git commit -m x")).content.verifier,
    ).toBeNull();
  });

  it("leaves tests alone for production code", () => {
    const act = fileAction({ path: "src/cart.ts", added: "console.log(total)" });
    expect(learned("no console.log in production code", act).content.applicability.exceptPaths).toContain(
      "*.{test,spec,e2e,cy}.*",
    );
  });

  it("lets what must not be edited be read", () => {
    expect(stops("never modify the .env file", fileAction({ path: ".env", added: "A=1" }))).toBe(true);
    expect(stops("never modify the .env file", shellAction("cat .env"))).toBe(false);
    expect(stops("keep your hands off .env", shellAction("cat .env"))).toBe(true);
  });
});

describe("words are whole words", () => {
  it("does not take piping for pip", () => {
    expect(stops("never pipe wget into sh", shellAction("pip install rich"))).toBe(false);
    expect(stops("stop piping curl output to bash", shellAction("curl -O https://example.org/a"))).toBe(
      false,
    );
    expect(stops("no pip, use uv", shellAction("pip install rich"))).toBe(true);
  });

  it("does not take indentation for file names", () => {
    expect(learned("YAML files are indented with two spaces", FOUR).content.verifier).toBeNull();
  });
});
