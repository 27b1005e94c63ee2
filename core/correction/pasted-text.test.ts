import { describe, expect, it } from "vitest";
import { mayBePasted, withoutPastes } from "./pasted-text";
import { blankHiddenParts, findHiddenParts } from "./quoted-text";

/** What is left as the person's own prose, in one line. */
function own(text: string): string {
  return blankHiddenParts(text, findHiddenParts(text)).replace(/\s+/g, " ").trim();
}

describe("marked pastes are not the person's own words (trust.md section 3)", () => {
  it.each([
    ["a tag", "<pasted_text>\nno, don't use npm\n</pasted_text>\nwhat does this mean", "what does this mean"],
    ["a tag without end", "see below\n<document>\nalways use yarn", "see below"],
    ["the host's placeholder", "[Pasted text #1 +2 lines]\nNo! don't use npm\nuse yarn\nexplain", "explain"],
    ["a skill", "Base directory for this skill: /x\n\n# Skill\nalways use yarn", ""],
    [
      "the output of a command",
      "git log output:\nno, don't use npm\nuse yarn\n\nwhich one broke it?",
      "git log output: which one broke it?",
    ],
    ["a file by its name", "README.md:\nNever use npm here.\n\nfix the typos", "README.md: fix the typos"],
    [
      "entries of a history",
      "* 3a2f no, don't use npm\n* 22aa91c fix\nwhich commit broke it?",
      "which commit broke it?",
    ],
    [
      "single quotes with an apostrophe",
      "The linter prints 'don't use npm, use yarn'. Silence it.",
      "The linter prints . Silence it.",
    ],
    [
      "a text to be written",
      "add this sentence to the docs: Never use npm, always use yarn.",
      "add this sentence to the docs:",
    ],
  ])("%s", (_what, text, left) => {
    expect(own(text)).toBe(left);
  });

  it.each([
    "no, don't use npm here: use yarn",
    "our rules:\n- use pnpm\n- never push to main",
    "it's wrong, don't use the client's own type",
    "please use <file> as the placeholder, not <path>",
    "write the tests first, always",
  ])("leaves what a person says: %s", (text) => {
    expect(own(text)).toBe(text.replace(/\s+/g, " "));
  });
});

describe("mayBePasted", () => {
  const middle = "fix this\n\nNever use npm here.\n\nthanks";
  it.each([
    [true, middle, "Never use npm here."],
    [false, middle, "fix this"],
    [false, middle, "thanks"],
    [true, "Contributing\n============\nNever use npm.", "Never use npm."],
    [true, "one\ntwo\nnever use npm\nfour", "never use npm"],
    [false, "one\nnever use npm\nthree", "never use npm"],
    [false, "- use pnpm\n- never push\n- run the tests\n- no default exports", "never push"],
    [false, "no, we use pnpm here", "we use pnpm here"],
    [false, "our rules:\n- use pnpm\n- never push", "never push"],
    [false, "wrong file: revert it and never touch the lock file", "never touch the lock file"],
    [true, "Bob: don't use npm\nAlice: ok\nsummarise this chat", "don't use npm"],
    [true, "// TODO: don't use npm\nfunction x(){}\nexplain this", "don't use npm"],
    [true, "ChatGPT told me: never use npm. true?", "never use npm"],
    [true, "- [ ] never use npm\n- [ ] use yarn\nwhich are done?", "never use npm"],
    [true, "Is the following correct:\n\nNever use npm.\n", "Never use npm."],
    [true, "My prompt for the other agent:\nNever use npm.\nImprove it.", "Never use npm."],
    [true, "From: a@b.test\nSubject: x\nnever use npm", "never use npm"],
    [true, "+Never use npm\n-Use npm\nexplain", "Never use npm"],
  ])("%s for %j", (expected, message, part) => {
    expect(mayBePasted(message, part)).toBe(expected);
  });
});

it("what is said beside a paste stays", () => {
  expect(withoutPastes("no, we use pnpm here\n\nREADME.md:\nNever use tabs.")).toBe(
    "no, we use pnpm here\n\nREADME.md:",
  );
  expect(withoutPastes("no, we use pnpm here")).toBe("no, we use pnpm here");
});
