import { baseName, isRooted, joinPath } from "../shell/paths";
import type { SimpleCommand } from "../shell/simple-command";
import { type HeedFolder, mayCover, mayLieIn, spelledOut, spellings } from "./protected-place";

/** Programs that name a path without reading what lies there. */
const LOOKING =
  /^(?:ls|eza|exa|stat|test|\[|\[\[|cd|pushd|du|echo|printf|realpath|readlink|dirname|basename|which|type|read|gh|glab)$/;
/** Programs that print or compare a file and change nothing. */
const READING =
  /^(?:cat|bat|head|tail|less|more|nl|tac|grep|egrep|fgrep|rg|ag|ack|wc|diff|cmp|sort|uniq|cut|jq|yq|sed|awk|file|od|xxd|hexdump|strings|base64|column|cksum|(?:md5|sha1|sha256|sha512)sum|shasum)$/;
/** Programs that search the folder they are started in. */
const SEARCHING = /^(?:rg|ag|ack|grep|egrep|fgrep)$/;
/** Programs whose arguments or input can be code. */
const INTERPRETERS = /^(?:node|deno|bun|python\d?|ruby|perl|php|osascript|lua|tclsh)$/;
const CODE_OPTION = /^-[a-z]*[cepr]$|^--(?:eval|print|run)(?:=|$)/i;
/** The folder's name in a piece of code, not a longer name; its log may be read. */
const IN_CODE = /(?:["'`/\\]\.heed(?![\w.-])(?!\/log\b)|HEED_HOME)/;
const IN_SCRIPT = /(?:~|HOME\}?|\/[\w.-]+)\/\.heed(?![\w.-])/;

/** True for a path in Heed's folder, absolute, from `~`, by a variable or through a link. */
export function isInHeedFolder(path: string, folder: HeedFolder): boolean {
  return partIn(path, folder) !== null;
}

/** True when changing this path changes Heed's folder: it lies in it, may mean it, or is a folder above it. */
export function takesHeedFolder(path: string, op: string, folder: HeedFolder): boolean {
  if (isInHeedFolder(path, folder)) return true;
  const home = joinPath("", folder.heedHome);
  return spellings(path, folder).some(
    (text) => mayLieIn(text, home) || ((op === "delete" || op === "move") && mayCover(text, home)),
  );
}

/**
 * True for what holds a token, or would give one: a file of tokens, the folder as a whole, or a pattern that may
 * mean either (enforcement.md section 5).
 */
export function isHeedSecret(path: string, folder: HeedFolder): boolean {
  const part = partIn(path, folder);
  if (part === null) {
    const home = joinPath("", folder.heedHome);
    return spellings(path, folder).some((text) => mayLieIn(text, home));
  }
  return part === "" || /^tok/.test(part) || isSecretName(baseName(part));
}

/** What a command does with Heed's folder that agents may not: “reading Heed's token”, “using …”; else null. */
export function folderThreat(command: SimpleCommand, folder: HeedFolder): string | null {
  const here = folderOf(command, folder);
  const { program, argv, redirects } = command;
  if (redirects.some(({ operator, target }) => operator.startsWith("<") && isHeedSecret(target, here)))
    return "reading Heed's token";
  if (codeOf(command).some((code) => IN_CODE.test(code))) return "using Heed's folder from code";
  if (LOOKING.test(program) || isListing(command) || isMessage(command)) return null;
  if (readsSecret(command, here)) return "reading Heed's token";
  if (/^(?:sed|g?awk)$/.test(program) && argv.some((arg) => /\s/.test(arg) && IN_SCRIPT.test(arg)))
    return "using Heed's folder from code";
  if (READING.test(program)) return null;
  const args = /^(?:cp|rsync|scp)$/.test(program) ? argv.slice(-1) : argv.slice(1);
  const used = args.flatMap((arg) => pathsIn(arg, here)).find((path) => isInHeedFolder(path, here));
  return used === undefined ? null : `using ${used}`;
}

/** Names of Heed's files handed to another program: `find ~/.heed | xargs cat`. */
export function handsOnHeedFolder(commands: readonly SimpleCommand[], folder: HeedFolder): boolean {
  if (!commands.some(({ program }) => program === "xargs" || program === "parallel")) return false;
  return commands.some((command) => {
    const here = folderOf(command, folder);
    const isNaming = LOOKING.test(command.program) || isListing(command);
    return isNaming && command.argv.slice(1).some((arg) => isHeedSecret(arg, here));
  });
}

function readsSecret({ program, argv, words }: SimpleCommand, here: HeedFolder): boolean {
  if (SEARCHING.test(program) && words.length < 2 && isHeedSecret("", here)) return true;
  const paths = argv.slice(1).flatMap((arg) => pathsIn(arg, here));
  if (paths.some((path) => isHeedSecret(path, here))) return true;
  // A search of everything for what our tokens begin with, or for a folder of them.
  if (SEARCHING.test(program) && /heed_/.test(words[0] ?? ""))
    return words.slice(1).some((path) => isAbove(path, here));
  // `find ~ -name .heed -exec rm -rf {} +`: a listing comes no further than here.
  if (/^(?:find|fd)$/.test(program) && argv.some((arg) => /heed/i.test(arg)))
    return words.some((path) => isAbove(path, here));
  return argv.some((arg) => !/\s/.test(arg) && /(?:[*~]|HOME\}?)\/\.heed\/tok/.test(arg));
}

function isAbove(path: string, folder: HeedFolder): boolean {
  return spellings(path, folder).some((text) => mayCover(text, joinPath("", folder.heedHome)));
}

/** Pieces of code that a program is given, by an option, as `deno eval`, or on its input. */
export function codeOf({
  argv,
  stdin,
  program,
}: Pick<SimpleCommand, "argv" | "stdin" | "program">): string[] {
  if (!INTERPRETERS.test(program)) return [];
  const at = argv.findIndex((arg, index) => CODE_OPTION.test(arg) || (index === 1 && arg === "eval"));
  if (at !== -1) return argv.slice(at);
  return stdin === undefined ? [] : [stdin];
}

function folderOf({ cwd }: SimpleCommand, folder: HeedFolder): HeedFolder {
  if (cwd === null) return { ...folder, base: null };
  return cwd === "" ? folder : { ...folder, base: joinPath(folder.base ?? "", spelledBase(cwd, folder)) };
}

function spelledBase(cwd: string, { userHome }: HeedFolder): string {
  return cwd === "~" || cwd.startsWith("~/") ? joinPath(userHome, `.${cwd.slice(1)}`) : cwd;
}

/** `find` prints names only, unless it runs something for each of them. */
function isListing({ program, argv }: SimpleCommand): boolean {
  return (
    /^(?:find|fd|tree)$/.test(program) && !argv.some((arg) => /^-(?:exec|ok|x|X|delete)|^--exec/.test(arg))
  );
}

/** Texts of people and for people, as the arguments of `git commit -m`. */
function isMessage({ program, words }: SimpleCommand): boolean {
  return program === "git" && /^(?:commit|tag|notes|log|grep)$/.test(words[0] ?? "");
}

/** The argument as a path, also behind `of=`, `--file=` and `@`. Texts are no paths. */
function pathsIn(arg: string, { heedHome }: HeedFolder): string[] {
  return [arg, arg.slice(arg.indexOf("=") + 1), ...arg.split(":").slice(0, -1)]
    .map((text) => text.replace(/^@/, ""))
    .filter((text) => text !== "" && (!/\s/.test(text) || (/\s/.test(heedHome) && isRooted(text))));
}

function isSecretName(name: string): boolean {
  return /(?:token|credential|config|auth|secret)|\*/i.test(name);
}

/** What follows Heed's folder in a path; the empty text is the folder, null lies elsewhere. */
function partIn(path: string, folder: HeedFolder): string | null {
  const home = joinPath("", folder.heedHome).toLowerCase();
  for (const text of spellings(path, folder)) {
    if (text === home || text.startsWith(`${home}/`)) return text.slice(home.length + 1);
  }
  // Another person's or an earlier folder; a folder of that name in a repository is none of ours.
  const typed = spelledOut(path, folder).toLowerCase();
  if (folder.base !== null && !isRooted(typed) && !typed.startsWith("../")) return null;
  const found = /(?:^|\/)\.heed(?:\/|$)/.exec(typed);
  return found && typed.slice(found.index + found[0].length);
}
