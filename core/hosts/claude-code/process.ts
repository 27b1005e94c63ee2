import type { HostProcess } from "../adapter";
import { LAUNCHER_WORD } from "../launcher";

export const claudeCodeProcess: HostProcess = {
  host: "claude_code",
  isHostProcess: isClaudeProcess,
  isHookShell,
  isHeadless: isHeadlessClaude,
  childMarks: ["CLAUDECODE", "CLAUDE_CODE_SESSION_ID"],
};

/** True when the program of these arguments is Claude Code: its native binary or its package under Node. */
export function isClaudeProcess(args: string[]): boolean {
  const [program = "", script = ""] = args;
  if (/^claude(?:\.exe)?$/.test(baseName(program))) return true;
  if (/[\\/]@anthropic-ai[\\/]claude-code(?:-[\w-]+)?[\\/]/.test(program)) return true;
  if (!/^(?:node|bun|deno)(?:\.exe)?$/.test(baseName(program))) return false;
  return baseName(script) === "claude" || /[\\/]@anthropic-ai[\\/]claude-code[\\/]/.test(script);
}

/** The line of `hookCommand` in settings.ts, whole: more of it would be somebody else's. */
const HOOK_LINE = new RegExp(
  String.raw`^\[ -x ${LAUNCHER_WORD} \] && ${LAUNCHER_WORD} claude-code \|\| exit 0$`,
);

/** True for the shell that Claude Code starts for our entry of its settings: `/bin/sh -c` and the entry's line. */
export function isHookShell(args: string[]): boolean {
  const [program = "", option, ...line] = args;
  // Where the system shows one line only, the table has cut it at its spaces.
  return /^(?:ba|da|z)?sh$/.test(baseName(program)) && option === "-c" && HOOK_LINE.test(line.join(" "));
}

/** Options of the host that take a value, so that a value `-p` is not read as the option. */
const VALUE_OPTIONS = new Set([
  "--model",
  "--settings",
  "--permission-mode",
  "--resume",
  "--append-system-prompt",
  "--system-prompt",
  "--session-id",
]);

/**
 * True when Claude Code was started in print mode (`-p`), where nobody sits at the prompt. Its own marks can only
 * make a session headless, never a person's.
 */
export function isHeadlessClaude(args: string[], env: Record<string, string | undefined>): boolean {
  if (env.CLAUDE_CODE_ENTRYPOINT?.startsWith("sdk") || env.CLAUDE_CODE_SESSION_ATTENDED === "0") return true;
  for (let index = 1; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    if (arg === "--") return false;
    if (arg === "-p" || arg === "--print") return true;
    if (/^-[a-oq-z]*p[a-z]*$/.test(arg)) return true;
    if (VALUE_OPTIONS.has(arg)) index += 1;
  }
  return false;
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? "";
}
