import { describe, expect, it } from "vitest";
import { compile } from "../compilation/compile";
import { ruleCandidateSchema } from "../extraction/schema";

type Terms = {
  unwanted?: string[];
  wanted?: string[];
  trigger?: string[];
  step?: string[];
  place?: string[];
  number?: number;
  unit?: string;
};
type Row = [directive: string, topic: string, polarity: "require" | "forbid", terms: Terms];

function compiled([directive, topic, polarity, terms]: Row) {
  const candidate = ruleCandidateSchema.parse({
    form: polarity,
    directive,
    words: directive,
    claim: { topic, subject: "x", polarity, ...(terms.wanted?.[0] ? { value: terms.wanted[0] } : {}) },
    terms,
    applicability: {},
    scope: "project",
    source: "user_stated",
    confidence: 1,
    severity: "minor",
    language: "en",
  });
  return compile({ candidate });
}

describe("what no check can decide stays a reminder", () => {
  it.each<Row>([
    ["Explain your steps before you start.", "explanations", "require", {}],
    ["Keep functions small.", "function-length", "require", {}],
    [
      "Prefer composition over inheritance.",
      "phrase:composition",
      "require",
      { wanted: ["composition"], unwanted: ["inheritance"] },
    ],
    ["We deploy on Fridays.", "deploy", "require", {}],
    ["Don't guess, look it up.", "verify-claims", "forbid", { unwanted: ["guess"] }],
    ["Never remove comments.", "comments", "forbid", { unwanted: ["comments"] }],
    ["Write tests first.", "test-first", "require", { step: ["test"] }],
  ])("%s", (...row) => {
    expect(compiled(row).content).toMatchObject({ tier: "intent", verifier: null });
  });
});
