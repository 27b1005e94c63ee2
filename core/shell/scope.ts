import type { CompoundList, Function as FunctionNode } from "unbash";
import { joinPath } from "./paths";
import type { SimpleCommand } from "./simple-command";

/** What earlier commands of the line left behind. */
export type Scope = {
  cwd: string | null;
  variables: Map<string, string>;
  exported: Map<string, string>;
  aliases: Map<string, string>;
  functions: Map<string, FunctionNode["body"] | CompoundList>;
  depth: number;
};

export function newScope(): Scope {
  return {
    cwd: "",
    variables: new Map(),
    exported: new Map(),
    aliases: new Map(),
    functions: new Map(),
    depth: 0,
  };
}

/** For what runs in a shell of its own: nothing it does comes back. */
export function copyOf(scope: Scope): Scope {
  return {
    ...scope,
    variables: new Map(scope.variables),
    exported: new Map(scope.exported),
    aliases: new Map(scope.aliases),
    functions: new Map(scope.functions),
  };
}

/** For the body of a function: `$1`, `$2` … and `$@` are its own, everything else is the caller's. */
export function calledWith(scope: Scope, args: readonly string[]): Scope {
  const variables = new Map(scope.variables);
  for (const name of [...variables.keys()]) if (/^\d+$/.test(name)) variables.delete(name);
  args.forEach((arg, index) => {
    variables.set(String(index + 1), arg);
  });
  variables.set("@", args.join("\0"));
  variables.set("*", args.join("\0"));
  return { ...scope, variables, depth: scope.depth + 1 };
}

export function assign(name: string, value: string, scope: Scope): void {
  scope.variables.set(name, value);
  if (scope.exported.has(name)) scope.exported.set(name, value);
}

/** `cd`, `export`, `unset`, `alias` change what follows in the line. */
export function applyEffects(program: string, words: readonly string[], scope: Scope): void {
  if (program === "cd" || program === "pushd") changeFolder(words[0] ?? "~", scope);
  else if (program === "popd") scope.cwd = null;
  else if (program === "export" || program === "declare" || program === "typeset" || program === "readonly") {
    for (const word of words) exportWord(word, scope);
  } else if (program === "alias") {
    for (const word of words) {
      const equals = word.indexOf("=");
      if (equals > 0) scope.aliases.set(word.slice(0, equals), word.slice(equals + 1));
    }
  } else if (program === "unset" || program === "unalias") {
    const forgotten =
      program === "unset" ? [scope.variables, scope.exported, scope.functions] : [scope.aliases];
    for (const word of words) for (const known of forgotten) known.delete(word);
  }
}

function changeFolder(target: string, scope: Scope): void {
  scope.cwd = scope.cwd === null && !/^[/~]/.test(target) ? null : joinPath(scope.cwd ?? "", target);
  if (target === "-" || target.includes("$")) scope.cwd = null;
}

function exportWord(word: string, scope: Scope): void {
  const equals = word.indexOf("=");
  const name = equals === -1 ? word : word.slice(0, equals);
  const value = equals === -1 ? scope.variables.get(name) : word.slice(equals + 1);
  if (value === undefined) return;
  scope.variables.set(name, value);
  scope.exported.set(name, value);
}

/** `git -C x`, `npm --prefix x`, `make -C x` work in another folder. */
export function folderOf(program: string, flags: SimpleCommand["flags"], cwd: string | null): string | null {
  const elsewhere = flags.find((flag) => {
    if (flag.value === undefined) return false;
    if (flag.name === "-C") return /^(?:git|npm|pnpm|make|cargo|go|poetry|tar)$/.test(program);
    return flag.name === "--prefix"
      ? program === "npm"
      : /^--(?:cwd|dir|directory|project-directory)$/.test(flag.name);
  });
  if (elsewhere?.value === undefined) return cwd;
  if (elsewhere.value.includes("$") || cwd === null) return null;
  return joinPath(cwd, elsewhere.value);
}
