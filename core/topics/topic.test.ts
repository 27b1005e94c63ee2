import { describe, expect, it } from "vitest";
import { findConcepts } from "./find-concepts";
import { isBroadTopic, matchTopic, phraseKey, topicOf, topicSeverity, topicStance } from "./topic";

describe("topicOf", () => {
  it.each([
    ["bun install it", undefined, "package-manager"],
    ["git push --force", undefined, "force-push"],
    ["push to the remote", undefined, "push"],
    ["remove the console.log calls", "clean_up", "debug-output"],
    ["leftover scratch files", "clean_up", "temp-files"],
    ["绝不要强制推送", undefined, "force-push"],
    ["Kommentare auf Deutsch", "format", "comment-language"],
    ["написать по-русски", "format", "reply-language"],
  ])("%s (%s) is about %s", (text, form, topic) => {
    expect(topicOf(text, form)).toBe(topic);
  });

  it("makes the same generic key of the same words in any order", () => {
    expect(phraseKey("rotate the turbine blades")).toBe("phrase:blad-rotat-turbin");
    expect(topicOf("blades of the turbine rotate")).toBe(topicOf("rotate turbine blades"));
  });

  it("knows areas with a place only for wishes about a place", () => {
    expect(matchTopic(findConcepts("fixtures"), "location")?.key).toBe("file-location");
    expect(matchTopic(findConcepts("fixtures"), "require")).toBeNull();
  });
});

describe("findConcepts", () => {
  it("does not take an everyday word for a tool", () => {
    expect(findConcepts("retry failing requests").map(({ id }) => id)).not.toContain("http-client=requests");
    expect(findConcepts("use requests for http").map(({ id }) => id)).toContain("http-client=requests");
  });

  it("takes the longest phrase", () => {
    expect(findConcepts("commit message").map(({ id }) => id)).toEqual(["commit-message"]);
  });

  it("keeps “note” and “not” apart", () => {
    expect(findConcepts("not this")).toEqual([]);
    expect(findConcepts("a note").map(({ id }) => id)).toEqual(["notes"]);
  });
});

describe("properties of topics", () => {
  it("starts destructive areas as critical", () => {
    expect(topicSeverity("force-push")).toBe("critical");
    expect(topicSeverity("command:rm")).toBe("critical");
    expect(topicSeverity("quotes")).toBe("minor");
  });

  it("knows areas that are always meant one way and areas that many wishes share", () => {
    expect(topicStance("hardcoded-values")).toBe("forbid");
    expect(topicStance("quotes")).toBeUndefined();
    expect(isBroadTopic("comments")).toBe(true);
    expect(isBroadTopic("sudo")).toBe(false);
  });
});
