import type { CommandPattern } from "../verifiers/command-pattern";
import { commandRecipe } from "./command-recipe";
import { commandExamples } from "./examples";
import { pathsIn, sortsIn } from "./reading/file-sorts";
import type { Recipe } from "./recipe";

const RECURSIVE = "-r|-R|--recursive";

export const noRecursiveDeleteRecipe = commandRecipe({
  name: "no-recursive-delete",
  title: "No rm -rf",
  topics: ["command:rm"],
  words: /\brm\s+-\w*[rf]|\brecursive(?:ly)? delet|\bdelet\w* recursive/,
  forbid: [
    { program: ["rm"], flags: [RECURSIVE, "-f|--force"] },
    { program: ["rm"], flags: ["-rf|-fr|-Rf|-fR"] },
  ],
  message: "Deleting whole folders by force is not wanted.",
  remedy: "remove single files by name, move the folder away, or ask the person",
  severity: "critical",
  onExhausted: "ask",
  stop: ["rm -rf dist", "rm -r -f build", 'find . -name "*.pyc" -print0 | xargs -0 rm -rf', "sudo rm -Rf x"],
  pass: ["rm build/out.txt", "git rm old.py", 'echo "rm -rf /" | cat'],
});

export const askBeforeDeletingRecipe = commandRecipe({
  name: "ask-before-deleting",
  title: "Ask before deleting",
  topics: ["delete-files"],
  words:
    /\b(?:never|don'?t|do not|stop|ask)\b.{0,30}\bdelet(?:e|ing)\b.{0,20}\b(?:files?|folders?|anything)\b/,
  when: (wish) =>
    !/rm\s+-/.test(wish.text) &&
    wish.forbids &&
    !/\bbranch|分支|\bcomments?\b|\brows?\b|\bcolumns?\b|\btables?\b|\bdata\b|表|字段|数据/u.test(
      wish.text,
    ) &&
    pathsIn(wish.said[0] ?? "").length === 0 &&
    sortsIn(wish.said[0] ?? "").length === 0,
  forbid: [
    { program: ["rm", "rmdir", "unlink", "shred", "trash"], hasArgs: true },
    { program: ["git"], subcommand: ["rm", "clean"] },
    { program: ["find"], flags: ["-delete"] },
  ],
  except: [{ program: ["git"], subcommand: ["clean"], flags: ["-n|--dry-run"] }],
  message: "Files are deleted only after asking.",
  remedy: "ask the person, naming the files",
  severity: "critical",
  onExhausted: "ask",
  liftedBy: ["delete", "remove"],
  stop: ["rm a.txt", "find . -name x -delete", "git clean -fd"],
  pass: ["ls", "git clean -n", "git status"],
});

export const noRecursivePermissionsRecipe = commandRecipe({
  name: "no-recursive-permissions",
  title: "No recursive permissions",
  topics: ["file-permissions"],
  words: /\bchmod\b|\bfile permissions\b/,
  forbid: [
    { program: ["chmod", "chown", "chgrp", "setfacl"], flags: ["-R|--recursive"] },
    { program: ["chmod"], args: ["777", "0777", "a+rwx", "ugo+rwx"] },
  ],
  message: "Permissions are not changed for whole folders or for everybody.",
  remedy: "change the one file that needs it, with the least rights",
  severity: "major",
  onExhausted: "ask",
  stop: ["chmod -R 777 .", "chmod 777 -R storage", "sudo chmod --recursive a+rwx data"],
  pass: ["chmod +x run.sh", "ls -R", 'grep -R "chmod -R" docs'],
});

const anyRewrite = commandRecipe({
  name: "keep-history",
  title: "History is not rewritten",
  topics: ["git-history", "rebase"],
  words: /\b(?:rewrit\w+|rebas\w+|squash\w*|amend\w*)\b.{0,20}\b(?:history|commits?)\b|reset --hard/,
  when: (wish) => wish.forbids,
  forbid: [
    {
      program: ["git"],
      subcommand: ["rebase", "filter-branch", "filter-repo"],
      exceptFlags: ["--abort|--quit|--show-current-patch"],
    },
    { program: ["git"], subcommand: ["commit"], flags: ["--amend"] },
    { program: ["git"], subcommand: ["reset"], flags: ["--hard"] },
    { program: ["git"], subcommand: ["pull"], flags: ["--rebase|-r"] },
  ],
  message: "Commits that exist stay as they are.",
  remedy: "add a new commit, or ask the person",
  severity: "critical",
  onExhausted: "ask",
  liftedBy: ["rebase", "amend", "reset", "squash"],
  stop: ["git rebase main", "git commit --amend", "git reset --hard HEAD~1"],
  pass: ["git merge main", "git commit -m x", "git reset a.txt"],
});

const PARTS: [RegExp, CommandPattern[], string][] = [
  [/\bamend\w*/, [{ program: ["git"], subcommand: ["commit"], flags: ["--amend"] }], "git commit --amend"],
  [
    /\brebas\w*|变基/,
    [{ program: ["git"], subcommand: ["rebase"], exceptFlags: ["--abort|--quit|--show-current-patch"] }],
    "git rebase main",
  ],
  [/\breset\b/, [{ program: ["git"], subcommand: ["reset"], flags: ["--hard"] }], "git reset --hard HEAD~1"],
];

/** “Never rewrite history”; a wish that names one way of it (“don't amend”) stops that one. */
export const keepHistoryRecipe: Recipe = {
  ...anyRewrite,
  draft(wish, input) {
    const draft = anyRewrite.draft(wish, input);
    const said = (wish.said[0] ?? "").toLowerCase();
    const named = PARTS.filter(([word]) => word.test(said));
    if (!draft || named.length === 0 || /\bhistory\b|历史/u.test(said)) return draft;
    return {
      ...draft,
      verifier: { kind: "shell-command", forbid: named.flatMap(([, patterns]) => patterns) },
      stop: commandExamples(named.map(([, , command]) => command)),
      pass: commandExamples(["git merge main", "git commit -m x"]),
    };
  },
};
