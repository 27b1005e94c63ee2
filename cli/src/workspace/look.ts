import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isSecretPath } from "../../../core/redaction/secret-path";
import { refusalOf } from "../files/safe-path";
import { isIgnored } from "../project/git-ignored";

const MAX_BYTES = 256 * 1024;

export type Seen = { text: string | null; size: number; mtimeMs: number };
export type Checkout = { root: string; excludes: string[] };

/**
 * Looks at one file of a checkout (trust.md section 1): never through a link, never at what git ignores or what may
 * hold secrets, nothing large and nothing binary.
 * @param known size and time of a look before: then only a file that changed is read
 * @returns null where it must not be or need not be read; `text` is null when the file is gone
 */
export function lookAt(
  { root, excludes }: Checkout,
  path: string,
  known: { size: number; mtimeMs: number } | null,
): Seen | null {
  if (isSecretPath(path) || refusalOf(root, path) !== null) return null;
  const file = join(root, path);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return { text: null, size: 0, mtimeMs: 0 };
  if (known !== null && known.size === stat.size && known.mtimeMs === stat.mtimeMs) return null;
  if (stat.size > MAX_BYTES || isIgnored(root, path, excludes)) return null;
  try {
    const text = readFileSync(file, "utf8");
    return text.includes("\0") ? null : { text, size: stat.size, mtimeMs: stat.mtimeMs };
  } catch {
    return null;
  }
}
