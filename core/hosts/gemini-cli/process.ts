import type { HostProcess } from "../adapter";
import { LAUNCHER_WORD } from "../launcher";

export const geminiCliProcess: HostProcess = {
  host: "gemini_cli",
  isHostProcess: isGeminiProcess,
  isHookShell,
  isHeadless: isHeadlessGemini,
  // The first is set for commands of the agent, the second for hooks.
  childMarks: ["GEMINI_CLI", "GEMINI_SESSION_ID"],
};

/** Options of Node whose value is an argument of its own. */
const NODE_VALUES = new Set([
  "-r",
  "--require",
  "--import",
  "--loader",
  "--experimental-loader",
  "-C",
  "--conditions",
]);

/** True when the program of these arguments is Gemini CLI: its binary, or its package under Node. */
export function isGeminiProcess(args: string[]): boolean {
  const [program = ""] = args;
  if (/^gemini(?:\.exe)?$/.test(baseName(program))) return true;
  if (!/^(?:node|bun|deno)(?:\.exe)?$/.test(baseName(program))) return false;
  const script = scriptOf(args);
  return baseName(script) === "gemini" || /[\\/]@google[\\/]gemini-cli[\\/]/.test(script);
}

/** The line of `hookCommand` in settings.ts, whole: more of it would be somebody else's. */
const HOOK_LINE = new RegExp(
  String.raw`^\[ -x ${LAUNCHER_WORD} \] \|\| exit 0; exec 3<&0; ${LAUNCHER_WORD} gemini-cli <&3 2>/dev/null & trap 'kill \$!' TERM; wait \$!; exit 0$`,
);

/** True for the shell that Gemini CLI starts for our entry of its settings: `bash -c` and the entry's line. */
export function isHookShell(args: string[]): boolean {
  const [program = "", option, ...line] = args;
  // Where the system shows one line only, the table has cut it at its spaces.
  return /^(?:ba|da|z)?sh$/.test(baseName(program)) && option === "-c" && HOOK_LINE.test(line.join(" "));
}

/**
 * True when nobody sits at it: started with a prompt to answer and end (`-p`), or not at a terminal, where it does the
 * same with what it is given. An editor that runs it as its server has a person at it.
 */
export function isHeadlessGemini(
  args: string[],
  _env: Record<string, string | undefined>,
  atTerminal: boolean | null,
): boolean {
  const own = args.slice(args.indexOf(scriptOf(args)) + 1);
  const end = own.indexOf("--");
  const options = own.slice(0, end < 0 ? own.length : end);
  if (options.some((arg) => /^--prompt(?:=|$)/.test(arg) || /^-[dsy]*p/.test(arg))) return true;
  return atTerminal === false && !options.some((arg) => /^--(?:experimental-)?acp$/.test(arg));
}

/** What Node runs: the first argument that is neither an option nor an option's value. */
function scriptOf(args: string[]): string {
  for (let index = 1; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    if (NODE_VALUES.has(arg)) index += 1;
    else if (!arg.startsWith("-")) return arg;
  }
  return "";
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? "";
}
