import type { HostProcess } from "../adapter";
import { LAUNCHER_WORD } from "../launcher";

export const codexProcess: HostProcess = {
  host: "codex",
  isHostProcess: isCodexProcess,
  isHookShell,
  isHeadless: isHeadlessCodex,
  isDaemon: isCodexDaemon,
  // What it sets for the commands of its model; its hooks do not get them.
  childMarks: ["CODEX_THREAD_ID", "CODEX_SESSION_ID", "CODEX_TOOL_CALL_ID"],
};

/** True when the program of these arguments is Codex: its native binary or its package under Node. */
export function isCodexProcess(args: string[]): boolean {
  const [program = "", ...rest] = args;
  if (/^codex(?:\.exe)?$/.test(baseName(program))) return true;
  if (/[\\/]@openai[\\/]codex(?:-[\w-]+)?[\\/]/.test(program)) return true;
  if (!/^(?:node|bun|deno)(?:\.exe)?$/.test(baseName(program))) return false;
  const script = rest.find((arg) => !arg.startsWith("-")) ?? "";
  return baseName(script) === "codex" || /[\\/]@openai[\\/]codex[\\/]/.test(script);
}

/** The line of `hookCommand` in settings.ts, whole: more of it would be somebody else's. */
const HOOK_LINE = new RegExp(String.raw`^\[ -x ${LAUNCHER_WORD} \] && ${LAUNCHER_WORD} codex \|\| exit 0$`);

/** True for the shell that Codex starts for our entry: the person's own shell, `-c` and the entry's line. */
export function isHookShell(args: string[]): boolean {
  const [program = "", option, ...line] = args;
  return /^(?:ba|da|z|k|fi)?sh$/.test(baseName(program)) && option === "-c" && HOOK_LINE.test(line.join(" "));
}

/** Ways to run it without its terminal interface. `app-server` may serve an editor, which nothing here can vouch for. */
const WITHOUT_TERMINAL = new Set(["exec", "review", "app-server", "mcp-server", "exec-server", "cloud"]);

/**
 * True when Codex was started without its terminal interface. A word of these anywhere counts, because options with
 * values that we do not know may stand before it: that can only make a session headless, never a person's.
 */
export function isHeadlessCodex(
  args: string[],
  _env: Record<string, string | undefined>,
  atTerminal: boolean | null,
): boolean {
  const end = args.indexOf("--");
  const given = args.slice(1, end < 0 ? undefined : end);
  return atTerminal === false || given.some((arg) => WITHOUT_TERMINAL.has(arg)) || given[0] === "e";
}

/** The server in the background that runs the sessions of all terminals, and outlives the one that started it. */
export function isCodexDaemon(args: string[]): boolean {
  return isCodexProcess(args) && args.includes("app-server") && args.includes("--managed-daemon");
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? "";
}
