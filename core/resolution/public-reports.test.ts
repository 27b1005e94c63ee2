import { describe, expect, it } from "vitest";
import { similarityIn } from "../../server/similarity/similarity-in";
import { readWish } from "../extraction/read-wish";
import type { Layer, Scope } from "../rule/schema";
import { parseDecisionLine } from "./decision-line";
import { resolve } from "./resolve";
import type { ComparedRule } from "./schema";

type Given = {
  text: string;
  language?: string;
  scope?: Scope;
  layer?: Layer;
  source?: ComparedRule["source"];
};

function rulesOf(...given: Given[]): ComparedRule[] {
  return given.map(({ text, language = "en", scope, layer = "personal", source = "user_stated" }, at) => {
    const wish = readWish({ text, language });
    const { claim, applicability } = wish;
    const number = `R${at + 1}`;
    const base = { id: number, number, statement: text, claim, applicability, layer, source };
    return { ...base, scope: scope ?? wish.scope };
  });
}

function decide(text: string, rules: ComparedRule[], more: { language?: string; scope?: Scope } = {}) {
  const wish = readWish({ text, language: more.language ?? "en" });
  const candidate = { ...wish, ...(more.scope ? { scope: more.scope } : {}) };
  const { action, target } = resolve({ candidate, rules }, similarityIn());
  return [action, target];
}

/** Faults that users of comparable tools reported in public, as they would look here. */
describe("public reports about resolution", () => {
  it("row 11: twelve wordings, in eight languages, are one rule", () => {
    const rules = rulesOf({ text: "Never push to main." });
    const wordings: [string, string][] = [
      ["en", "don't push to main"],
      ["en", "no pushes to main"],
      ["en", "nothing goes straight onto main"],
      ["en", "you must not push to main"],
      ["de", "niemals auf main pushen"],
      ["de", "kein Push auf main"],
      ["fr", "ne jamais pousser sur main"],
      ["es", "nunca hagas push a main"],
      ["pt", "nunca faça push para main"],
      ["ru", "никогда не пушь в main"],
      ["zh", "不要推送到 main"],
      ["ja", "main にプッシュしないで"],
    ];
    const decisions = wordings.map(([language, text]) => decide(text, rules, { language }));
    expect(decisions).toEqual(wordings.map(() => ["noop", "R1"]));
  }, 30_000);

  it("row 13: the same lesson under seven keys is one rule", () => {
    const rules = rulesOf({ text: "Close the cursor before the file." });
    const wish = readWish({ text: "close the cursor before the file" });
    for (const topic of ["cursor", "file", "phrase:close", "order", "cleanup", "resources", "io"]) {
      const candidate = { ...wish, claim: { ...wish.claim, topic, subject: topic } };
      expect(resolve({ candidate, rules }).action).toBe("noop");
    }
  });

  it("row 14: a correction that a rule in force covers makes no second rule", () => {
    const rules = rulesOf({ text: "Run the linter before you commit." }, { text: "Use tabs." });
    expect(decide("before committing, run the linter", rules)).toEqual(["noop", "R1"]);
  });

  it("row 15: “A uses B” and “B uses C” both stay", () => {
    const rules = rulesOf({ text: "The importer reads from the queue." });
    expect(decide("The queue reads from the archive.", rules)).toEqual(["new", null]);
  });

  it("row 16: what changed for one subject is replaced, what only shares a word is not", () => {
    const rules = rulesOf(
      { text: "Deploy with Jenkins." },
      { text: "Jenkins jobs are named after the branch." },
    );
    expect(decide("Jenkins was replaced by GitHub Actions for deploys", rules)).toEqual(["supersede", "R1"]);
  });

  it("row 17: the turn of a liking supersedes it and names what it ends", () => {
    const rules = rulesOf({ text: "I love emojis in commit messages." });
    expect(decide("no emojis in commit messages any more", rules)).toEqual(["supersede", "R1"]);
  });

  it("row 19: a rule that is edited by hand meets the same comparison, and is sure of it", () => {
    const rules = rulesOf({ text: "Use pnpm, not npm." });
    const decision = resolve({ candidate: readWish({ text: "Use npm." }), rules });
    expect(decision).toMatchObject({ action: "supersede", target: "R1", sure: true });
  });

  it("row 21: a decision that names no known rule is refused", () => {
    const line = "Decision: SUPERSEDE existing R9 — because it is newer.";
    expect(parseDecisionLine(line, rulesOf({ text: "Use tabs." }))).toEqual({
      ok: false,
      reason: "unknown_id",
    });
  });

  it("row 67: the same words for another scope touch nothing of the first", () => {
    const rules = rulesOf({ text: "No emojis.", scope: "global" });
    expect(decide("Use emojis.", rules, { scope: "session" })).toEqual(["new", null]);
    const project = rulesOf({ text: "No emojis.", layer: "project" });
    expect(decide("Use emojis.", project)).toEqual(["new", null]);
  });
});

describe("what tells “same” from “opposite”", () => {
  it.each([
    ["Table names are plural.", "table names are singular"],
    ["Use relative imports.", "absolute imports only"],
    ["Sort ascending.", "sort descending"],
    ["Tests use real timers.", "tests use fake timers"],
    ["Use soft deletes.", "rows are really deleted, no soft deletes"],
    ["Write in British English.", "American English please"],
    ["Keep explanations short.", "long, detailed explanations"],
    ["The dashboard is dark.", "the dashboard is light"],
  ])("antonyms: %s / %s", (rule, wish) => {
    expect(decide(wish, rulesOf({ text: rule }))).toEqual(["supersede", "R1"]);
  });

  it.each([
    ["Timeouts are 5 s.", "timeouts are 5000 ms", "noop"],
    ["Timeouts are 5 s.", "timeouts are 500 ms", "supersede"],
    ["Max 100 characters per line.", "wrap lines at one hundred chars", "noop"],
    ["Sessions expire after one hour.", "sessions expire after 60 minutes", "noop"],
    ["Sessions expire after one hour.", "sessions expire after half an hour", "supersede"],
    ["Write dates as ISO 8601.", "dates as ISO 8601, like 2024-05-01", "noop"],
  ])("numbers and units, also in words: %s / %s → %s", (rule, wish, action) => {
    expect(decide(wish, rulesOf({ text: rule }))).toEqual([action, "R1"]);
  });

  it.each([
    ["two languages", "Indent Python with 4 spaces.", "Indent HTML with 2 spaces."],
    ["two environments", "The staging server is a.example.com.", "The production server is b.example.com."],
    ["two acts", "Prices are shown with VAT.", "Prices are stored without VAT."],
    ["leave for two acts", "Ask before deleting files.", "Ask before creating files."],
    ["two things", "Retry failed uploads twice.", "Retry failed logins never."],
    ["two subjects", "Commit messages start with the ticket.", "Branch names start with the ticket."],
    ["two measured things", "Functions have at most 40 lines.", "Files have at most 400 lines."],
  ])("%s are no conflict", (_, rule, wish) => {
    expect(decide(wish, rulesOf({ text: rule }))).toEqual(["new", null]);
  });

  it.each([
    ["never commit without having run the tests", "Run the test suite before every commit.", "noop"],
    ["no route without a zod schema", "Every route has a zod schema.", "noop"],
    ["inline styles are fine for computed values, otherwise still none", "No inline styles.", "update"],
    ["lodash is allowed in scripts/, still nowhere else", "Do not use lodash.", "update"],
    ["from now on you may commit on your own", "Never commit by yourself.", "supersede"],
    ["the changelog is generated now, don't write to it", "Write to the changelog.", "supersede"],
  ])("%s → %s", (wish, rule, action) => {
    expect(decide(wish, rulesOf({ text: rule }))).toEqual([action, "R1"]);
  });
});
