import { parseShell } from "../shell/parse";
import type { CommandPattern } from "../verifiers/command-pattern";

/** Different spellings of one option, as people mean them by any one of these. */
const SAME = new Map<string, string[][]>(
  Object.entries({
    git: [
      ["-f", "--force"],
      ["-n", "--no-verify"],
      ["-a", "-A", "--all"],
      ["-r", "--rebase"],
      ["-s", "--signoff"],
      ["-S", "--gpg-sign"],
      ["-u", "--set-upstream"],
    ],
    go: [["-race", "--race"]],
    terraform: [["-auto-approve", "--auto-approve"]],
    pip: [["-U", "--upgrade"]],
    pytest: [
      ["-x", "--exitfirst"],
      ["-v", "--verbose"],
    ],
    kubectl: [
      ["-n", "--namespace"],
      ["-A", "--all-namespaces"],
    ],
    helm: [["-n", "--namespace"]],
    cargo: [["-r", "--release"]],
    rm: [
      ["-r", "-R", "--recursive"],
      ["-f", "--force"],
    ],
    grep: [["-r", "-R", "--recursive"]],
    curl: [
      ["-f", "--fail", "--fail-with-body"],
      ["-k", "--insecure"],
      ["-L", "--location"],
    ],
    npm: [
      ["-g", "--global"],
      ["-D", "--save-dev"],
      ["-E", "--save-exact"],
      ["-f", "--force"],
    ],
    docker: [
      ["-d", "--detach"],
      ["-v", "--volumes", "--volume"],
    ],
    "docker-compose": [
      ["-d", "--detach"],
      ["-v", "--volumes"],
    ],
  }),
);

/** Words after a program that are prose and no sub-command. */
export const PROSE = new Set(
  "to into onto for in on at the a an and or any command commands directly here anymore again please ever with without everywhere from i we you it is are was but not instead use using when unless until if as by of this that my our here now directly just only when before after during every while where which who always never without calls call command commands invocation invocations anywhere ever today yet via through locally unasked myself yourself itself because since so then also too".split(
    " ",
  ),
);

/** `docker-compose x` for `docker compose x`, and the other way round. */
export function composeTwin(pattern: CommandPattern): CommandPattern | null {
  const words = pattern.subcommand?.[0] ?? "";
  if (pattern.program[0] === "docker" && words.startsWith("compose ")) {
    return { ...pattern, program: ["docker-compose"], subcommand: [words.slice("compose ".length)] };
  }
  if (pattern.program[0] !== "docker-compose") return null;
  return { ...pattern, program: ["docker"], subcommand: [words === "" ? "compose" : `compose ${words}`] };
}

/**
 * Reads a phrase of a wish as a command: `git reset --hard`, `docker-compose`, `kubectl delete`.
 * Null when its first word cannot be a program.
 */
export function patternOfPhrase(phrase: string): CommandPattern | null {
  if (/[<>|;&]/.test(phrase)) return null;
  // “Run clippy”: nobody types it without cargo.
  const typed = phrase
    .replace(/^clippy\b/, "cargo clippy")
    .replace(/^(nbconvert|nbclient|notebook|lab)\b(?= --?\w)/, "jupyter $1");
  const command = parseShell(typed).commands[0];
  if (!command || !/^[a-z][a-z0-9._+-]*$/.test(command.program)) return null;
  const prose = command.words.findIndex((word) => PROSE.has(word.toLowerCase()));
  const words = prose === -1 ? command.words : command.words.slice(0, prose);
  const isLongDash = LONG_DASH.has(command.program);
  const flags = command.flags
    .filter(({ name }) => name.startsWith("--") || (isLongDash ? name.length > 2 : name.length === 2))
    .map(({ name, value }) => (value === undefined ? spellings(command.program, name) : `${name}=${value}`));
  if (command.program === "find" && flags.length > 0)
    return { program: ["find"], flags, ...(words.length > 0 ? { args: words } : {}) };
  return {
    program: namesOf(command.program),
    ...(words.length > 0 ? { subcommand: alsoCalled(command.program, words.join(" ")) } : {}),
    ...(flags.length > 0 ? { flags } : {}),
  };
}

/** Programs whose long options have one dash. */
const LONG_DASH = new Set(
  "find java javac openssl ffmpeg gcc g++ clang clang++ xcodebuild latexmk pdflatex xelatex lualatex qemu".split(
    " ",
  ),
);
const TWINS: Record<string, string[]> = {
  python: ["python", "python3"],
  pip: ["pip", "pip3"],
  node: ["node", "nodejs"],
  sed: ["sed", "gsed"],
  awk: ["awk", "gawk", "mawk"],
  make: ["make", "gmake"],
  vi: ["vi", "vim", "nvim"],
  vim: ["vi", "vim", "nvim"],
  rspec: ["rspec"],
};

/** All names under which people run one program. */
function namesOf(program: string): string[] {
  return TWINS[program] ?? (program.endsWith(".py") ? [program, program.slice(0, -3)] : [program]);
}

/** Short names of sub-commands. */
const ALIASES: Record<string, Record<string, string[]>> = {
  cargo: {
    test: ["t", "+* test", "+* t"],
    build: ["b", "+* build"],
    run: ["r", "+* run"],
    check: ["c", "+* check"],
    clippy: ["+* clippy"],
    add: ["+* add"],
  },
  npm: { install: ["i", "add"], test: ["t"], uninstall: ["un", "remove", "rm"], ci: ["clean-install"] },
  pnpm: { install: ["i"], add: ["install *", "i *"], test: ["t"], remove: ["rm", "uninstall"] },
  docker: { "image rm": ["rmi"], "container rm": ["rm"], ps: ["container ls"] },
  kubectl: { delete: ["del"] },
  git: { checkout: ["co"] },
  terraform: {},
};
const SCRIPTED = new Set(["npm", "pnpm", "yarn", "bun"]);
/** What package managers do themselves; any other word is a script of the project. */
const OWN =
  /^(?:install|i|ci|add|remove|rm|uninstall|update|up|upgrade|publish|pack|link|unlink|run|exec|dlx|x|create|init|audit|outdated|ls|list|why|config|cache|store|login|logout|whoami|version|view|info|set|get|dedupe|prune|rebuild|patch|import|fetch|global|workspace|workspaces|workspaces|-\S*)\b/;

/** The sub-command under all of its names: `cargo t` is `cargo test`, `pnpm run lint` is `pnpm lint`. */
function alsoCalled(program: string, words: string): string[] {
  const short = ALIASES[program]?.[words] ?? [];
  if (!SCRIPTED.has(program)) return [words, ...short];
  const script = words.startsWith("run ") ? words.slice(4) : words;
  if (words.startsWith("run ") && script !== "" && !OWN.test(script)) return [words, script];
  return OWN.test(words) ? [words, ...short] : [words, ...short, `run ${words}`];
}

/**
 * A bare program with the sub-command that the text names after it: `docker` in “never run docker
 * system prune” is `docker system prune`. Too narrow is better than too wide.
 */
export function extendedPhrase(phrase: string, text: string): string {
  if (/\s/.test(phrase)) return phrase;
  const at = text.search(new RegExp(`(?<![\\w-])${phrase.replace(/[^\w]/g, "\\$&")}(?=\\s)`, "i"));
  if (at === -1) return phrase;
  const rest = text.slice(at + phrase.length).match(/^(?:\s+[a-z-][\w:-]*){1,3}/)?.[0] ?? "";
  const words = rest.split(/\s+/).filter(Boolean);
  const prose = words.findIndex((word) => PROSE.has(word));
  return [phrase, ...(prose === -1 ? words : words.slice(0, prose))].join(" ");
}

/** `-f` of git means `--force` too. */
export function spellings(program: string, flag: string): string {
  return (
    SAME.get(program)
      ?.find((group) => group.includes(flag))
      ?.join("|") ?? flag
  );
}
