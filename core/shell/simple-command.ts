import type { FileChange } from "../hook-event/schema";

/** One option as typed: `-m`, `--profile`. `value` is known to belong to it, `next` only follows it. */
export type Flag = { name: string; value?: string; next?: string };

export type ShellRedirect = { operator: string; target: string; descriptor?: number };

/**
 * One command that a line would run, after unwrapping. A wrapper (`sudo`, `npx`) is a command of
 * its own; what it runs follows as another one that names it in `wrappers`.
 */
export type SimpleCommand = {
  /** Base name in lower case without `.exe`, `.cmd` or a version: `npm`, `python3`. */
  program: string;
  /** Program and arguments, quotes removed; what cannot be known stays as typed (`$X`). */
  argv: string[];
  flags: Flag[];
  /** Arguments that are no options; values of known options are left out. */
  words: string[];
  /** `words` without those that might be the value of an unknown option. */
  strictWords: string[];
  /** Variables of the prefix and exported ones in force. */
  env: Record<string, string>;
  /** Outermost first: `["sudo", "npx"]`. */
  wrappers: string[];
  redirects: ShellRedirect[];
  /** Text on standard input, when the line itself contains it (heredoc, here-string, `echo x |`). */
  stdin?: string;
  heredoc: boolean;
  /** Working directory relative to where the line starts; null when it cannot be known. */
  cwd: string | null;
  background: boolean;
  /** As typed, for people. */
  text: string;
};

/** Paths are relative to where the line starts, absolute, or begin with `~`. */
export type ShellFileChange = FileChange;

export type ParsedShell = {
  commands: SimpleCommand[];
  fileChanges: ShellFileChange[];
  /** The line is not valid Bash; what was recovered may be wrong or incomplete. */
  unparsed: boolean;
};
