import { codeRuns } from "./code-runs";
import { inlineCode } from "./inline-code";
import { prefixed } from "./prefixed";
import { programName } from "./program-name";
import { unwrapElsewhere } from "./unwrap-elsewhere";
import { unwrapSpecial } from "./unwrap-special";
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

/** Tools that pnpm, yarn and bun run by their bare name. */
const BINARIES = new Set(
  "biome changeset cypress drizzle-kit eslint firebase jest knex lerna mocha next nx playwright prettier prisma rimraf sequelize storybook stylelint ts-node tsc tsx turbo typeorm vercel vite vitest webpack wrangler".split(
    " ",
  ),
);

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
  const known = unwrapSpecial(program, args, stdin) ?? unwrapElsewhere(program, args, stdin);
  if (known) return known;
  if (program === "eval") return [{ runs: "script", source: args.join(" "), own: [] }];
  if (program === "trap")
    return args.length > 1 ? [{ runs: "script", source: args[0] ?? "", own: args.slice(1) }] : [];
  if (program === "find" || program === "fd") return findExec(args);
  if (/^(?:python\d?|py)$/.test(program)) return [...pythonModule(args), ...runsOfCode(program, args, stdin)];
  if (/^(?:node|nodejs|bun|deno|ruby|perl|php|awk|gawk|mawk)$/.test(program)) {
    const runs = runsOfCode(program, args, stdin);
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
  if (subcommand === undefined) return [];
  const isBinary = /^(?:pnpm|yarn|bun)$/.test(program) && BINARIES.has(subcommand);
  if (isBinary) return prefixed({ program, args, start: at, kept: 0 });
  if (!runner.includes(subcommand)) return [];
  return prefixed({ program, args, start: at + 1, kept: program === "direnv" ? 1 : 0 });
}

function runsOfCode(program: string, args: string[], stdin: string | undefined): Unwrapped[] {
  const code = inlineCode(program, args, stdin);
  return code === undefined ? [] : codeRuns(program, code, [...args]);
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
