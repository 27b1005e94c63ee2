import { commandRecipe } from "./command-recipe";

export const noCommitRecipe = commandRecipe({
  name: "no-commit",
  title: "No commit unless asked",
  topics: ["commit"],
  words: /\b(?:never|don'?t|do not|stop|no) (?:auto-?)?commit(?:s|ting)?\b/,
  forbid: [{ program: ["git"], subcommand: ["commit", "commit-tree"] }],
  message: "Committing is the person's own step.",
  remedy: "leave the changes uncommitted and say what is ready",
  onExhausted: "ask",
  liftedBy: ["commit"],
  stop: ["git commit -m x", "git add . ; git commit --amend --no-edit", "GIT_AUTHOR_NAME=x git commit -m y"],
  pass: ["git add .", "git log --grep=commit", "git diff --cached"],
});
