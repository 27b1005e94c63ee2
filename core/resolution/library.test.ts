import { describe, expect, it } from "vitest";
import { similarityIn } from "../../server/similarity/similarity-in";
import { extract } from "../extraction/extract";
import { readWish } from "../extraction/read-wish";
import { resolve } from "./resolve";
import type { ComparedRule, ResolutionAction } from "./schema";

/** What becomes of messages that one person sends one after the other, each judged worth keeping. */
function learn(messages: string[], language = "en"): { rules: ComparedRule[]; actions: ResolutionAction[] } {
  const rules: ComparedRule[] = [];
  const actions: ResolutionAction[] = [];
  for (const message of messages) {
    const { candidates } = extract({ message, language, label: "preference" });
    for (const candidate of candidates) {
      const decision = resolve({ candidate, rules }, similarityIn());
      actions.push(decision.action);
      const made = decision.action === "new" || decision.action === "supersede";
      if (!made) continue;
      const replaced = rules.findIndex(({ id }) => id === decision.target);
      if (replaced >= 0) rules.splice(replaced, 1);
      const number = `R${actions.length}`;
      const { directive: statement, claim, applicability, scope } = candidate;
      rules.push({
        id: number,
        number,
        statement,
        claim,
        applicability,
        scope,
        layer: "personal",
        source: "user_stated",
      });
    }
  }
  return { rules, actions };
}

describe("a library that grows by what is said", () => {
  it("keeps twelve wordings of one wish as one rule with eleven more pieces of evidence", () => {
    const { rules, actions } = learn([
      "use pnpm, not npm",
      "no npm here, pnpm",
      "pnpm please",
      "we use pnpm in this repo",
      "always install with pnpm",
      "pnpm instead of npm",
      "stop using npm, we have pnpm",
      "install dependencies with pnpm, never npm",
      "pnpm only",
      "I said pnpm, not npm",
      "from now on pnpm for packages",
      "never npm. pnpm.",
    ]);
    expect(rules).toHaveLength(1);
    expect(actions.filter((action) => action === "noop")).toHaveLength(11);
  }, 60_000);

  it("keeps wordings of a wish without a known area together", () => {
    const { rules, actions } = learn([
      "never swallow an exception",
      "don't swallow exceptions",
      "exceptions must not be swallowed",
      "stop swallowing exceptions",
      "no swallowed exceptions please",
      "never ever swallow exceptions",
    ]);
    expect(rules).toHaveLength(1);
    expect(actions).toEqual(["new", "noop", "noop", "noop", "noop", "noop"]);
  });

  it("takes seven candidates of one body for one rule, whatever key each was given", () => {
    const body = "Close every cursor before the request ends.";
    const wish = readWish({ text: body });
    const first = { id: "a", number: "R1", statement: body, scope: "project", layer: "personal" } as const;
    const { claim, applicability } = wish;
    const rules: ComparedRule[] = [{ ...first, claim, applicability, source: "user_stated" }];
    for (let key = 0; key < 7; key += 1) {
      const candidate = { ...wish, claim: { ...claim, topic: `phrase:key-${key}`, subject: `key ${key}` } };
      expect(resolve({ candidate, rules })).toMatchObject({ action: "noop", target: "a" });
    }
  });

  it("retires what changed and leaves what only shares a word", () => {
    expect(learn(["use npm", "use pnpm from now on"]).actions).toEqual(["new", "supersede"]);
    expect(learn(["the importer must use the ledger", "the ledger must use two writers"]).rules).toHaveLength(
      2,
    );
  });

  it("takes a correction that matches a rule in force for a relapse, not for a second rule", () => {
    expect(learn(["never push", "you pushed again, never push"]).actions).toEqual(["new", "noop"]);
  });

  it("recognises a wish in another language", () => {
    const german = learn(["never merge without a review"]).rules;
    const wish = readWish({ text: "nie ohne Review mergen", language: "de" });
    expect(resolve({ candidate: wish, rules: german }, similarityIn()).action).toBe("noop");
  });
});
