import { describe, expect, it } from "vitest";
import { detect } from "./detect";
import { foldText, originalSpan } from "./fold";
import type { AgentAct } from "./schema";

const ACTS: AgentAct[] = [{ eventId: "a1", turnsAgo: 0, message: "I replaced the table with a list." }];
/** “instead of”, “never” and “don't” with Cyrillic е, о and а, Greek ο in between. */
const DISGUISED = ["inst\u0435\u0430d \u03bff", "n\u0435v\u0435r", "d\u043en't"];

describe("letters that only look like Latin ones", () => {
  it.each([
    ["n\u043e", "no"],
    ["\u0412\u0410D", "bad"],
    ["r\u0435v\u0435rt th\u0430t", "revert that"],
    ["d\u03bfn't", "don't"],
  ])("%s is judged as %s", (text, read) => {
    expect(foldText(text).text).toBe(read);
  });

  it("reads Latin letters in a Russian word as Russian ones", () => {
    expect(foldText("нe тaк").text).toBe("не так");
  });

  it.each(["pushить в ветку", "не трогай api-ключ", "не так", "λ calculus", "so no"])(
    "leaves %s as it is",
    (text) => {
      expect(foldText(text).text).toBe(text);
    },
  );

  it("keeps the spans and the person's own letters", () => {
    for (const phrase of DISGUISED) {
      const message = `🙂 hm ${phrase} it`;
      const folded = foldText(message);
      expect(folded.text).toHaveLength(folded.offsets.length - 1);
      expect(message.slice(...originalSpan(folded, 6, 6 + phrase.length))).toBe(phrase);
    }
  });

  it("hears the phrase and stores it as it was written", () => {
    const message = `${DISGUISED[0]} a list use a tree`;
    const signal = detect({ message, author: "human", acts: ACTS, priorPrompts: [] }).signals.find(
      ({ detector }) => detector === "negation",
    );
    expect(signal && message.slice(...signal.span)).toBe(DISGUISED[0]);
    expect(signal?.reasons.join(" ")).toContain(DISGUISED[0]);
    expect(signal?.reasons.join(" ")).not.toContain("instead of");
  });
});
