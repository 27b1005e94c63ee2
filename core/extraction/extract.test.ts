import { describe, expect, it } from "vitest";
import type { AgentAction } from "../hook-event/schema";
import { extract } from "./extract";
import { type ExtractionInput, ruleCandidateSchema } from "./schema";

function shell(command: string): AgentAction {
  return { kind: "shell_command", command, argv: [command.split(" ")], fileChanges: [] };
}

function read(message: string, more: Partial<ExtractionInput> = {}) {
  return extract({ message, language: "en", label: "preference", ...more });
}

function only(message: string, more: Partial<ExtractionInput> = {}) {
  const { candidates } = read(message, more);
  expect(candidates).toHaveLength(1);
  const candidate = candidates[0];
  if (!candidate) throw new Error("no candidate");
  return ruleCandidateSchema.parse(candidate);
}

describe("extract: the forms", () => {
  it("replaces the program that the corrected act used", () => {
    const wish = only("no, we use pnpm here", { label: "correction", act: shell("npm install left-pad") });
    expect(wish).toMatchObject({
      form: "replace",
      directive: "Use pnpm, not npm.",
      claim: { topic: "package-manager", subject: "javascript", polarity: "require", value: "pnpm" },
      terms: { wanted: ["pnpm"], unwanted: ["npm"] },
      source: "user_stated",
      confidence: 1,
      scope: "project",
    });
  }, 60_000);

  it("completes a bare name from the act", () => {
    const wish = only("yarn please", { label: "correction", act: shell("npm ci") });
    expect(wish.terms).toMatchObject({ wanted: ["yarn"], unwanted: ["npm"] });
  });

  it.each([
    ["ripgrep instead of grep", "search-tool", "rg", "grep"],
    ["use dayjs, not moment", "date-library", "dayjs", "moment"],
    ["we switched from mocha to vitest", "test-runner", "vitest", "mocha"],
    ["tabs, never spaces", "indentation", "tabs", "spaces"],
  ])("replace: %s", (message, topic, wanted, unwanted) => {
    const wish = only(message);
    expect(wish).toMatchObject({
      form: "replace",
      claim: { topic, value: wanted },
      terms: { wanted: [wanted], unwanted: [unwanted] },
    });
  });

  it.each([
    ["never push with --force", "force-push", ["git push --force"]],
    ["don't touch migrations/", "protected-paths", ["migrations/**"]],
    ["sudo is forbidden", "sudo", ["sudo"]],
    ["stop importing from underscore", "import:underscore", ["underscore"]],
    ["no emojis", "emoji", ["emoji"]],
    ["chmod -R 777 is off limits", "command:chmod", ["chmod -R 777"]],
    ["quit using any", "type-any", ["any"]],
  ])("forbid: %s", (message, topic, unwanted) => {
    expect(only(message)).toMatchObject({
      form: "forbid",
      claim: { topic, polarity: "forbid" },
      terms: { unwanted },
    });
  });

  it.each([
    ["run the tests before you finish", "run-tests", "test", "finish"],
    ["before each commit, run the linter", "run-lint", "lint", "commit"],
    ["read the file first, then edit", "read-before-edit", "read", "edit"],
    ["never push without running the tests", "run-tests", "test", "push"],
  ])("order: %s", (message, topic, step, trigger) => {
    expect(only(message)).toMatchObject({
      form: "order",
      claim: { topic, polarity: "require" },
      terms: { step: [step], trigger: [trigger] },
    });
  });

  it.each([
    ["max 90 columns", "line-length", 90, "characters"],
    ["summaries in two lines at most", "reply-length", 2, "lines"],
    ["functions stay under 30 lines", "function-length", 30, "lines"],
    ["never retry more than twice", "retry-count", 2, "times"],
  ])("limit: %s", (message, topic, number, unit) => {
    expect(only(message)).toMatchObject({
      form: "limit",
      claim: { topic, value: String(number), unit },
      terms: { number, unit },
    });
  });

  it.each([
    ["component files are PascalCase", "naming", "PascalCase"],
    ["test files are called *.spec.ts, not *.test.ts", "naming", "*.spec.ts"],
    ["answer in Italian", "reply-language", "it"],
    ["comments in English only", "comment-language", "en"],
  ])("format: %s", (message, topic, value) => {
    expect(only(message)).toMatchObject({ form: "format", claim: { topic, value } });
  });

  it("location: names the thing and its place", () => {
    expect(only("helper scripts go under tools/").terms).toMatchObject({
      trigger: ["scripts"],
      place: ["tools/"],
    });
    expect(only("tests live next to the code").terms).toMatchObject({
      trigger: ["tests"],
      place: ["beside-source"],
    });
  });

  it("ask first: the reserved act and its command", () => {
    expect(only("ask me before deleting anything")).toMatchObject({
      form: "ask_first",
      terms: { trigger: ["delete"] },
    });
    expect(only("don't commit unless I say so")).toMatchObject({
      form: "ask_first",
      claim: { topic: "commit", polarity: "forbid", value: "ask" },
    });
  });

  it("clean up: what has to go when the task ends", () => {
    expect(only("delete your temp files when you're done")).toMatchObject({
      form: "clean_up",
      claim: { topic: "temp-files", polarity: "forbid" },
      terms: { unwanted: ["temp-files"], trigger: ["finish"] },
    });
  });

  it("fact: a statement about the world is no order", () => {
    expect(only("staging runs Postgres 15").form).toBe("fact");
  });
});

describe("extract: bundles", () => {
  it("splits wishes about different things", () => {
    const { candidates } = read("use vitest, keep fixtures in tests/fixtures, and never push");
    expect(candidates.map(({ claim }) => claim.topic)).toEqual(["test-runner", "file-location", "push"]);
  });

  it("keeps a list of objects, a reason and a contrast together", () => {
    expect(
      read("close sockets, files and cursors when you leave a function").candidates.length,
    ).toBeLessThanOrEqual(1);
    expect(only("use the logger, not print, because logs are collected").directive).toBe(
      "Use logger, not print.",
    );
  });

  it("joins two clauses about one thing", () => {
    expect(only("we use bun here, stop with npm").directive).toBe("Use bun, not npm.");
  });
});

describe("extract: applicability and scope", () => {
  it("turns conditions into fields", () => {
    expect(only("use 2 spaces in *.yaml except in legacy/").applicability).toMatchObject({
      paths: ["**/*.yaml"],
      exceptPaths: ["legacy/**"],
    });
    expect(only("double quotes in Python").applicability.languages).toEqual(["python"]);
    expect(only("never rebase on main").applicability.branches).toEqual(["main"]);
  });

  it("reads the scope from the words, project by default", () => {
    expect(only("in all my repos: never force-push").scope).toBe("global");
    expect(only("for now skip the linter").scope).toBe("session");
    expect(only("always use yarn").scope).toBe("project");
  });
});

describe("extract: source", () => {
  it("infers a wish from a complaint at half confidence", () => {
    expect(only("you keep leaving console.log in there", { label: "dissatisfaction" })).toMatchObject({
      source: "inferred",
      confidence: 0.5,
      claim: { topic: "debug-output" },
    });
  });

  it("takes a demanded command as corrected", () => {
    expect(only("!yarn add zod", { label: "correction", act: shell("npm install zod") })).toMatchObject({
      source: "corrected",
      confidence: 0.9,
      directive: "Use yarn, not npm.",
    });
  });

  it("infers the convention that a rewrite shows", () => {
    const act: AgentAction = {
      kind: "file_change",
      path: "a.js",
      op: "modify",
      addedLines: ["load().then(show)"],
      removedLines: [],
    };
    const wish = only("```js\nshow(await load())\n```", { label: "rewrite", act });
    expect(wish).toMatchObject({
      source: "inferred",
      confidence: 0.7,
      directive: "Use async/await, not then chains.",
    });
  });

  it("names the act that “that” points to", () => {
    expect(
      only("stop doing that", { label: "correction", act: shell("git reset --hard HEAD") }).terms.unwanted,
    ).toEqual(["git reset --hard"]);
  });
});

describe("extract: “here” is the project", () => {
  it.each(["never use lodash here", "do not use lodash here", "Stop using lodash in here."])(
    "%s",
    (message) => {
      const wish = only(message, { label: "correction" });
      expect(wish.claim).toMatchObject({ topic: "tool:lodash", subject: "lodash", polarity: "forbid" });
      expect(wish.scope).toBe("project");
      expect(wish.applicability.paths).toEqual([]);
    },
  );
});

describe("extract: nothing to keep", () => {
  it.each([
    ["make the button blue", "one-off value"],
    ["```\nTypeError: x\n```", "no words besides code"],
  ])("%s", (message, reason) => {
    expect(read(message, { label: "correction" })).toEqual({ candidates: [], reason });
  });

  it("does not make a rule of one complaint without a known area", () => {
    expect(read("you moved the wrong parcel", { label: "dissatisfaction" }).candidates).toEqual([]);
  });
});

describe("extract: other languages", () => {
  it.each([
    ["de", "nie direkt pushen", "push", "forbid"],
    ["es", "no uses moment, acá vamos con date-fns", "date-library", "require"],
    ["zh", "不要用 npm，用 pnpm", "package-manager", "require"],
    ["fr", "réponds toujours en français", "reply-language", "require"],
    ["ru", "никаких эмодзи", "emoji", "forbid"],
    ["ja", "コメントは英語で書いて", "comment-language", "require"],
  ])("%s: %s", (language, message, topic, polarity) => {
    expect(only(message, { language }).claim).toMatchObject({ topic, polarity });
  });
});
