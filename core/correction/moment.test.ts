import { describe, expect, it } from "vitest";
import { detect } from "./detect";
import { momentOf } from "./moment";
import { prepare } from "./prepare";
import type { AgentAct, DetectionInput } from "./schema";

const CHANGED: AgentAct[] = [{ eventId: "a", turnsAgo: 0, message: "Placed the score on the left." }];
const ASKED: AgentAct[] = [
  { eventId: "a", turnsAgo: 0, message: "Shall I place the score on the left or on the right?" },
];
const EXPLAINED: AgentAct[] = [{ eventId: "a", turnsAgo: 0, message: "Explained how the score is drawn." }];

function input(message: string, acts: AgentAct[], more: Partial<DetectionInput> = {}): DetectionInput {
  return { message, author: "human", acts, priorPrompts: ["show the score"], ...more };
}

describe("momentOf", () => {
  it.each([
    ["changed", CHANGED],
    ["asked", ASKED],
    ["answered", EXPLAINED],
    ["first", []],
  ])("%s", (moment, acts) => {
    expect(momentOf(prepare(input("on the right", acts)).context)).toBe(moment);
  });
});

describe("the same words mean different things", () => {
  it("“on the right” corrects after a change and answers after a question", () => {
    const corrected = detect(input("on the right", CHANGED)).scores.signal;
    const answered = detect(input("on the right", ASKED)).scores.signal;
    expect(corrected).toBeGreaterThan(0.5);
    expect(answered).toBeLessThan(0.42);
  });

  it("“yes, always” carries a rule only after an offer", () => {
    const offer: AgentAct[] = [{ eventId: "a", turnsAgo: 0, message: "Shall I redeploy each time?" }];
    expect(detect(input("yes, always", offer)).learnable).toBe(true);
  });

  it("an interruption counts more than the words", () => {
    const words = "only the version";
    const calm = detect(input(words, EXPLAINED)).scores.signal;
    const stopped = detect(input(words, EXPLAINED, { interruption: { kind: "interrupted" } })).scores.signal;
    expect(stopped).toBeGreaterThan(calm);
  });
});

describe("role play is no order to the agent's work", () => {
  it.each([
    "pretend you are a strict reviewer who hates comments and review my diff",
    "roleplay a grumpy admin and answer my question about dns as him",
  ])("%s", (message) => {
    expect(detect(input(message, [], { priorPrompts: [] })).path).not.toBe("act");
  });
});

describe("bare requirements and declaratives are kept", () => {
  it.each([
    "every phase needs a test plan",
    "tests live next to the source",
    "migrations are additive only",
    "all times are stored in UTC",
  ])("%s", (message) => {
    expect(detect(input(message, [], { priorPrompts: [] })).learnable).toBe(true);
  });
});
