import { statSync } from "node:fs";
import { join } from "node:path";
import { type GitMoves, gitMoves } from "../../../core/workspace/git-moves";
import { readTail } from "../state/private-file";

const READ_BYTES = 64 * 1024;

/** Length of a checkout's own log (`logs/HEAD`); null where git keeps none. Git itself is not started. */
export function logLength(gitFolder: string): number | null {
  return statSync(join(gitFolder, "logs/HEAD"), { throwIfNoEntry: false })?.size ?? null;
}

/**
 * What git did to a checkout since its log had a length, and since a time.
 * @param before `logLength` of that moment; null says nothing, unless there is a log now
 */
export function movesSince(
  { gitFolder, commonFolder }: { gitFolder: string; commonFolder: string },
  before: number | null,
  since: number,
): GitMoves {
  const stash = statSync(join(commonFolder, "logs/refs/stash"), { throwIfNoEntry: false });
  if (stash && stash.mtimeMs > since) return "elsewhere";
  const length = logLength(gitFolder);
  if (length === before) return "none";
  if (length === null || (before !== null && length < before)) return "elsewhere";
  const added = length - (before ?? 0);
  if (added > READ_BYTES) return "elsewhere";
  return gitMoves((readTail(join(gitFolder, "logs/HEAD"), added) ?? "").split("\n"));
}
