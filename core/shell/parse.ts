import { deriveFileChanges } from "./file-changes";
import type { ParsedShell } from "./simple-command";
import { walkSource } from "./walk";

/** Longest command that is read, in characters. */
export const MAX_COMMAND = 64 * 1024;
const MAX_CACHED = 64;
const cache = new Map<string, ParsedShell>();

/**
 * Reads a Bash line (enforcement.md section 2, `shell-command`): what it would run after
 * unwrapping, and which files it would change. Texts in quotes, heredocs to files and arguments
 * of `echo` or `grep` are data. Never throws; `unparsed` marks what is not valid Bash.
 * The answer is shared between callers: do not change it.
 */
export function parseShell(command: string): ParsedShell {
  const known = cache.get(command);
  if (known) return known;
  const parsed = read(command);
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? "");
  cache.set(command, parsed);
  return parsed;
}

function read(command: string): ParsedShell {
  if (command.length > MAX_COMMAND) return { commands: [], fileChanges: [], unparsed: true };
  try {
    const { commands, unparsed } = walkSource(command);
    return { commands, fileChanges: deriveFileChanges(commands), unparsed };
  } catch {
    return { commands: [], fileChanges: [], unparsed: true };
  }
}
