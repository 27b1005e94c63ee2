import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { REASON_CODES } from "@/core/correction/reasons";
import messages from "@/messages/en/session.json";
import { WithMessages } from "@/test/with-messages";
import { useReasonWords } from "./use-reason-words";

function words(reason: string): string {
  return renderHook(() => useReasonWords(), { wrapper: WithMessages }).result.current(reason);
}

describe("reason codes are a closed list, for a hit and for a miss", () => {
  it("has words for every code, and no words for anything else", () => {
    expect(Object.keys(messages.reasons).sort()).toEqual([...REASON_CODES].sort());
  });

  it.each([
    ["rejection: no", "it rejects: “no”"],
    [
      "undoes_act: git checkout -- app.ts",
      "a command takes back what the agent did: “git checkout -- app.ts”",
    ],
    ["not_cut_off", "the agent was not cut off"],
    ["asks_about_rule", "it asks about a rule and states none"],
  ])("shows %s in plain words", (reason, shown) => {
    expect(words(reason)).toBe(shown);
  });

  it.each([
    "opens the message",
    "the agent's text with 12 % changed",
    "an answer, not a rejection: “no problem”",
    "pnpm instead of npm",
    "closest earlier prompt 0.41 < 0.62",
  ])("shows what an earlier version stored as it is: %s", (reason) => {
    expect(words(reason)).toBe(reason);
  });

  it("reads the rule that an earlier version stored with a code inside of a sentence", () => {
    expect(words("carries a rule: durable: always")).toBe("it is meant for later, too: “always”");
  });
});
