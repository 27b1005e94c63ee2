import type { ShellRedirect } from "../simple-command";

/** One command of a Windows shell, in the order in which the line runs them. */
export type WindowsCommand = {
  /** The command as typed, then the Unix command that does the same, where there is one. */
  runs: string[][];
  redirects?: ShellRedirect[];
  /** Variables that are set; for the rest of the line, or for its programs too. */
  sets?: Record<string, string>;
  exports?: boolean;
  /** Texts of blocks and brackets, which run as well. */
  nested?: string[];
  /** Text on standard input, when the line contains it. */
  stdin?: string;
  background?: boolean;
};
