import type { HostProcess } from "../adapter";
import { LAUNCHER_WORD } from "../launcher";

export const dshProcess: HostProcess = {
  host: "dsh",
  isHostProcess: isDshProcess,
  isHookShell,
  isHeadless: isHeadlessDsh,
  childMarks: [],
};

/** True when the program of these arguments is DeepSeek Harness: its package under Node. */
export function isDshProcess(args: string[]): boolean {
  const [program = "", ...rest] = args;
  if (baseName(program) === "dsh") return true;
  if (!/^node(?:\.exe)?$/.test(baseName(program))) return false;
  const script = rest.find((arg) => !arg.startsWith("-")) ?? "";
  return baseName(script) === "dsh" || /[\\/]@deepseek-ai[\\/]dsh[\\/]/.test(script);
}

const HOOK_LINE = new RegExp(String.raw`^\[ -x ${LAUNCHER_WORD} \] && ${LAUNCHER_WORD} dsh \|\| exit 0$`);

/** True for the shell that our plugin starts: `/bin/sh -c` and its one line. */
export function isHookShell(args: string[]): boolean {
  const [program = "", option, ...line] = args;
  return program === "/bin/sh" && option === "-c" && HOOK_LINE.test(line.join(" "));
}

/**
 * True for every profile but the one with a user interface: `--profile headless` answers one task and ends, and of a
 * profile that somebody made nothing is known.
 */
export function isHeadlessDsh(args: string[]): boolean {
  const own = args.slice(1);
  if (own.find((arg) => !arg.startsWith("-") && !/[\\/]/.test(arg)) === "web") return false;
  const at = own.findIndex((arg) => arg === "--profile" || arg.startsWith("--profile="));
  const profile = own[at]?.split("=")[1] ?? own[at + 1];
  return at < 0 || profile !== "web";
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? "";
}
