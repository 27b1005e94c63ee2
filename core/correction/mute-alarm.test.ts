import { describe, expect, it } from "vitest";
import { muteAlarms } from "./mute-alarm";

describe("muteAlarms", () => {
  it("raises one for 200 prompts in a script without a signal", () => {
    const alarms = muteAlarms([
      { language: "th", script: "other", prompts: 200, signals: 0 },
      { language: "en", script: "latin", prompts: 500, signals: 90 },
    ]);
    expect(alarms.map(({ by, value }) => `${by} ${value}`)).toEqual(["language th", "script other"]);
    expect(alarms[0]?.line).toBe("Detector mute: 200 prompts in language th, 0 signals.");
  });

  it("adds up languages that are too rare alone", () => {
    const alarms = muteAlarms([
      { language: "el", script: "greek", prompts: 40, signals: 0 },
      { language: "und", script: "greek", prompts: 30, signals: 0 },
    ]);
    expect(alarms.map(({ by, value, prompts }) => [by, value, prompts])).toEqual([["script", "greek", 70]]);
  });

  it("tells a mute language inside a script that is heard", () => {
    const alarms = muteAlarms([
      { language: "vi", script: "latin", prompts: 100, signals: 0 },
      { language: "en", script: "latin", prompts: 900, signals: 200 },
    ]);
    expect(alarms.map(({ value }) => value)).toEqual(["vi"]);
  });

  it.each([
    ["few prompts", { language: "ko", script: "hangul", prompts: 59, signals: 0 }],
    ["one signal in a hundred", { language: "ko", script: "hangul", prompts: 100, signals: 1 }],
  ])("stays silent for %s", (_name, row) => {
    expect(muteAlarms([row])).toEqual([]);
  });

  it("takes less than one in a hundred as mute", () => {
    expect(muteAlarms([{ language: "ko", script: "hangul", prompts: 101, signals: 1 }])).toHaveLength(2);
  });
});
