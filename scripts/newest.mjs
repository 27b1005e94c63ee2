import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

const SKIPPED = new Set(["node_modules", "generated", "dist", ".next"]);

/** Whether a source below `entries` is newer than the file `made` (which may be missing). */
export function isOutdated(made, entries) {
  if (!existsSync(made)) return true;
  const time = statSync(made).mtimeMs;
  return entries.some((entry) => existsSync(entry) && hasNewer(entry, time));
}

function hasNewer(entry, time) {
  const stats = statSync(entry);
  if (!stats.isDirectory()) return stats.mtimeMs > time;
  // A folder's own time changes when a file is added, removed or renamed.
  if (stats.mtimeMs > time) return true;
  return readdirSync(entry, { withFileTypes: true }).some(
    (child) =>
      !SKIPPED.has(child.name) &&
      !/\.test\.tsx?$/.test(child.name) &&
      hasNewer(path.join(entry, child.name), time),
  );
}
