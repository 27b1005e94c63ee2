import type { Recipe } from "../recipe";
import { refusedAct } from "../refused-commands";

/** Acts on GitHub and GitLab. */
export const FORGE_ACTS: Recipe[] = [
  refusedAct({
    name: "no-pr-merge",
    title: "Pull requests are merged by people",
    named:
      /\bmerg(?:e|es|ing)\b.{0,20}\b(?:pull requests?|PRs?|merge requests?|MRs?)\b|\bgh pr merge\b|\b(?:pull requests?|PRs?|MRs?)\b.{0,24}\bmerg(?:e|ed|ing)\b|合并 ?PR/iu,
    unless: /\bsquash\b|\bcheckbox/iu,
    forbid: [
      { program: ["gh"], subcommand: ["pr merge"] },
      { program: ["glab"], subcommand: ["mr merge", "mr accept"] },
      { program: ["gh"], subcommand: ["api"], args: ["*/merge"] },
    ],
    message: "Pull requests are merged by people.",
    remedy: "say that it is ready to merge",
    irreversible: true,
    liftedBy: ["merge"],
    stop: ["gh pr merge 12 --squash", "glab mr merge 4"],
    pass: ["gh pr view 12", "git merge main", "gh pr checks 12"],
  }),
  refusedAct({
    name: "no-pull-request",
    title: "No pull request unless asked",
    named:
      /\b(?:open|creat|rais|submit|mak|fil)(?:e|es|ing|s)?\b.{0,14}\b(?:pull requests?|PRs?|merge requests?|MRs?)\b|\bgh pr create\b|创建 ?(?:PR|pull request)|提 ?PR/iu,
    unless: /\bdraft|\bwithout\b|\btemplate|\btitle/iu,
    forbid: [
      { program: ["gh"], subcommand: ["pr create", "pr new"] },
      { program: ["glab"], subcommand: ["mr create", "mr new"] },
      { program: ["hub"], subcommand: ["pull-request"] },
    ],
    message: "Pull requests are opened by people.",
    remedy: "push the branch if that is allowed, and say that it is ready",
    irreversible: true,
    liftedBy: ["pull request", "pr"],
    stop: ["gh pr create --fill", "glab mr create"],
    pass: ["gh pr list", "gh pr view 3"],
  }),
  refusedAct({
    name: "draft-pull-requests",
    title: "Pull requests are opened as drafts",
    named: /\bnon-?draft\b|\bready[- ]for[- ]review\b/iu,
    asked:
      /\b(?:pull requests?|PRs?|merge requests?|MRs?)\b.{0,40}\b(?:as|are|stay|start(?: out)? as|in|opened as) (?:an? )?drafts?\b|\bdraft (?:pull requests?|PRs?|MRs?|merge requests?)\b|(?<![a-z])(?:PR|MR)(?![a-z]).{0,12}(?:--draft|草稿)|草稿.{0,6}PR/iu,
    rival: /\bdraft(?:s| pull requests?| PRs?| MRs?)?\b|草稿/iu,
    unless: /\breleases?\b|\bemails?\b|\bdocs?\b/iu,
    forbid: [
      { program: ["gh"], subcommand: ["pr create", "pr new"], exceptFlags: ["-d|--draft|--help"] },
      { program: ["gh"], subcommand: ["pr ready"], exceptFlags: ["--undo"] },
      { program: ["glab"], subcommand: ["mr create", "mr new"], exceptFlags: ["--draft|--wip|--help"] },
    ],
    message: "Pull requests start as drafts.",
    remedy: "gh pr create --draft …",
    stop: ["gh pr create --fill", "gh pr ready 4"],
    pass: ["gh pr create --draft --fill", "gh pr view 4"],
  }),
  refusedAct({
    name: "no-forge-writes",
    title: "Nothing is written to issues and reviews",
    named:
      /\b(?:comment|reply|respond|post)\w*\b.{0,20}\b(?:issues?|pull requests?|PRs?|reviews?|threads?|github|gitlab)\b|\b(?:clos|open|creat|edit|label|assign|fil)\w*\b.{0,14}\b(?:github |gitlab )?(?:issues?|tickets?)\b|\b(?:approv|review)(?:e|ing)\b.{0,12}\b(?:pull requests?|PRs?|MRs?)\b/iu,
    unless: /\bjira|\blinear\b|\bmcp\b|\bcode\b|\bTODO/iu,
    forbid: [
      {
        program: ["gh"],
        subcommand: [
          "issue create",
          "issue close",
          "issue reopen",
          "issue comment",
          "issue edit",
          "issue delete",
          "issue lock",
          "issue transfer",
          "issue pin",
        ],
      },
      { program: ["gh"], subcommand: ["pr comment", "pr review", "pr close", "pr edit", "pr reopen"] },
      {
        program: ["glab"],
        subcommand: [
          "issue create",
          "issue close",
          "issue note",
          "issue update",
          "mr note",
          "mr close",
          "mr approve",
          "mr update",
        ],
      },
      {
        program: ["gh"],
        subcommand: ["api"],
        flags: [
          "-X=POST|-X=PATCH|-X=PUT|-X=DELETE|--method=POST|--method=PATCH|--method=PUT|--method=DELETE",
        ],
      },
    ],
    message: "Issues and reviews are written by people.",
    remedy: "say what you would write",
    irreversible: true,
    liftedBy: ["comment", "issue", "reply", "close"],
    stop: ["gh issue close 4", "gh pr comment 3 -b hi", "gh issue create -t x -b y"],
    pass: ["gh issue list", "gh pr view 3 --comments", "gh issue view 4"],
  }),
  refusedAct({
    name: "no-workflow-runs",
    title: "Pipelines are not started by hand",
    named:
      /\b(?:trigger|start|run|re-?run|dispatch|cancel)\w*\b.{0,18}\b(?:github actions?|workflows?|pipelines?|ci(?: jobs?| runs?)?)\b|\bgh workflow run\b|\bgh run rerun\b/iu,
    forbid: [
      {
        program: ["gh"],
        subcommand: [
          "workflow run",
          "workflow enable",
          "workflow disable",
          "run rerun",
          "run cancel",
          "run delete",
        ],
      },
      { program: ["glab"], subcommand: ["ci run", "ci trigger", "ci retry", "ci cancel", "pipeline run"] },
      { program: ["circleci"], subcommand: ["run", "trigger"] },
      { program: ["fly"], subcommand: ["trigger-job", "tj"] },
    ],
    message: "Pipelines are started by people or by a push.",
    remedy: "say that it should run",
    stop: ["gh workflow run deploy.yml", "gh run rerun 33"],
    pass: ["gh run list", "gh run view 33 --log", "gh workflow view ci.yml"],
  }),
  refusedAct({
    name: "no-repository-settings",
    title: "Repositories and their secrets stay",
    named:
      /\b(?:delet|archiv|renam|creat|chang|edit|set|transfer|mak)\w*\b.{0,20}\b(?:repos?|repositor(?:y|ies)|repo settings|secrets?|branch protections?|visibility|deploy keys?)\b|\bgh (?:repo|secret)\b/iu,
    unless: /\bin (?:the )?code\b|\bhard-?cod|\blog\b|\bfiles?\b|\bcommit/iu,
    forbid: [
      {
        program: ["gh"],
        subcommand: [
          "repo delete",
          "repo archive",
          "repo rename",
          "repo edit",
          "repo create",
          "repo deploy-key",
          "secret set",
          "secret delete",
          "secret remove",
          "variable set",
          "variable delete",
        ],
      },
      {
        program: ["glab"],
        subcommand: [
          "repo delete",
          "repo create",
          "repo transfer",
          "variable set",
          "variable delete",
          "variable update",
        ],
      },
    ],
    message: "Repositories and their secrets are kept by people.",
    remedy: "say what should change",
    irreversible: true,
    stop: ["gh repo delete a/b --yes", "gh secret set TOKEN"],
    pass: ["gh repo view", "gh secret list"],
  }),
];
