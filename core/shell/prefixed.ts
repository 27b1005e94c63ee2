import { takesValue } from "./options";
import type { Unwrapped } from "./unwrapped";

const PACKAGE_RUNNERS = new Set(["npx", "pnpx", "bunx", "uvx", "npm", "pnpm", "yarn", "bun"]);

type Prefixed = { program: string; args: string[]; start: number; kept: number };

/** What stands behind a program's own options, assignments and kept words: `timeout -k 5 60 npm i` → `npm i`. */
export function prefixed({ program, args, start, kept }: Prefixed): Unwrapped[] {
  const env: Record<string, string> = {};
  let cwd: string | undefined;
  let index = start;
  let words = kept;
  for (; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    if (arg === "--") {
      index += 1;
      break;
    }
    if (arg.startsWith("-") && arg.length > 1) {
      if (!takesValue(program, undefined, arg)) continue;
      const value = args[index + 1] ?? "";
      if ((arg === "-c" || arg === "--call") && PACKAGE_RUNNERS.has(program)) {
        return [{ runs: "script", source: value, own: args.slice(0, index) }];
      }
      if (/^(?:-C|-D|--chdir|--directory|--dir|--cwd)$/.test(arg)) cwd = value;
      index += 1;
      continue;
    }
    const assignment = /^([A-Za-z_]\w*)=(.*)$/s.exec(arg);
    if (assignment) {
      env[assignment[1] ?? ""] = assignment[2] ?? "";
      continue;
    }
    if (words === 0) break;
    words -= 1;
  }
  const argv = args.slice(index);
  if (argv.length === 0) return [];
  return [
    { runs: "command", argv, own: args.slice(0, index), package: PACKAGE_RUNNERS.has(program), cwd, env },
  ];
}
