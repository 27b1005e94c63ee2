import { baseName, isRooted, joinPath } from "../shell/paths";
import type { SimpleCommand } from "../shell/simple-command";

/** Where Heed keeps its state, and the home folder that `~` stands for; both absolute. */
export type HeedFolder = {
  heedHome: string;
  userHome: string;
  /** Absolute folder that relative paths start from; without it they are taken to lie elsewhere. */
  base?: string;
};

/** Programs that name a path without reading what lies there. */
const LOOKING =
  /^(?:ls|stat|test|\[|cd|pushd|du|echo|printf|realpath|readlink|dirname|basename|which|mkdir)$/;
/** Programs that search the folder they are started in. */
const SEARCHING = /^(?:rg|ag|ack|grep)$/;
/** Programs that can read a file that only their code names. */
const INTERPRETERS = /^(?:node|deno|bun|python\d?|ruby|perl|php|awk|gawk|sed|osascript)$/;

/** True for a path in Heed's folder, absolute, from `~` or by a variable. */
export function isInHeedFolder(path: string, folder: HeedFolder): boolean {
  return partIn(path, folder) !== null;
}

/**
 * True for what holds a token, or would give one: a file of tokens, the folder as a whole, or a pattern that may
 * mean either (enforcement.md section 5).
 */
export function isHeedSecret(path: string, folder: HeedFolder): boolean {
  const part = partIn(path, folder);
  if (part === null) return mayMeanFolder(path, folder);
  return part === "" || /^tokens(?:\/|$)/.test(part) || isSecretName(baseName(part));
}

/** True when a command reads a token of Heed's folder, or takes the whole of it. Naming and listing it passes. */
export function readsHeedSecret(command: SimpleCommand, folder: HeedFolder): boolean {
  const { program, argv, words, redirects, cwd } = command;
  if (LOOKING.test(program) || isListing(command)) return false;
  if (INTERPRETERS.test(program) && argv.some((arg) => arg.includes(".heed/tokens"))) return true;
  const isSecret = (path: string) => isHeedSecret(joinPath(cwd ?? "", path), folder);
  if (SEARCHING.test(program) && words.length < 2 && isSecret("")) return true;
  return [...argv.slice(1).flatMap(pathsIn), ...redirects.map(({ target }) => target)].some(isSecret);
}

/** `find` prints names only, unless it runs something for each of them. */
function isListing({ program, argv }: SimpleCommand): boolean {
  return /^(?:find|fd|tree)$/.test(program) && !argv.some((arg) => /^-(?:exec|ok|x|X)|^--exec/.test(arg));
}

/** The argument as a path, also behind `of=`, `--file=` and `@`. Texts are no paths. */
function pathsIn(arg: string): string[] {
  return [arg, arg.slice(arg.indexOf("=") + 1)]
    .map((text) => text.replace(/^@/, ""))
    .filter((text) => !/\s/.test(text) || isRooted(text));
}

function isSecretName(name: string): boolean {
  return /(?:token|credential|config|auth|secret)|\*/i.test(name);
}

/** What follows Heed's folder in a path; the empty text is the folder, null lies elsewhere. */
function partIn(path: string, folder: HeedFolder): string | null {
  const home = joinPath("", folder.heedHome);
  const full = spelledOut(path, folder);
  const absolute = joinPath(folder.base ?? "", full);
  if (absolute === home || absolute.startsWith(`${home}/`)) return absolute.slice(home.length + 1);
  if (!isRooted(full) && !full.startsWith("../")) return null;
  const found = /(?:^|\/)\.heed(?:\/|$)/.exec(full);
  return found && full.slice(found.index + found[0].length);
}

/** A pattern of the shell that can mean the folder or a path in it, by what stands before its first sign. */
function mayMeanFolder(path: string, folder: HeedFolder): boolean {
  const parts = joinPath(folder.base ?? "", spelledOut(path, folder)).split("/");
  const home = joinPath("", folder.heedHome).split("/");
  if (parts.length < home.length) return false;
  return home.every((name, at) => mayMatch(parts[at] ?? "", name));
}

function mayMatch(pattern: string, name: string): boolean {
  const sign = pattern.search(/[*?[{]/);
  if (sign === -1) return pattern === name;
  // A pattern that begins with its sign leaves hidden names out.
  return sign === 0 ? !name.startsWith(".") : name.startsWith(pattern.slice(0, sign));
}

function spelledOut(path: string, { heedHome, userHome }: HeedFolder): string {
  const home = joinPath("", heedHome);
  const spelled = path.replace(/^\$\{?HOME\}?(?=\/|$)/, "~").replace(/^\$\{?HEED_HOME\}?(?=\/|$)/, home);
  const isOwn = spelled === "~" || spelled.startsWith("~/");
  return isOwn ? joinPath(userHome, `.${spelled.slice(1)}`) : joinPath("", spelled);
}
