import { takesValue } from "./options";
import { programName } from "./program-name";

/** What a wrapper runs. `own` are the arguments that belong to the wrapper itself. */
export type Unwrapped =
  | {
      runs: "command";
      argv: string[];
      own: string[];
      package?: boolean;
      cwd?: string;
      env?: Record<string, string>;
    }
  | { runs: "script"; source: string; own: string[] };

const SHELLS = new Set(["bash", "sh", "zsh", "dash", "ksh", "ash"]);

/** Programs that run the rest of their arguments; the number is how many words they keep. */
const PREFIXES = new Map(
  Object.entries({
    sudo: 0,
    doas: 0,
    env: 0,
    command: 0,
    builtin: 0,
    exec: 0,
    nohup: 0,
    time: 0,
    nice: 0,
    ionice: 0,
    timeout: 1,
    stdbuf: 0,
    setsid: 0,
    xargs: 0,
    watch: 0,
    chronic: 0,
    unbuffer: 0,
    caffeinate: 0,
    "cross-env": 0,
    dotenv: 0,
    corepack: 0,
    npx: 0,
    pnpx: 0,
    bunx: 0,
    uvx: 0,
    flock: 1,
    chroot: 1,
  }),
); // prettier-ignore

/** Sub-commands that run the rest of their arguments. */
const RUNNERS = new Map(
  Object.entries({
    npm: ["exec", "x"],
    pnpm: ["exec", "dlx"],
    yarn: ["exec", "dlx"],
    bun: ["x"],
    uv: ["run"],
    poetry: ["run"],
    pipenv: ["run"],
    pdm: ["run"],
    rye: ["run"],
    hatch: ["run"],
    pixi: ["run"],
    conda: ["run"],
    mamba: ["run"],
    mise: ["exec", "x"],
    asdf: ["exec"],
    bundle: ["exec"],
    direnv: ["exec"],
  }),
);

const PACKAGE_RUNNERS = new Set(["npx", "pnpx", "bunx", "uvx", "npm", "pnpm", "yarn", "bun"]);

export function isShell(program: string): boolean {
  return SHELLS.has(program);
}

/**
 * Finds what a command runs besides itself: prefixes (`sudo x`), package runners (`npx x`),
 * shells with a text (`bash -lc "…"`), `eval`, `find -exec`, `python -m x`.
 * @param argv program and arguments, quotes removed
 * @param stdin text on standard input, when the line contains it
 */
export function unwrap(argv: readonly string[], stdin: string | undefined): Unwrapped[] {
  const program = programName(argv[0] ?? "");
  const args = argv.slice(1);
  if (isShell(program)) return shellText(args, stdin);
  if (program === "eval") return [{ runs: "script", source: args.join(" "), own: [] }];
  if (program === "trap")
    return args.length > 1 ? [{ runs: "script", source: args[0] ?? "", own: args.slice(1) }] : [];
  if (program === "find" || program === "fd") return findExec(args);
  if (/^(?:python\d?|py)$/.test(program)) return pythonModule(args);
  if (program === "command" && /^-[vV]+$/.test(args[0] ?? "")) return [];
  if (program === "script") return terminalText(args);
  const kept = PREFIXES.get(program);
  if (kept !== undefined) return prefixed({ program, args, start: 0, kept });
  const runner = RUNNERS.get(program);
  if (!runner) return [];
  const at = firstWord(program, undefined, args, 0);
  const subcommand = args[at];
  if (subcommand === undefined || !runner.includes(subcommand)) return [];
  return prefixed({ program, args, start: at + 1, kept: program === "direnv" ? 1 : 0 });
}

type Prefixed = { program: string; args: string[]; start: number; kept: number };

function prefixed({ program, args, start, kept }: Prefixed): Unwrapped[] {
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

function firstWord(
  program: string,
  subcommand: string | undefined,
  args: readonly string[],
  start: number,
): number {
  let index = start;
  while (index < args.length && (args[index] ?? "").startsWith("-")) {
    index += takesValue(program, subcommand, args[index] ?? "") ? 2 : 1;
  }
  return index;
}

/** `bash -lc "text"`; without `-c` and without a file a shell reads its input. */
function shellText(args: string[], stdin: string | undefined): Unwrapped[] {
  let index = 0;
  let takesText = false;
  for (; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    if (arg === "--" || !/^[-+]./.test(arg)) break;
    if (/^-[a-z]*c[a-z]*$/i.test(arg)) takesText = true;
    if (/^(?:-o|\+o|-O|\+O|--rcfile|--init-file)$/.test(arg)) index += 1;
  }
  const text = args[index];
  if (takesText)
    return text === undefined ? [] : [{ runs: "script", source: text, own: args.slice(0, index) }];
  if (stdin === undefined || (text !== undefined && text !== "-" && !args.includes("-s"))) return [];
  return [{ runs: "script", source: stdin, own: args }];
}

/** `script -qc "text"` runs the text at a terminal of its own. */
function terminalText(args: string[]): Unwrapped[] {
  for (const [index, arg] of args.entries()) {
    const attached = /^--command=(.*)$/s.exec(arg)?.[1];
    const source = attached ?? (/^(?:-[a-zA-Z]*c|--command)$/.test(arg) ? args[index + 1] : undefined);
    if (source !== undefined) return [{ runs: "script", source, own: args.slice(0, index) }];
  }
  return [];
}

/** Each `-exec … ;` or `-exec … +` of a `find`. */
function findExec(args: string[]): Unwrapped[] {
  const found: Unwrapped[] = [];
  for (let index = 0; index < args.length; index += 1) {
    if (!/^(?:-exec|-execdir|-ok|-okdir|-x|-X|--exec|--exec-batch)$/.test(args[index] ?? "")) continue;
    const rest = args.slice(index + 1);
    const end = rest.findIndex((arg) => arg === ";" || arg === "+");
    const argv = end === -1 ? rest : rest.slice(0, end);
    if (argv.length > 0) found.push({ runs: "command", argv, own: args.slice(0, index) });
    index += argv.length;
  }
  return found;
}

/** `python -m pytest -q` runs `pytest -q`. */
function pythonModule(args: string[]): Unwrapped[] {
  const at = firstWordOrModule(args);
  const module = args[at] === "-m" ? args[at + 1] : undefined;
  if (module === undefined) return [];
  return [{ runs: "command", argv: [module, ...args.slice(at + 2)], own: args.slice(0, at) }];
}

function firstWordOrModule(args: readonly string[]): number {
  let index = 0;
  while (index < args.length) {
    const arg = args[index] ?? "";
    if (arg === "-m" || arg === "-c" || !arg.startsWith("-")) return index;
    index += arg === "-W" || arg === "-X" ? 2 : 1;
  }
  return index;
}
