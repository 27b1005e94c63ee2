import { splitsLetters, takesValue } from "./options";
import type { Flag } from "./simple-command";

export type SplitArguments = { flags: Flag[]; words: string[]; strictWords: string[] };

/**
 * Sorts arguments into options and words, with the conventions of POSIX and GNU: `--x=y`,
 * combined letters, a letter with an attached value, `--` as the end of options.
 */
export function splitArguments(program: string, args: readonly string[]): SplitArguments {
  const flags: Flag[] = [];
  const words: string[] = [];
  const strictWords: string[] = [];
  let maybeValue = false;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    if (arg === "--") {
      const rest = args.slice(index + 1);
      words.push(...rest);
      strictWords.push(...rest);
      break;
    }
    if (!isOption(arg)) {
      words.push(arg);
      if (!maybeValue) strictWords.push(arg);
      maybeValue = false;
      continue;
    }
    const subcommand = strictWords[0] ?? words[0];
    const read = readOption({ program, subcommand, arg, next: args[index + 1] });
    flags.push(...read.flags);
    if (read.consumesNext) index += 1;
    maybeValue = read.maybeValue;
  }
  return { flags, words, strictWords };
}

/** `-`, `-5` and `+x` are words; `-x` and `--x` are options. */
function isOption(arg: string): boolean {
  return arg.length > 1 && arg.startsWith("-") && !/^-\d/.test(arg);
}

type OptionContext = {
  program: string;
  subcommand: string | undefined;
  arg: string;
  next: string | undefined;
};
type ReadOption = { flags: Flag[]; consumesNext: boolean; maybeValue: boolean };

function readOption(context: OptionContext): ReadOption {
  const { arg } = context;
  const equals = arg.indexOf("=");
  if (equals > 0 && (arg.startsWith("--") || !splitsLetters(context.program))) {
    const flag = { name: arg.slice(0, equals), value: arg.slice(equals + 1) };
    return { flags: [flag], consumesNext: false, maybeValue: false };
  }
  if (arg.startsWith("--") || arg.length === 2 || !splitsLetters(context.program)) return readWhole(context);
  return readLetters(context);
}

function readWhole({ program, subcommand, arg, next }: OptionContext): ReadOption {
  if (next !== undefined && takesValue(program, subcommand, arg)) {
    return { flags: [{ name: arg, value: next }], consumesNext: true, maybeValue: false };
  }
  return { flags: [{ name: arg, next }], consumesNext: false, maybeValue: true };
}

function readLetters({ program, subcommand, arg, next }: OptionContext): ReadOption {
  // The whole word stays visible too, for programs that read it as one option (`-cp`, `-name`).
  const equals = arg.indexOf("=");
  const whole =
    equals > 2 ? { name: arg.slice(0, equals), value: arg.slice(equals + 1) } : { name: arg, next };
  const flags: Flag[] = [whole];
  for (let position = 1; position < arg.length; position += 1) {
    const letter = arg[position] ?? "";
    if (!/[A-Za-z]/.test(letter)) break;
    const name = `-${letter}`;
    if (!takesValue(program, subcommand, name)) {
      flags.push({ name, next: position === arg.length - 1 ? next : undefined });
      continue;
    }
    const attached = arg.slice(position + 1);
    if (attached) flags.push({ name, value: attached.replace(/^=/, "") });
    else flags.push({ name, value: next });
    return { flags, consumesNext: attached === "" && next !== undefined, maybeValue: false };
  }
  return { flags, consumesNext: false, maybeValue: true };
}
