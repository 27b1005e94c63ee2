/** What a known subject is called in commands, files and code, for wishes that name it in plain words. */
const TERMS: Record<string, string[]> = {
  push: ["git push"],
  "force-push": ["git push --force"],
  commit: ["git commit"],
  merge: ["git merge"],
  rebase: ["git rebase"],
  "git-history": ["git commit --amend", "git rebase", "git reset --hard", "git filter-branch"],
  "git-hooks": ["--no-verify"],
  sudo: ["sudo"],
  emoji: ["emoji"],
  "type-any": ["any"],
  "todo-comments": ["TODO"],
  "docs-files": ["*.md"],
  "env-files": [".env", ".env.*"],
  "generated-files": ["*.gen.*", "generated/**"],
  "agent-config": [".claude/**"],
  "outside-repo": ["outside-repo"],
  "temp-files": ["temp-files"],
  "debug-output": ["debug-output"],
  "merge-markers": ["merge-markers"],
  "ai-attribution": ["Co-Authored-By", "Generated with"],
  "lint-disable": ["eslint-disable", "noqa", "@ts-ignore"],
  "wildcard-imports": ["import *"],
  "file-permissions": ["chmod"],
  "global-packages": ["npm install -g"],
  secrets: ["secrets"],
  summary: ["summary"],
  "closing-offer": ["offer"],
  "delete-files": ["rm"],
  migrations: ["migrate"],
  "heredoc-files": ["heredoc"],
  semicolons: ["semicolons"],
  "trailing-comma": ["trailing commas"],
  "whole-file": ["whole-file"],
};

/** Canonical terms of a topic; empty when it has none. */
export function canonicalTerms(topic: string): string[] {
  return TERMS[topic] ?? [];
}
