import type { SimpleCommand } from "./simple-command";

export type WindowsShell = "powershell" | "cmd";

const POWERSHELL_START =
  /^\s*(?:\$(?:env:)?\w+\s*=[^=]|&\s*(?:["'$({.\\]|[A-Za-z]:)|\.\\\w|[A-Za-z]:\\|\[[\w.]+\]::)/i;
const CMD_START =
  /^\s*(?:@echo\s|if\s+(?:not\s+)?(?:exist|errorlevel)\s|for\s+(?:\/\w\s+)?%|set\s+"?\w+=|rem\s|call\s)/i;
const CMDLET =
  /^(?:add|clear|compress|copy|expand|export|foreach|get|import|invoke|move|new|out|remove|rename|select|set|start|stop|tee|test|where|write)-(?:item|itemproperty|content|childitem|location|object|file|process|service|expression|command|webrequest|restmethod|host|output|variable|string|path|archive|job|null|error|warning|module|acl|alias|executionpolicy)$/;
/** Built into cmd, and no program of any Unix. */
const CMD_ONLY = new Set(["del", "erase", "xcopy", "robocopy", "rd", "ren", "copy", "move"]);

/**
 * Which Windows shell a line is written for, by how it begins or by what a reading as Bash found in it; null for
 * everything else, which is read as Bash.
 */
export function windowsShellOf(line: string, commands: readonly SimpleCommand[]): WindowsShell | null {
  if (POWERSHELL_START.test(line)) return "powershell";
  if (CMD_START.test(line)) return "cmd";
  const plain = commands.filter(({ argv, wrappers }) => wrappers.length === 0 && !argv[0]?.includes("/"));
  if (plain.some(({ program }) => CMDLET.test(program))) return "powershell";
  const isCmd = ({ program, words }: SimpleCommand) =>
    CMD_ONLY.has(program) || (program === "rmdir" && words.some((word) => /^\/[sq]$/i.test(word)));
  return plain.some(isCmd) ? "cmd" : null;
}
