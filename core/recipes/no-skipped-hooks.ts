import { commandRecipe } from "./command-recipe";

const COMMANDS = ["commit", "push", "merge", "rebase", "am", "cherry-pick", "revert", "pull"];

export const noSkippedHooksRecipe = commandRecipe({
  name: "no-skipped-hooks",
  title: "Git hooks are not skipped",
  topics: ["git-hooks"],
  words: /--no-verify|\b(?:skip|bypass|disable)\w*\b.{0,20}\b(?:git |commit |pre-commit )?hooks?\b/,
  forbid: [
    { program: ["git"], subcommand: COMMANDS, flags: ["--no-verify"] },
    { program: ["git"], subcommand: ["commit"], flags: ["-n"] },
    { program: ["git"], flags: ["-c=core.hooksPath=*|--config-env=core.hooksPath=*"] },
    { program: ["git"], subcommand: ["config"], args: ["core.hooksPath"] },
    {
      program: ["git"],
      subcommand: COMMANDS,
      env: ["HUSKY=0", "HUSKY_SKIP_HOOKS", "LEFTHOOK=0", "LEFTHOOK=false", "SKIP", "OVERCOMMIT_DISABLE"],
    },
  ],
  message: "Hooks are the project's own checks; they are not skipped.",
  remedy: "run the command with hooks and repair what they report",
  severity: "major",
  stop: [
    "git commit --no-verify -m x",
    "git commit -nm x",
    "HUSKY=0 git commit -m x",
    "git -c core.hooksPath=/dev/null commit -m x",
  ],
  pass: ['git commit -m "document --no-verify"', "git log -n 5", "git merge --no-ff feat"],
});
