import { lstatSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { readSmall } from "./small-file";

/** A checkout as its files describe it. Git itself is never started to find out (trust.md section 2). */
export type Checkout = {
  root: string;
  gitFolder: string;
  /** Real path; the same for all worktrees of one repository. */
  commonFolder: string;
  worktree: boolean;
};

/**
 * Finds the checkout that a folder lies in by reading `.git`, `gitdir` and `commondir` as text. Only an entry
 * named `.git` counts, so an embedded bare repository is an ordinary folder; one of another user is ignored.
 */
export function findCheckout(folder: string): Checkout | null {
  let root = realFolder(folder);
  while (root !== null) {
    const entry = join(root, ".git");
    const stat = lstatSync(entry, { throwIfNoEntry: false });
    if (stat?.isDirectory()) return isOurs(stat.uid) ? plainCheckout(root, entry) : null;
    if (stat?.isFile()) return isOurs(stat.uid) ? pointedCheckout(root, entry) : null;
    const parent = dirname(root);
    root = parent === root ? null : parent;
  }
  return null;
}

/** Name of the checked-out branch, from `HEAD`; undefined when detached. */
export function branchOf(gitFolder: string): string | undefined {
  return /^ref: refs\/heads\/(.+)$/m.exec(readSmall(join(gitFolder, "HEAD")) ?? "")?.[1]?.trim();
}

function plainCheckout(root: string, entry: string): Checkout | null {
  if (readSmall(join(entry, "HEAD")) === null) return null;
  return { root, gitFolder: entry, commonFolder: realpathSync.native(entry), worktree: false };
}

/** `.git` is a file in worktrees and submodules; it must be pointed back to, or anybody could claim a folder. */
function pointedCheckout(root: string, entry: string): Checkout | null {
  const target = /^gitdir: (.+)$/m.exec(readSmall(entry) ?? "")?.[1]?.trim();
  const gitFolder =
    target === undefined ? null : realFolder(isAbsolute(target) ? target : resolve(root, target));
  if (gitFolder === null || gitFolder.startsWith(`${root}/`) || !isOurs(statSync(gitFolder).uid)) return null;
  const common = readSmall(join(gitFolder, "commondir"))?.trim();
  if (common !== undefined) {
    const back = readSmall(join(gitFolder, "gitdir"))?.trim();
    const commonFolder = realFolder(isAbsolute(common) ? common : resolve(gitFolder, common));
    if (commonFolder === null || back === undefined || realFile(back) !== realFile(entry)) return null;
    if (dirname(dirname(gitFolder)) !== commonFolder || !isOurs(statSync(commonFolder).uid)) return null;
    return { root, gitFolder, commonFolder, worktree: true };
  }
  if (!gitFolder.includes("/.git/modules/")) return null;
  return { root, gitFolder, commonFolder: gitFolder, worktree: false };
}

function isOurs(owner: number): boolean {
  const uid = process.getuid?.();
  return uid === undefined || owner === uid;
}

function realFolder(path: string): string | null {
  try {
    const real = realpathSync.native(path);
    return statSync(real).isDirectory() ? real : null;
  } catch {
    return null;
  }
}

function realFile(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}
