import { commandRecipe } from "./command-recipe";

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
  when: (wish) => !/rm\s+-/.test(wish.text) && wish.forbids,
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

export const keepHistoryRecipe = commandRecipe({
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
