import type { TopicEntry } from "../topic-entry";

const BRANCHES = { "main-branch": "main" };

export const GIT_TOPICS: TopicEntry[] = [
  { key: "force-push", when: [["force-push"], ["push", "force-push"]], bonus: 1, severity: "critical" },
  {
    key: "push",
    when: [["push"], ["push", "main-branch"], ["push", "unasked"]],
    subjects: BRANCHES,
    severity: "critical",
  },
  { key: "git-history", when: [["git-history"]], bonus: 1, severity: "critical" },
  {
    key: "commit",
    broad: true,
    when: [
      ["commit"],
      ["commit", "every-step"],
      ["commit", "ask"],
      ["commit", "main-branch"],
      ["commit", "unasked"],
    ],
    severity: "major",
  },
  {
    key: "commit-format",
    broad: true,
    when: [
      ["commit-message"],
      ["conventional-commits"],
      ["commit", "conventional-commits"],
      ["commit-message", "conventional-commits"],
      ["commit-message", "ticket-id"],
      ["commit-message", "past-tense"],
      ["commit-message", "imperative"],
      ["commit", "imperative"],
      ["commit-message", "lower"],
      ["commit", "ticket-id"],
    ],
    bonus: 0.6,
  },
  {
    key: "ai-attribution",
    when: [["ai-attribution"], ["ai-attribution", "commit"], ["ai-attribution", "commit-message"]],
    bonus: 1,
    severity: "major",
  },
  {
    key: "git-hooks",
    when: [["git-hook"], ["git-hook", "skip"], ["git-hook", "commit"]],
    bonus: 1,
    severity: "major",
  },

  {
    key: "branch-naming",
    when: [
      ["branch", "naming"],
      ["branch", "ticket-id"],
    ],
    bonus: 1.5,
  },
  { key: "branches", broad: true, when: [["branch"], ["branch", "create"]] },
  { key: "pull-request", broad: true, when: [["pull-request"], ["pull-request", "create"]] },
  {
    key: "merge",
    broad: true,
    when: [["merge"], ["merge", "main-branch"], ["merge", "unasked"]],
    subjects: BRANCHES,
    severity: "major",
  },
  { key: "rebase", when: [["rebase"]], severity: "major" },
  { key: "merge-markers", stance: "forbid", when: [["merge-marker"]], bonus: 1, severity: "major" },
];
