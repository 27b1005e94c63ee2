import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Place } from "../../../core/hosts/adapter";
import { isSecretPath } from "../../../core/redaction/secret-path";
import { readTail } from "../state/private-file";

const MAX_READ_BYTES = 256 * 1024;
/** What the newest call left in a transcript is near its end. */
const TAIL_BYTES = 64 * 1024;

/** Answers of the real disk to what normalising asks. Content is read only inside the repository. */
export function diskPlace(root: string | null, home: string): Place {
  return {
    root,
    home,
    resolve: resolveLinks,
    exists: existsSync,
    read(path) {
      const real = resolveLinks(path);
      const inside = root !== null && real.startsWith(`${root}/`) && !isSecretPath(real);
      if (!inside && !isHostSettings(real, home)) return null;
      try {
        const stat = statSync(real);
        return stat.isFile() && stat.size <= MAX_READ_BYTES ? readFileSync(real, "utf8") : null;
      } catch {
        return null;
      }
    },
    tail: (path) => readTail(path, TAIL_BYTES),
  };
}

/** Self-protection has to see whether an edit of a host's settings drops our entries; they are never sent. */
function isHostSettings(path: string, home: string): boolean {
  return path.startsWith(`${home}/.`) && /\/\.(?:claude|codex|gemini|dsh)\/[^/]+\.(?:json|toml)$/.test(path);
}

/** Resolves links as far as the path exists; the rest is kept as it is. */
export function resolveLinks(path: string): string {
  if (path.includes("\0")) return path.replaceAll("\0", "");
  const missing: string[] = [];
  for (let present = path; ; present = dirname(present)) {
    try {
      return join(realpathSync.native(present), ...missing);
    } catch {
      if (dirname(present) === present) return path;
      missing.unshift(basename(present));
    }
  }
}
