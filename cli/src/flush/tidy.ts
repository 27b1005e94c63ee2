import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what nobody reads any more: claims of single events, journals of old sessions, lost drafts. */
export function tidyHome(home: string, now: number): void {
  removeOlder(join(home, "seen"), now - 2 * DAY_MS);
  removeOlder(join(home, "seen", "kept"), now - 180 * DAY_MS);
  removeOlder(join(home, "sessions"), now - 30 * DAY_MS);
}

function removeOlder(folder: string, before: number): void {
  for (const name of names(folder)) {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isFile() && stat.mtimeMs < before) rmSync(path, { force: true });
  }
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
