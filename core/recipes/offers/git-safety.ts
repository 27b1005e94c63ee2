import { gitMore } from "./more";
import type { RecipePack } from "./offer";

export const gitSafetyPack: RecipePack = {
  key: "git-safety",
  title: "Git safety",
  offers: [
    {
      recipe: "no-force-push",
      sentence: "Never force-push.",
      chinese: "禁止强制推送。",
    },
    {
      recipe: "no-push",
      sentence: "Never push unless I ask.",
      chinese: "没有我的允许不要 push。",
    },
    {
      recipe: "protected-branch",
      sentence: "Never push to {branch}.",
      parameters: [
        {
          key: "branch",
          label: "Branch",
          choices: ["main", "master", "develop", "production"],
          value: "main",
        },
      ],
      chinese: "不要 push 到 main。",
    },
    {
      recipe: "no-tag-push",
      sentence: "Never push tags.",
      chinese: "不要推送标签。",
    },
    {
      recipe: "no-branch-deletion",
      sentence: "Do not delete remote branches.",
      chinese: "不要删除远程分支。",
    },
    {
      recipe: "no-merge-commits",
      sentence: "No merge commits.",
      chinese: "不要产生合并提交。",
    },
    {
      recipe: "no-commit",
      sentence: "Never commit unless I ask.",
      chinese: "没有我的允许不要提交代码。",
    },
    {
      recipe: "no-skipped-hooks",
      sentence: "Never bypass the git hooks.",
      chinese: "不要用 --no-verify 跳过 git 钩子。",
    },
    {
      recipe: "keep-history",
      sentence: "Never rewrite history.",
    },
    {
      recipe: "no-pull-request",
      sentence: "Don't open pull requests.",
      chinese: "不要创建 pull request。",
    },
    {
      recipe: "branch-naming",
      sentence: "Branch names start with {first}/ or {second}/.",
      parameters: [
        {
          key: "first",
          label: "First prefix",
          value: "feat",
        },
        {
          key: "second",
          label: "Second prefix",
          value: "fix",
        },
      ],
      chinese: "分支名以 feat/ 或 fix/ 开头。",
    },
    {
      recipe: "commit-format",
      sentence: "Commit messages follow Conventional Commits.",
      chinese: "提交信息遵循 conventional commits。",
    },
    {
      recipe: "commit-length",
      sentence: "Commit subjects have at most {number} characters.",
      parameters: [
        {
          key: "number",
          label: "Characters",
          choices: ["50", "60", "72", "80"],
          value: "50",
        },
      ],
      chinese: "提交信息不超过 50 个字符。",
    },
    {
      recipe: "commit-imperative",
      sentence: "Commit subjects are in the imperative mood.",
      chinese: "提交信息用祈使句。",
    },
    {
      recipe: "commit-ticket",
      sentence: "Every commit message contains a ticket id like {key}-123.",
      parameters: [
        {
          key: "key",
          label: "Key of the project",
          value: "ABC",
        },
      ],
      chinese: "提交信息必须包含 JIRA 编号。",
    },
    {
      recipe: "commit-forbidden-text",
      sentence: "Do not mention Claude in commit messages.",
      chinese: "提交信息里不要提及 Claude。",
    },
    {
      recipe: "commit-one-line",
      sentence: "Commit messages are one line only.",
      chinese: "提交信息只写一行。",
    },
    {
      recipe: "commit-sign-off",
      sentence: "Sign off every commit.",
      chinese: "每次 commit 都要 sign-off。",
    },
    {
      recipe: "no-ai-attribution",
      sentence: "No Co-Authored-By lines in commits.",
      chinese: "不要在提交里写 Co-Authored-By。",
    },
    {
      recipe: "no-merge-markers",
      sentence: "Do not leave merge conflict markers in files.",
      chinese: "文件里不要留下冲突标记。",
    },
    ...gitMore,
  ],
};
