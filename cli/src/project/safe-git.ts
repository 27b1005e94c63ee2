import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Checkout } from "./git-folder";
import { readSmall } from "./small-file";

/** A repository's own settings that would run a program are switched off, one by one (trust.md section 2). */
const SAFE = [
  "--no-optional-locks",
  "-c",
  "core.fsmonitor=false",
  "-c",
  "core.hooksPath=/dev/null",
  "-c",
  "safe.bareRepository=explicit",
  // Nothing is fetched for what a partial clone lacks.
  "-c",
  "protocol.allow=never",
];

const DIFF = [
  "diff",
  "--no-ext-diff",
  "--no-textconv",
  "--no-color",
  "--no-renames",
  "--unified=0",
  // A submodule has settings of its own.
  "--ignore-submodules=all",
  "--src-prefix=a/",
  "--dst-prefix=b/",
];

const MAX_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 20_000;

export type GitAnswer = { state: "ok"; text: string } | { state: "not_checked"; why: string };

/**
 * Text differences between a commit and the working tree of a linked checkout. A filter that the repository itself
 * defines would run a program of its author, so then nothing is asked.
 * @param commit what to compare with; must be no option
 */
export function diffOf(checkout: Checkout, commit: string): GitAnswer {
  if (commit.startsWith("-") || /[\s\0]/.test(commit)) return notChecked("that is no commit");
  if (definesFilters(checkout)) return notChecked("the repository's own git config defines a filter");
  const ran = spawnSync("git", [...SAFE, ...DIFF, "--end-of-options", commit, "--"], {
    cwd: checkout.root,
    encoding: "utf8",
    maxBuffer: MAX_BYTES,
    timeout: TIMEOUT_MS,
    env: safeEnvironment(checkout),
  });
  if (ran.status === 0) return { state: "ok", text: ran.stdout };
  return notChecked(ran.stderr?.split("\n")[0] || "git could not be run");
}

/** Where git is told to look, so that no `GIT_*` of the surroundings and no other folder counts. */
function safeEnvironment({ root, gitFolder }: Checkout): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    GIT_DIR: gitFolder,
    GIT_WORK_TREE: root,
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
    NODE_ENV: "production",
  };
}

/** Includes and worktree configs can define filters too, so they count as if they did. */
function definesFilters({ gitFolder, commonFolder }: Checkout): boolean {
  const files = [join(commonFolder, "config"), join(gitFolder, "config.worktree")];
  return files.some((file) => /^\s*\[\s*(?:filter|include|includeif)\b/im.test(readSmall(file) ?? ""));
}

function notChecked(why: string): GitAnswer {
  return { state: "not_checked", why };
}
