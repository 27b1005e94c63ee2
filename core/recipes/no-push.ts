import { branchesOf, pushTargets } from "./branches";
import { commandRecipe } from "./command-recipe";
import { commandExamples } from "./examples";
import type { Recipe } from "./recipe";

const BRANCH = /\bpush\w*\b.{0,30}\b(main|master|develop|production|trunk)\b/;

export const noPushRecipe = commandRecipe({
  name: "no-push",
  title: "No push unless asked",
  topics: ["push"],
  words: /\b(?:never|not|don'?t|no|stop|ask)\b.{0,30}\bgit push\b|\b(?:never|don'?t|do not|stop) push/,
  when: (wish) =>
    wish.topic !== "force-push" &&
    !/force/.test(wish.text) &&
    !BRANCH.test(wish.text) &&
    branchesOf(wish).length === 0,
  forbid: [{ program: ["git"], subcommand: ["push", "send-pack", "svn dcommit"] }],
  message: "Pushing is the person's own step.",
  remedy: "commit at most, and tell the person that it is ready to push",
  onExhausted: "ask",
  liftedBy: ["push"],
  stop: ["git push", "git -C ../x push --tags", 'sh -c "git push"'],
  pass: ["git status", "git stash push -m wip", "git commit -m 'push the button'"],
});

const anyBranch = commandRecipe({
  name: "protected-branch",
  title: "Protected branch",
  topics: [],
  words: BRANCH,
  when: (wish) => wish.forbids && !/force/.test(wish.text),
  forbid: [
    {
      program: ["git"],
      subcommand: ["push"],
      args: pushTargets(["main", "master", "develop", "production", "trunk"]),
    },
  ],
  message: "This branch takes changes only by review.",
  remedy: "push a branch of your own and open a pull request",
  severity: "major",
  onExhausted: "ask",
  stop: ["git push origin main", "git push origin HEAD:main"],
  pass: ["git push origin feat/x", "git pull origin main"],
});

/** “Never push to main”: only the branches that are named. */
export const protectedBranchRecipe: Recipe = {
  ...anyBranch,
  fits: (wish) =>
    wish.topic === "push" && wish.forbids && branchesOf(wish).length > 0 && !/force/.test(wish.text)
      ? 0.9
      : anyBranch.fits(wish),
  draft(wish, input) {
    const draft = anyBranch.draft(wish, input);
    const branches = branchesOf(wish);
    const branch = branches[0];
    if (!draft || branch === undefined) return draft;
    return {
      ...draft,
      params: { branches },
      verifier: {
        kind: "shell-command",
        forbid: [{ program: ["git"], subcommand: ["push"], args: pushTargets(branches) }],
      },
      stop: commandExamples([`git push origin ${branch}`, `git push origin HEAD:${branch}`]),
      pass: commandExamples(["git push origin feat/x", `git pull origin ${branch}`]),
    };
  },
};
