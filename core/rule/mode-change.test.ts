import { describe, expect, it } from "vitest";
import { demotionOf, type ModeFacts, promotionOf } from "./mode-change";

const facts = (given: Partial<ModeFacts>): ModeFacts => ({
  ...{ mode: "remind", tier: "deterministic", replayAgreement: true, backtestPassed: true },
  ...{ firedDays: 0, badDays: 0, relapseDays: 0 },
  ...given,
});

describe("a relapse proposes promotion", () => {
  it("to block, where the check caught the act complained about", () => {
    expect(promotionOf(facts({ relapseDays: 1 }))).toBe("block");
    expect(promotionOf(facts({ relapseDays: 1, mode: "observe" }))).toBe("block");
  });

  it("never to block without replay agreement, an exact check, or after a failed backtest", () => {
    for (const lack of [{ replayAgreement: false }, { tier: "intent" as const }, { backtestPassed: false }]) {
      expect(promotionOf(facts({ relapseDays: 2, ...lack }))).toBeNull();
      expect(promotionOf(facts({ relapseDays: 2, mode: "observe", ...lack }))).toBe("remind");
    }
  });

  it("not where it did not fail the person, and not beyond block", () => {
    expect(promotionOf(facts({}))).toBeNull();
    expect(promotionOf(facts({ relapseDays: 3, mode: "block" }))).toBeNull();
  });
});

describe("above 20 % false positives or exemptions a demotion is proposed", () => {
  it("one of five days is not above, one of four is", () => {
    expect(demotionOf(facts({ mode: "block", firedDays: 5, badDays: 1 }))).toBeNull();
    expect(demotionOf(facts({ mode: "block", firedDays: 4, badDays: 1 }))).toBe("remind");
    expect(demotionOf(facts({ mode: "remind", firedDays: 4, badDays: 1 }))).toBe("observe");
  });

  it("not on two days: that says nothing yet", () => {
    expect(demotionOf(facts({ mode: "block", firedDays: 2, badDays: 2 }))).toBeNull();
  });

  it("a rule that is wrong too often is not made stricter, whatever was said again", () => {
    expect(promotionOf(facts({ relapseDays: 5, firedDays: 4, badDays: 2 }))).toBeNull();
  });
});
