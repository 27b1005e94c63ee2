import { describe, expect, it } from "vitest";
import { decisionLine, parseDecisionLine } from "./decision-line";

const rules = [
  { id: "5d1e", number: "R3" },
  { id: "F2", number: "P4" },
];

describe("decisionLine", () => {
  it("names the rule where there is one", () => {
    expect(decisionLine("update", "R3", "it adds\n an exception.")).toBe(
      "Decision: UPDATE existing R3 — because it adds an exception.",
    );
    expect(decisionLine("new", "R3", "nothing covers it.")).toBe(
      "Decision: NEW — because nothing covers it.",
    );
  });

  it("is read back by the parser", () => {
    const line = decisionLine("supersede", "R3", "another value.");
    expect(parseDecisionLine(line, rules)).toEqual({
      ok: true,
      value: { action: "supersede", target: "5d1e", reason: "another value." },
    });
  });
});

describe("parseDecisionLine", () => {
  it.each(["—", "--", "---", "-", "–"])("accepts the dash %s", (dash) => {
    const parsed = parseDecisionLine(`Decision: UPDATE existing F2 ${dash} because a case is added`, rules);
    expect(parsed).toEqual({
      ok: true,
      value: { action: "update", target: "F2", reason: "a case is added" },
    });
  });

  it.each([
    ["Decision: NOOP --- because it is the same", { action: "noop", target: null, reason: "it is the same" }],
    [
      "Decision: NOOP R3 - because it is the same",
      { action: "noop", target: "5d1e", reason: "it is the same" },
    ],
    [
      "Decision: SPLIT — because it holds two wishes",
      { action: "split", target: null, reason: "it holds two wishes" },
    ],
    [
      "so be it\n**Decision: NEW — because nothing covers it**",
      { action: "new", target: null, reason: "nothing covers it" },
    ],
  ])("%s", (text, value) => {
    expect(parseDecisionLine(text, rules)).toEqual({ ok: true, value });
  });

  it("takes the only rule for a NOOP without a name", () => {
    const parsed = parseDecisionLine("Decision: NOOP — because same", [{ id: "x", number: "R1" }]);
    expect(parsed).toMatchObject({ ok: true, value: { target: "x" } });
  });

  it.each([
    ["UPDATE R3", "missing_line"],
    ["Decision: UPDATE existing R3", "missing_line"],
    ["Decision: SUPERSEDE — because I say so", "missing_target"],
    ["Decision: UPDATE existing R9 — because I say so", "unknown_id"],
    ["Decision: DELETE R3 — because I say so", "missing_line"],
  ])("refuses %s", (text, reason) => {
    expect(parseDecisionLine(text, rules)).toEqual({ ok: false, reason });
  });
});
