import { commandRecipe } from "./command-recipe";

export const noForcePushRecipe = commandRecipe({
  name: "no-force-push",
  title: "No force push",
  topics: ["force-push"],
  words: /\bforce[- ]?push|push(?:es|ing)?\s+(?:--force|-f\b|with force)/,
  forbid: [
    {
      program: ["git"],
      subcommand: ["push"],
      flags: ["-f|--force|--force-with-lease|--force-if-includes|--mirror"],
    },
    { program: ["git"], subcommand: ["push"], args: ["+*"] },
  ],
  message: "A force push can destroy commits of others.",
  remedy: "push without force; when it is rejected, ask the person",
  severity: "critical",
  onExhausted: "ask",
  stop: [
    "git push --force",
    "git push -uf origin main",
    "git push origin +main",
    "git push --force-with-lease",
  ],
  pass: ["git push origin main", "git push origin feat/-f-flag", "rm -f build/tmp.txt"],
});
