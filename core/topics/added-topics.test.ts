import { describe, expect, it } from "vitest";
import { extract } from "../extraction/extract";
import { readWish } from "../extraction/read-wish";
import { addedTopicSchema, checkAddedTopics, matchAddedTopic } from "./added-topics";
import { builtInTopics } from "./topic";

const TOPICS = [
  addedTopicSchema.parse({
    key: "feature-flags",
    words: ["feature flag", "toggl*"],
    values: { unleash: ["unleash"], launchdarkly: ["launchdarkly", "ld flags"] },
    severity: "major",
  }),
  addedTopicSchema.parse({ key: "telemetry", words: ["telemetry", "埋点"] }),
];

describe("topics that an admin adds", () => {
  it.each([
    ["Use Unleash for every new flag.", { key: "feature-flags", value: "unleash", severity: "major" }],
    ["toggling needs an owner", { key: "feature-flags", severity: "major" }],
    ["新页面都要加埋点", { key: "telemetry" }],
    ["Sort the list.", null],
  ])("%s", (text, match) => {
    expect(matchAddedTopic(text, TOPICS)).toEqual(match);
  });

  it("name a wish that no built-in area knows, with value and severity", () => {
    const wish = readWish({ text: "Gate checkout work behind Unleash.", topics: TOPICS });
    expect(wish.claim).toEqual({
      topic: "feature-flags",
      subject: "feature-flags",
      polarity: "require",
      value: "unleash",
    });
    expect(wish.severity).toBe("major");
  });

  it("leave wishes of built-in areas as they are", () => {
    const message = "use pnpm, never npm, also for the telemetry package";
    const { candidates } = extract({ message, language: "en", label: "preference", topics: TOPICS });
    expect(candidates.map(({ claim }) => claim.topic)).toEqual(["package-manager"]);
  });

  it("cannot redefine a built-in area or one another", () => {
    const [flags, telemetry] = TOPICS;
    if (!flags || !telemetry) throw new Error("two topics");
    expect(checkAddedTopics([{ ...flags, key: "push" }, telemetry, telemetry], builtInTopics())).toEqual([
      { key: "push", problem: "built_in" },
      { key: "telemetry", problem: "twice" },
    ]);
    expect(addedTopicSchema.safeParse({ key: "Feature Flags", words: ["x"] }).success).toBe(false);
  });
});
