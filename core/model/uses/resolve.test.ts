import { describe, expect, it } from "vitest";
import { readWish } from "../../extraction/read-wish";
import type { ComparedRule } from "../../resolution/schema";
import { readDecision, resolveRequest } from "./resolve";

function rule(number: string, statement: string, layer: ComparedRule["layer"] = "personal"): ComparedRule {
  const { claim, applicability } = readWish({ text: statement, language: "en" });
  return {
    id: `id-${number}`,
    number,
    statement,
    claim,
    applicability,
    scope: "project",
    layer,
    source: "user_stated",
  };
}

const rules = [rule("R3", "Use tabs."), rule("P4", "Use pnpm.", "project")];
const wish = { directive: "Use two spaces.", words: "two spaces please", layer: "personal" as const };
const read = (text: string, given = wish) => readDecision(text, given, rules);

it("shows rules by their number, never by what the server calls them", () => {
  const { user } = resolveRequest(wish, rules);
  expect(user).toContain("R3 (personal, project): Use tabs.");
  expect(user).not.toContain("id-R3");
});

describe("an answer counts by its forced line", () => {
  it("names the rule that it replaces", () => {
    expect(
      read("Other value.\nDecision: SUPERSEDE existing R3 — because the indentation is another."),
    ).toEqual({
      ok: true,
      value: { action: "supersede", target: "id-R3", reason: "the indentation is another." },
    });
  });

  it("may say that nothing covers it", () => {
    expect(read("Decision: NEW - because no rule is about it.")).toMatchObject({
      ok: true,
      value: { action: "new", target: null },
    });
  });

  it.each([
    ["nothing at all", "  ", "empty"],
    ["a guess without the line", "I think it supersedes R3.", "missing_line"],
    ["a rule that was not shown", "Decision: SUPERSEDE existing R9 — because I say so.", "unknown_id"],
    ["no rule where one is needed", "Decision: UPDATE — because it is narrower.", "missing_target"],
    ["a rule of the project", "Decision: SUPERSEDE existing P4 — because they want npm.", "contradicted"],
  ])("refuses %s", (_name, answer, reason) => {
    expect(read(answer)).toEqual({ ok: false, reason });
  });

  it("refuses an update that repeats the old text", () => {
    const same = { ...wish, directive: "use  TABS" };
    expect(read("Decision: UPDATE existing R3 — because it says more.", same)).toEqual({
      ok: false,
      reason: "repeated",
    });
  });
});
