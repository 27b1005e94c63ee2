import { describe, expect, it } from "vitest";
import { compareFrames } from "./compare-frames";
import { measuresIn } from "./measures";
import { readFrame } from "./read-frame";

function kindOf(candidate: string, rule: string): string {
  return compareFrames(readFrame(candidate), readFrame(rule), null).kind;
}

describe("measuresIn", () => {
  it.each([
    ["after 8 hours", 28_800, "time"],
    ["half an hour", 1800, "time"],
    ["every two weeks", 1_209_600, "time"],
    ["eine Stunde", 3600, "time"],
    ["一小时", 3600, "time"],
    ["ninety percent", 90, "percent"],
    ["80 %", 80, "percent"],
    ["640px wide", 640, "px"],
    ["three replicas", 3, ""],
    ["a dozen times", 12, "times"],
  ])("%s is %d %s", (text, value, dimension) => {
    expect(measuresIn(text)).toMatchObject([{ value, dimension }]);
  });
});

describe("readFrame", () => {
  it("tells what is wanted from what is turned down", () => {
    const { ideas } = readFrame("Return a value instead of a tuple.");
    expect(ideas.find(({ text }) => text === "tuple")?.sign).toBe(-1);
    expect(ideas.find(({ text }) => text === "Return")?.sign).toBe(1);
  });

  it("keeps what is never switched off", () => {
    const { ideas } = readFrame("Never disable telemetry.");
    expect(ideas.find(({ text }) => text === "telemetry")?.sign).toBe(1);
  });

  it("takes out reason and exception", () => {
    const frame = readFrame("No global locks, except in the scheduler.");
    expect(frame.exception).toBe("except in the scheduler.".replace(/\.$/, ""));
    expect(readFrame("Sort the keys because diffs get small.").text).toBe("Sort the keys");
  });
});

describe("compareFrames: subjects that nobody listed", () => {
  it.each([
    ["turbines spin clockwise", "Turbines must spin clockwise."],
    ["don't water the cactus", "Never water the cactus."],
    ["the ledger has to be sealed at night", "Seal the ledger at night."],
  ])("same: %s / %s", (candidate, rule) => {
    expect(kindOf(candidate, rule)).toBe("same");
  });

  it.each([
    ["Seal the ledger at night and stamp the copy.", "Seal the ledger at night."],
    ["Never water the cactus, except in July.", "Never water the cactus."],
  ])("refines: %s / %s", (candidate, rule) => {
    expect(kindOf(candidate, rule)).toBe("refines");
  });

  it.each([
    ["water the cactus", "Never water the cactus."],
    ["keep the ledger for ten years", "Keep the ledger for five years."],
    ["ledger names are plural", "Ledger names are singular."],
    ["hash the ledger with scrypt", "Hash the ledger with bcrypt."],
    ["paint the hull with varnish", "Paint the hull with enamel."],
    ["you don't need to stamp the copy", "Stamp the copy."],
  ])("contradicts: %s / %s", (candidate, rule) => {
    expect(kindOf(candidate, rule)).toBe("contradicts");
  });

  it.each([
    ["Stamp the copy before shipping.", "Stamp the copy before archiving."],
    ["Feed the parrot.", "Never water the cactus."],
    ["Count the parrots.", "Feed the dogs at noon."],
  ])("unrelated: %s / %s", (candidate, rule) => {
    expect(kindOf(candidate, rule)).toBe("unrelated");
  });
});
