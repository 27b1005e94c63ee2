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
  "--find-renames",
  "--unified=0",
  // A submodule has settings of its own.
  "--ignore-submodules=all",
  "--src-prefix=a/",
  "--dst-prefix=b/",
];

const MAX_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 20_000;

export type GitAnswer = { state: "ok"; text: string } | { state: "not_checked"; why: string };

/** What is compared: a commit, or where the branch left one, with the working tree; or what is staged with HEAD. */
export type Comparison =
  | { kind: "commit"; commit: string }
  | { kind: "branch"; base: string }
  | { kind: "staged" };

/**
 * Text differences in a checkout. A filter that the repository itself defines would run a program of its author, so
 * then nothing is asked. A commit must be no option.
 */
export function diffOf(checkout: Checkout, comparison: Comparison): GitAnswer {
  if (comparison.kind === "staged") return runSafely(checkout, [...DIFF, "--cached", "--"]);
  const base = isUnborn(checkout, comparison) ? emptyTree(checkout) : comparison;
  return runSafely(checkout, [...DIFF, ...sinceWhat(base), "--"], nameIn(base));
}

/** Before the first commit HEAD names nothing: all that git knows is new. */
function isUnborn(checkout: Checkout, comparison: Comparison): boolean {
  if (comparison.kind !== "commit" || comparison.commit !== "HEAD") return false;
  if (runSafely(checkout, ["rev-parse", "--verify", "--quiet", "HEAD"]).state === "ok") return false;
  // A HEAD that names a branch without a commit is unborn; any other is damaged, and git says so.
  return runSafely(checkout, ["symbolic-ref", "--quiet", "HEAD"]).state === "ok";
}

function emptyTree(checkout: Checkout): { kind: "commit"; commit: string } {
  const tree = runSafely(checkout, ["hash-object", "-t", "tree", "--stdin"]);
  return { kind: "commit", commit: tree.state === "ok" ? tree.text.trim() : "HEAD" };
}

function sinceWhat(comparison: Exclude<Comparison, { kind: "staged" }>): string[] {
  return comparison.kind === "branch"
    ? ["--merge-base", "--end-of-options", comparison.base]
    : ["--end-of-options", comparison.commit];
}

function nameIn(comparison: Exclude<Comparison, { kind: "staged" }>): string {
  return comparison.kind === "branch" ? comparison.base : comparison.commit;
}

/** New files that git neither knows nor ignores, relative to the root. */
export function untrackedFiles(checkout: Checkout): GitAnswer {
  return runSafely(checkout, ["ls-files", "--others", "--exclude-standard", "-z"]);
}

/** Staged contents by path; what is larger than `limit` bytes or no text is left out. */
export function stagedTexts(
  checkout: Checkout,
  paths: readonly string[],
  limit: number,
): Map<string, string> {
  const named = paths.filter((path) => !/[\n\0]/.test(path));
  const ran = spawnSync("git", [...SAFE, "cat-file", "--batch"], {
    ...options(checkout),
    input: named.map((path) => `:${path}\n`).join(""),
  });
  const texts = new Map<string, string>();
  if (ran.status !== 0) return texts;
  let at = 0;
  for (const path of named) {
    const end = ran.stdout.indexOf(10, at);
    const [, , size] = ran.stdout.toString("latin1", at, end).split(" ");
    at = end + 1;
    // “:path missing” has no content behind it.
    if (size === undefined || !/^\d+$/.test(size)) continue;
    const content = ran.stdout.subarray(at, at + Number(size));
    at += Number(size) + 1;
    if (content.length <= limit && !content.includes(0)) texts.set(path, content.toString("utf8"));
  }
  return texts;
}

function runSafely(checkout: Checkout, command: string[], commit = ""): GitAnswer {
  if (commit.startsWith("-") || /[\s\0]/.test(commit)) return notChecked("that is no commit");
  if (definesFilters(checkout)) return notChecked("the repository's own git config defines a filter");
  const ran = spawnSync("git", [...SAFE, ...command], options(checkout));
  if (ran.status === 0) return { state: "ok", text: ran.stdout.toString("utf8") };
  return notChecked(ran.stderr?.toString("utf8").split("\n")[0] || "git could not be run");
}

function options(checkout: Checkout) {
  return {
    cwd: checkout.root,
    maxBuffer: MAX_BYTES,
    timeout: TIMEOUT_MS,
    env: safeEnvironment(checkout),
  } as const;
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
