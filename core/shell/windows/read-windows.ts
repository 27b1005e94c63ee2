import type { WindowsShell } from "../windows-shell";
import { readCmd } from "./read-cmd";
import { readPowerShell } from "./read-powershell";
import type { WindowsCommand } from "./windows-command";

/**
 * Reads a line of PowerShell or cmd into its commands: quotes, escapes, separators, redirects, blocks, variables.
 * Small and honest: what it cannot read is `null`, never a guess.
 */
export function readWindows(source: string, shell: WindowsShell): WindowsCommand[] | null {
  return shell === "powershell" ? readPowerShell(source) : readCmd(source);
}
