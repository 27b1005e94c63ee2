import { readFileSync, statSync } from "node:fs";

const MAX_BYTES = 1024 * 1024;

/**
 * Text of a regular file of ordinary size; null for everything else. A repository can hold a pipe under any name,
 * and reading one would wait for ever.
 */
export function readSmall(path: string): string | null {
  try {
    const stat = statSync(path);
    return stat.isFile() && stat.size <= MAX_BYTES ? readFileSync(path, "utf8") : null;
  } catch {
    return null;
  }
}
