import type { CommandPattern } from "../verifiers/command-pattern";
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
    !/force|\btags?\b|标签|\bdelet/.test(wish.text) &&
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

/** Whichever branch is protected is among them. */
const ALL_BRANCHES: CommandPattern = {
  program: ["git"],
  subcommand: ["push"],
  flags: ["--all|--mirror|--branches"],
};

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
    ALL_BRANCHES,
  ],
  message: "This branch takes changes only by review.",
  remedy: "push a branch of your own and open a pull request",
  severity: "major",
  onExhausted: "ask",
  stop: ["git push origin main", "git push origin HEAD:main"],
  pass: ["git push origin feat/x", "git pull origin main"],
});

const PUSHES = /push|推送|推到|プッシュ|subir|pousse/u;

/** “Never push tags”. */
export const noTagPushRecipe = commandRecipe({
  name: "no-tag-push",
  title: "No tags pushed",
  topics: [],
  words: /\bpush\w*\b.{0,12}\btags?\b|推送.{0,4}标签/u,
  when: (wish) => wish.forbids,
  forbid: [
    { program: ["git"], subcommand: ["push"], flags: ["--tags|--follow-tags"] },
    {
      program: ["git"],
      subcommand: ["push"],
      args: ["v[0-9]*", "v0*", "v1*", "v2*", "v3*", "v4*", "refs/tags/*"],
    },
  ],
  message: "Tags are pushed by the person.",
  remedy: "tell the person that the tag is ready",
  onExhausted: "ask",
  stop: ["git push --tags", "git push origin v1.2.0"],
  pass: ["git push origin feat/x", "git tag v1.2.0"],
});

const REMOTE_DELETIONS: CommandPattern[] = [
  { program: ["git"], subcommand: ["push"], flags: ["--delete|-d"] },
  { program: ["git"], subcommand: ["push"], args: [":*"] },
  { program: ["gh"], subcommand: ["pr merge"], flags: ["--delete-branch|-d"] },
];

const anyDeletion = commandRecipe({
  name: "no-branch-deletion",
  title: "Branches are not deleted",
  topics: [],
  words: /\bdelet\w*\b.{0,20}\bbranch|\bbranch\w*\b.{0,20}\bdelet|删除?.{0,4}分支/u,
  when: (wish) => wish.forbids,
  forbid: [{ program: ["git"], subcommand: ["branch"], flags: ["-d|-D|--delete"] }, ...REMOTE_DELETIONS],
  message: "Branches are deleted by the person.",
  remedy: "say which branch can go",
  severity: "major",
  onExhausted: "ask",
  stop: ["git branch -D old", "git push origin --delete old", "git push origin :old"],
  pass: ["git branch --list", "git push origin feat/x"],
});

/** “Do not delete branches”; of “remote branches” only what deletes those. */
export const noBranchDeletionRecipe: Recipe = {
  ...anyDeletion,
  draft(wish, input) {
    const draft = anyDeletion.draft(wish, input);
    if (!draft || !/\bremote\b|\borigin\b|远程|entfernt|distant|remota/u.test(wish.text)) return draft;
    return {
      ...draft,
      verifier: { kind: "shell-command", forbid: REMOTE_DELETIONS },
      stop: commandExamples(["git push origin --delete old", "git push origin :old"]),
      pass: commandExamples(["git branch -D old", "git push origin feat/x"]),
    };
  },
};

/** “No merge commits”. */
export const noMergeCommitsRecipe = commandRecipe({
  name: "no-merge-commits",
  title: "No merge commits",
  topics: [],
  words: /\bmerge commits?\b|合并提交|マージコミット/u,
  when: (wish) => wish.forbids,
  forbid: [
    {
      program: ["git"],
      subcommand: ["merge"],
      exceptFlags: ["--ff-only|--squash|--abort|--continue|--quit"],
    },
    { program: ["git"], subcommand: ["pull"], exceptFlags: ["--rebase|-r|--ff-only"] },
  ],
  message: "History has no merge commits here.",
  remedy: "git pull --rebase, git merge --ff-only",
  onExhausted: "release",
  stop: ["git merge feat/x", "git pull origin main"],
  pass: ["git pull --rebase", "git merge --ff-only feat/x", "git rebase main"],
});

/** “Never push to main”: only the branches that are named. */
export const protectedBranchRecipe: Recipe = {
  ...anyBranch,
  fits: (wish) =>
    wish.topic === "push" &&
    wish.forbids &&
    branchesOf(wish).length > 0 &&
    !/force/.test(wish.text) &&
    PUSHES.test(wish.text)
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
        forbid: [{ program: ["git"], subcommand: ["push"], args: pushTargets(branches) }, ALL_BRANCHES],
      },
      stop: commandExamples([`git push origin ${branch}`, `git push origin HEAD:${branch}`]),
      pass: commandExamples(["git push origin feat/x", `git pull origin ${branch}`]),
    };
  },
};
