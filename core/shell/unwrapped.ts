import { takesValue } from "./options";
import type { WindowsShell } from "./windows-shell";

/** What a wrapper runs. `own` are the arguments that belong to the wrapper itself. */
export type Unwrapped = (
  | {
      runs: "command";
      argv: string[];
      own: string[];
      package?: boolean;
      cwd?: string;
      env?: Record<string, string>;
    }
  | { runs: "script"; source: string; own: string[]; shell?: WindowsShell }
) & {
  /** On another machine or in a container: paths are not those of here. */
  elsewhere?: boolean;
};

/** Position of the first word behind options; options that take a value are passed over with it. */
export function firstWord(
  program: string,
  subcommand: string | undefined,
  args: readonly string[],
  start: number,
): number {
  let index = start;
  while (index < args.length && (args[index] ?? "").startsWith("-")) {
    if (args[index] === "--") return index + 1;
    index += takesValue(program, subcommand, args[index] ?? "") ? 2 : 1;
  }
  return index;
}
