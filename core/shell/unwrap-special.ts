import { prefixed } from "./prefixed";
import { firstWord, type Unwrapped } from "./unwrapped";

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

/** What programs with a way of their own run; null for all others, and where that way is not taken. */
export function unwrapSpecial(
  program: string,
  args: string[],
  stdin: string | undefined,
): Unwrapped[] | null {
  return SPECIAL[program]?.(args, stdin) ?? null;
}

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
