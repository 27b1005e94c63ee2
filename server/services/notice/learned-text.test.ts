import { describe, expect, it } from "vitest";
import { compile } from "@/core/compilation/compile";
import { readWish } from "@/core/extraction/read-wish";
import { learnedText } from "./learned-text";

function noticeOf(text: string): string {
  const { content } = compile({ candidate: readWish({ text }) });
  return learnedText({ content, act: null, number: "R7", status: "active", mode: "block", replaces: null });
}

describe("learnedText", () => {
  it("shows no pattern", () => {
    expect(noticeOf("No emojis in code")).not.toMatch(/x\{|that match/);
  });

  it("names the package that the rule counts in", () => {
    const { content } = compile({ candidate: readWish({ text: "Never force push" }) });
    const applicability = { ...content.applicability, package: "packages/web" };
    const learned = { act: null, number: "R7", status: "active", mode: "block", replaces: null };
    expect(learnedText({ ...learned, content: { ...content, applicability } })).toBe(
      "Heed learned: never force push (blocks git push --force, in packages/web). Undo: heed undo 7",
    );
  });

  it("names the option by its long spelling", () => {
    expect(noticeOf("Never force push")).toBe(
      "Heed learned: never force push (blocks git push --force). Undo: heed undo 7",
    );
  });
});
