import { codeRuns } from "./code-runs";
import { takesValue } from "./options";
import { programName } from "./program-name";
import { unwrapElsewhere } from "./unwrap-elsewhere";
import { firstWord, type Unwrapped } from "./unwrapped";

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
    strace: 0,
    ltrace: 0,
    taskset: 1,
    "systemd-run": 0,
    firejail: 0,
    torsocks: 0,
    proxychains4: 0,
    setarch: 1,
    busybox: 0,
    winpty: 0,
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
    op: ["run"],
    doppler: ["run"],
    infisical: ["run"],
    dotenvx: ["run"],
    "aws-vault": ["exec"],
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
  const known = SPECIAL[program]?.(args, stdin) ?? unwrapElsewhere(program, args, stdin);
  if (known) return known;
  if (program === "eval") return [{ runs: "script", source: args.join(" "), own: [] }];
  if (program === "trap")
    return args.length > 1 ? [{ runs: "script", source: args[0] ?? "", own: args.slice(1) }] : [];
  if (program === "find" || program === "fd") return findExec(args);
  if (/^(?:python\d?|py)$/.test(program)) return [...pythonModule(args), ...codeRuns(program, args, stdin)];
  if (/^(?:node|nodejs|bun|deno|ruby|perl|php|awk|gawk|mawk)$/.test(program)) {
    const runs = codeRuns(program, args, stdin);
    if (runs.length > 0 || program !== "bun") return runs;
  }
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

type Special = (args: string[], stdin: string | undefined) => Unwrapped[] | null;

/** Programs with a way of their own to name what they run. */
const SPECIAL: Record<string, Special | undefined> = Object.assign(Object.create(null), {
  env: envText,
  watch: (args: string[]) => (args.length > 0 ? lastText(args) : null),
  xargs: (args: string[], stdin: string | undefined) => xargsOf(args, stdin),
  concurrently: (args: string[]) => textsOf(args),
  hyperfine: (args: string[]) => textsOf(args),
  tmux: (args: string[]) => textsOf(args),
  screen: (args: string[]) => screenOf(args),
  at: (_args: string[], stdin: string | undefined) => inputScript(stdin),
  batch: (_args: string[], stdin: string | undefined) => inputScript(stdin),
  parallel: (args: string[]) => parallelOf(args),
  git: gitRuns,
});

/** `env -S "npm i"`. */
function envText(args: string[]): Unwrapped[] | null {
  const at = args.findIndex((arg) => /^(?:-\w*S|--split-string(?:=|$))/.test(arg));
  if (at === -1) return null;
  const arg = args[at] ?? "";
  const attached = /^(?:-\w*S|--split-string=)(.+)$/s.exec(arg)?.[1];
  const source = attached ?? args[at + 1] ?? "";
  return [{ runs: "script", source, own: args.slice(0, at) }];
}

/** `watch "npm test"`: one text instead of words. */
function lastText(args: string[]): Unwrapped[] | null {
  const text = args.at(-1) ?? "";
  return /\s/.test(text) ? [{ runs: "script", source: text, own: args.slice(0, -1) }] : null;
}

/** Every argument that is a line of its own. */
function textsOf(args: string[]): Unwrapped[] {
  return args.flatMap((arg): Unwrapped[] =>
    /\s/.test(arg) && !arg.startsWith("-") ? [{ runs: "script", source: arg, own: [] }] : [],
  );
}

function screenOf(args: string[]): Unwrapped[] | null {
  if (!args.some((arg) => /^-\w*[dD]/.test(arg))) return textsOf(args);
  const at = args.findIndex(
    (arg, index) => !arg.startsWith("-") && !/^-(?:\w*S|t|c|h)$/.test(args[index - 1] ?? ""),
  );
  return at === -1 ? null : [{ runs: "command", argv: args.slice(at), own: args.slice(0, at) }];
}

function inputScript(stdin: string | undefined): Unwrapped[] | null {
  return stdin === undefined ? null : [{ runs: "script", source: stdin, own: [] }];
}

function parallelOf(args: string[]): Unwrapped[] | null {
  const at = firstWord("parallel", undefined, args, 0);
  const end = args.findIndex((arg) => /^:::/.test(arg));
  const words = args.slice(at, end === -1 ? undefined : end);
  if (words.length === 0) return null;
  const values = end === -1 ? [] : args.slice(end + 1, end + 21);
  const source = words.join(" ");
  const filled = values.map((value) =>
    source.includes("{}") ? source.replaceAll("{}", value) : `${source} ${value}`,
  );
  return (filled.length > 0 ? filled : [source]).map((text) => ({
    runs: "script",
    source: text,
    own: args.slice(0, at),
  }));
}

/** Words of the input, where the line shows them, are arguments: `echo a.txt | xargs rm`. */
function xargsOf(args: string[], stdin: string | undefined): Unwrapped[] | null {
  const found = prefixed({ program: "xargs", args, start: 0, kept: 0 });
  const first = found[0];
  if (first?.runs !== "command" || stdin === undefined) return found;
  const replaced = args.slice(0, first.own.length).findIndex((arg) => /^-\w*[Ii]|^--replace/.test(arg));
  if (replaced === -1)
    return [{ ...first, argv: [...first.argv, ...stdin.split(/\s+/).filter(Boolean).slice(0, 100)] }];
  const mark = /^-\w*I$/.test(args[replaced] ?? "")
    ? (args[replaced + 1] ?? "{}")
    : (/^-I(.+)/.exec(args[replaced] ?? "")?.[1] ?? "{}");
  const lines = stdin
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 20);
  return lines.map((line) => ({
    ...first,
    argv: first.argv.map((arg) => arg.replaceAll(mark, () => line.trim())),
  }));
}

/** Aliases given on the line, and what git itself is told to run. */
function gitRuns(args: string[]): Unwrapped[] | null {
  const at = firstWord("git", undefined, args, 0);
  const name = args[at];
  const rest = args.slice(at + 1);
  for (const [index, arg] of args.slice(0, at).entries()) {
    const alias = arg === "-c" ? /^alias\.([\w-]+)=(.*)$/s.exec(args[index + 1] ?? "") : null;
    if (!alias || alias[1] !== name) continue;
    const text = alias[2] ?? "";
    const source = text.startsWith("!") ? text.slice(1) : `git ${text}`;
    return [{ runs: "script", source: [source, ...rest].join(" "), own: args.slice(0, at) }];
  }
  if (name === "bisect" && rest[0] === "run")
    return [{ runs: "command", argv: rest.slice(1), own: args.slice(0, at) }];
  if (name === "submodule" && rest[0] === "foreach") {
    const words = rest.slice(1).filter((arg) => !arg.startsWith("--"));
    return words.length === 0
      ? []
      : [{ runs: "script", source: words.join(" "), own: args.slice(0, at + 2) }];
  }
  if (name !== "rebase") return [];
  return rest.flatMap((arg, index): Unwrapped[] => {
    const attached = /^--exec=(.*)$/s.exec(arg)?.[1];
    const source = attached ?? (/^(?:-x|--exec)$/.test(arg) ? rest[index + 1] : undefined);
    return source === undefined ? [] : [{ runs: "script", source, own: args }];
  });
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
