import type { TopicEntry } from "../topic-entry";

const TONGUES = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "ru",
  "zh",
  "ja",
  "ko",
  "nl",
  "pl",
  "cs",
  "uk",
  "sv",
  "tr",
  "ar",
  "hi",
];
const inTongue = (...ideas: string[]): string[][] => TONGUES.map((code) => [...ideas, `speaks:${code}`]);

/** How the agent talks, and what it may do to the world outside the code. */
export const CONDUCT_TOPICS: TopicEntry[] = [
  { key: "reply-language", when: [...inTongue(), ...inTongue("reply")] },
  { key: "comment-language", when: [...inTongue("comment")], bonus: 1 },
  { key: "commit-language", when: [...inTongue("commit-message"), ...inTongue("commit")], bonus: 1.5 },
  { key: "test-name-language", when: [...inTongue("test", "naming"), ...inTongue("test")], bonus: 1 },
  {
    key: "name-language",
    when: [...inTongue("naming"), ...inTongue("variable"), ...inTongue("function")],
    bonus: 1,
  },
  { key: "docs-language", when: [...inTongue("docs")], bonus: 1 },
  {
    key: "reply-length",
    stance: "require",
    when: [["final-message"], ["summary"], ["reply"]],
    forms: ["limit"],
    bonus: 1.5,
  },
  { key: "reply-length", stance: "require", when: [["line"]], forms: ["limit"], bonus: 0.4 },
  {
    key: "reply-length",
    stance: "require",
    when: [["final-message"], ["final-message", "reply"], ["final-message", "summary"]],
  },
  { key: "summary", broad: true, when: [["summary"], ["summary", "finish"]], bonus: 0.5 },
  {
    key: "explanations",
    broad: true,
    when: [["explain"], ["explain", "skip"], ["explain", "edit"]],
    bonus: 0.4,
  },
  {
    key: "emoji",
    when: [["emoji"], ["emoji", "commit-message"], ["emoji", "commit"], ["emoji", "comment"]],
    bonus: 1.5,
  },
  { key: "closing-offer", when: [["follow-up-offer"]], bonus: 1 },
  {
    key: "dependencies",
    broad: true,
    when: [
      ["dependency"],
      ["dependency", "create"],
      ["dependency", "install"],
      ["dependency", "ask"],
      ["install"],
      ["install", "ask"],
    ],
    bonus: 0.2,
    severity: "major",
  },
  {
    key: "global-packages",
    when: [["global-package"], ["global-package", "install"]],
    bonus: 1.2,
    severity: "major",
  },
  { key: "sudo", when: [["sudo"]], bonus: 1.5, severity: "critical" },
  {
    key: "deploy",
    broad: true,
    when: [["deploy"], ["deploy", "production"], ["deploy", "ask"]],
    bonus: 0.3,
    severity: "critical",
  },
  {
    key: "production",
    broad: true,
    when: [["production"], ["production", "database"]],
    severity: "critical",
  },
  {
    key: "migrations",
    broad: true,
    when: [["migration"], ["migration", "run"], ["migration", "create"]],
    bonus: 0.8,
    severity: "critical",
  },
];
