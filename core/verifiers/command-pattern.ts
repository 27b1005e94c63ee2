import { baseName } from "../shell/paths";
import type { Flag, SimpleCommand } from "../shell/simple-command";
import { matchesWildcard } from "./wildcard";

/** A description of commands; every field that is there must hold. */
export type CommandPattern = {
  /** Any of these base names; `*` is any program. */
  program: string[];
  /** Any of these leading words: `push`, `compose up`. */
  subcommand?: string[];
  exceptSubcommand?: string[];
  /** Each must be there; alternatives with `|`, a value with `=`: `-f|--force`, `--profile=prod`. */
  flags?: string[];
  /** One of these makes it another command. */
  exceptFlags?: string[];
  /** Some argument matches one of these, `*` stands for any text. */
  args?: string[];
  exceptArgs?: string[];
  /** With (true) or without (false) arguments after the sub-command. */
  hasArgs?: boolean;
  /** Any of these variables is set: `HUSKY=0`, `NAME`. */
  env?: string[];
  /** Run by one of these: `sudo`, `uv`. */
  through?: string[];
  exceptThrough?: string[];
  /** Writes a file by `>`. */
  writesFile?: boolean;
  heredoc?: boolean;
  background?: boolean;
};

/** Whether a command fits every field of a pattern. */
export function matchesCommand(pattern: CommandPattern, command: SimpleCommand): boolean {
  return (
    matchesHead(pattern, command) &&
    (pattern.flags ?? []).every((wanted) => hasFlag(command, wanted)) &&
    !(pattern.exceptFlags ?? []).some((wanted) => hasFlag(command, wanted)) &&
    matchesArguments(pattern, command) &&
    (pattern.env === undefined || pattern.env.some((wanted) => hasVariable(command, wanted))) &&
    (pattern.through === undefined || pattern.through.some((name) => command.wrappers.includes(name))) &&
    !(pattern.exceptThrough ?? []).some((name) => command.wrappers.includes(name)) &&
    (pattern.writesFile === undefined || pattern.writesFile === writesFile(command)) &&
    (pattern.heredoc === undefined || pattern.heredoc === command.heredoc) &&
    (pattern.background === undefined || pattern.background === command.background)
  );
}

/** Whether program and sub-command fit, whatever the options: “the same kind of command”. */
export function matchesHead(pattern: CommandPattern, command: SimpleCommand): boolean {
  if (!pattern.program.includes("*") && !pattern.program.includes(command.program)) return false;
  if (pattern.subcommand && !pattern.subcommand.some((wanted) => startsWith(command, wanted))) return false;
  return !(pattern.exceptSubcommand ?? []).some((wanted) => startsWith(command, wanted));
}

/** Program names that the patterns can match, for the bundle's index. */
export function programsOf(patterns: readonly CommandPattern[]): string[] {
  return [...new Set(patterns.flatMap((pattern) => pattern.program))];
}

/** A pattern as a person would type the command: `git push --force`. */
export function describePattern(pattern: CommandPattern): string {
  const parts = [pattern.program.includes("*") ? "any command" : (pattern.program[0] ?? "")];
  const subcommand = pattern.subcommand?.[0];
  if (subcommand) parts.push(subcommand);
  for (const flag of pattern.flags ?? []) parts.push(flag.split("|").at(-1) ?? flag);
  if (pattern.args?.[0]) parts.push(pattern.args[0]);
  const text = parts.join(" ");
  const notes: string[] = [];
  if (pattern.env?.length) notes.push(`with ${pattern.env.join(" or ")}`);
  if (pattern.through?.length) notes.push(`through ${pattern.through.join(" or ")}`);
  if (pattern.exceptThrough?.length) notes.push(`not through ${pattern.exceptThrough.join(" or ")}`);
  if (pattern.exceptFlags?.length) notes.push(`without ${pattern.exceptFlags.join(" or ")}`);
  if (pattern.heredoc) notes.push("with a heredoc");
  if (pattern.writesFile) notes.push("into a file");
  if (pattern.background === false) notes.push("in the foreground");
  return notes.length === 0 ? text : `${text} (${notes.join(", ")})`;
}

function startsWith(command: SimpleCommand, wanted: string): boolean {
  const parts = wanted.split(" ");
  const fits = (words: readonly string[]) =>
    parts.every((part, index) => words[index] !== undefined && matchesWildcard(part, words[index]));
  return fits(command.words) || fits(command.strictWords);
}

function hasFlag(command: SimpleCommand, wanted: string): boolean {
  return wanted.split("|").some((alternative) => {
    const equals = alternative.indexOf("=");
    const name = equals === -1 ? alternative : alternative.slice(0, equals);
    const value = equals === -1 ? undefined : alternative.slice(equals + 1);
    return command.flags.some((flag) => isNamed(command, flag, name) && hasValue(flag, value));
  });
}

/** git takes any unambiguous beginning of a long option: `--no-veri`. */
function isNamed(command: SimpleCommand, flag: Flag, name: string): boolean {
  if (flag.name === name) return true;
  return command.program === "git" && flag.name.length >= 6 && name.startsWith(flag.name);
}

function hasValue(flag: Flag, value: string | undefined): boolean {
  if (value === undefined) return true;
  return [flag.value, flag.next].some((given) => given !== undefined && matchesWildcard(value, given));
}

function matchesArguments(pattern: CommandPattern, command: SimpleCommand): boolean {
  if (pattern.args === undefined && pattern.hasArgs === undefined && !pattern.exceptArgs) return true;
  const skipped = pattern.subcommand?.find((wanted) => startsWith(command, wanted))?.split(" ").length ?? 0;
  const words = command.words.slice(skipped);
  if (pattern.hasArgs !== undefined && pattern.hasArgs !== words.length > 0) return false;
  const given = [...words, ...inputsOf(command), ...command.flags.flatMap((flag) => flag.value ?? [])];
  const wanted = given.filter(
    (arg) => !(pattern.exceptArgs ?? []).some((except) => fitsArgument(except, arg)),
  );
  if (pattern.args === undefined) return pattern.exceptArgs === undefined || wanted.length > 0;
  return pattern.args.some((expected) => wanted.some((arg) => fitsArgument(expected, arg)));
}

/** A pattern without `/` also fits the last component of a path. */
function fitsArgument(pattern: string, arg: string): boolean {
  if (matchesWildcard(pattern, arg)) return true;
  return !pattern.includes("/") && !/\s/.test(arg) && matchesWildcard(pattern, baseName(arg));
}

function inputsOf(command: SimpleCommand): string[] {
  return command.redirects.filter((redirect) => redirect.operator === "<").map((redirect) => redirect.target);
}

function hasVariable(command: SimpleCommand, wanted: string): boolean {
  const equals = wanted.indexOf("=");
  if (equals === -1) return command.env[wanted] !== undefined;
  const value = command.env[wanted.slice(0, equals)];
  return value !== undefined && matchesWildcard(wanted.slice(equals + 1), value);
}

function writesFile(command: SimpleCommand): boolean {
  return command.redirects.some(
    ({ operator, target }) => operator.includes(">") && !/^(?:\/dev\/|&?\d+$|-$)/.test(target),
  );
}
