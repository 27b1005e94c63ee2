import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { AgentAction } from "../../../core/hook-event/schema";

const GOES =
  /(?:^|[\s;&|(])(?:(?:cd|pushd)\s+|(?:-C|--prefix|--cwd|--dir)[\s=]\s*)(?:--\s+)?["']?([^\s"';&|)]+)/g;

/**
 * A cheap first look whether an action may touch another checkout than the session's: only then the rest is loaded.
 * May say yes too often, never too seldom.
 */
export function leavesCheckout(action: AgentAction, root: string | null): boolean {
  if (action.kind === "file_change" || action.kind === "file_read")
    return root === null || action.outside === true || hasCheckout(root, dirname(action.path));
  if (action.kind !== "shell_command") return false;
  if (root === null || !action.cwd || action.cwd.startsWith("/")) return true;
  const cwd = action.cwd;
  return (
    hasCheckout(root, cwd) ||
    action.fileChanges.some(({ path, outside }) => outside && !path.startsWith("/dev/")) ||
    [...action.command.matchAll(GOES)].some(([, target = ""]) => isElsewhere(target, root, cwd))
  );
}

function isElsewhere(target: string, root: string, cwd: string): boolean {
  if (target.startsWith("/")) {
    if (target !== root && !target.startsWith(`${root}/`)) return true;
    return hasCheckout(root, target.slice(root.length + 1));
  }
  return /^(?:~|\.\.)/.test(target) || hasCheckout(root, join(cwd, target));
}

/** A submodule or a worktree that lies inside the session's own tree. */
function hasCheckout(root: string, path: string): boolean {
  for (let folder = path; folder !== "." && folder !== "" && folder !== "/"; folder = dirname(folder)) {
    if (folder.startsWith("..")) return true;
    if (existsSync(join(root, folder, ".git"))) return true;
  }
  return false;
}
