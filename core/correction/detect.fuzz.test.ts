import fc from "fast-check";
import { expect, it } from "vitest";
import { detect } from "./detect";
import { DETECTORS, type DetectionInput, detectionSchema } from "./schema";

const PIECES = [
  "no",
  "don't",
  "always",
  "```",
  "`",
  '"',
  "<private>",
  "</private>",
  "<heed>",
  "\n",
  "以后不要",
  "ないで",
  "ё",
  "ﬁ",
  "👍🏽",
  "\u202e",
  "\ud800",
  "https://a/b",
  "> q",
  "$ npm i",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 12, unit: "binary" })), {
    maxLength: 30,
  })
  .map((parts) => parts.join(" "));

it("answers any message in the shape of the contract, spans inside the message", () => {
  fc.assert(
    fc.property(text, text, text, (message, said, prior) => {
      const input: DetectionInput = {
        message,
        author: "human",
        acts: [{ eventId: "e", turnsAgo: 0, message: said }],
        priorPrompts: [prior],
      };
      const detection = detectionSchema.parse(detect(input));
      for (const { span } of detection.signals) {
        expect(span[0]).toBeLessThanOrEqual(span[1]);
        expect(span[1]).toBeLessThanOrEqual(message.length);
      }
      expect(detect(input)).toEqual(detection);
      // Each detector that was asked says why it fired or why it did not.
      for (const name of detection.signals.length + detection.misses.length > 0 ? DETECTORS : []) {
        const reasons = detection.signals.filter((signal) => signal.detector === name).map((s) => s.reasons);
        const miss = detection.misses.find(({ detector }) => detector === name);
        expect(reasons.every((list) => list.length > 0 && list.every((reason) => reason !== ""))).toBe(true);
        expect(reasons.length > 0 || (miss?.reason ?? "") !== "").toBe(true);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
