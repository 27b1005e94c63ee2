import {
  type AndOr,
  type Command,
  type CompoundList,
  forEachChild,
  type PipelineNode,
  parse,
  type Redirection,
  type Script,
  type Statement,
  type SyntaxNode,
} from "unbash";
import { splitArguments } from "./arguments";
import { joinPath } from "./paths";
import { packageProgram, programName } from "./program-name";
import type { ShellRedirect, SimpleCommand } from "./simple-command";
import { unwrap } from "./unwrap";
import { wordText, wordTexts } from "./word-text";

const MAX_DEPTH = 8;
const MAX_COMMANDS = 500;

/** What earlier commands of the line left behind. */
type Scope = {
  cwd: string | null;
  variables: Map<string, string>;
  exported: Map<string, string>;
  depth: number;
};
type Inherited = {
  wrappers: string[];
  background: boolean;
  env: Record<string, string>;
  redirects: ShellRedirect[];
  stdin?: string;
  heredoc: boolean;
  package?: boolean;
};
export type Sink = { commands: SimpleCommand[]; unparsed: boolean };

const NOTHING: Inherited = { wrappers: [], background: false, env: {}, redirects: [], heredoc: false };

/** Collects every simple command of a Bash text, also those inside other commands' texts. */
export function walkSource(source: string): Sink {
  const sink: Sink = { commands: [], unparsed: false };
  walkText(source, { cwd: "", variables: new Map(), exported: new Map(), depth: 0 }, NOTHING, sink);
  return sink;
}

function walkText(source: string, scope: Scope, inherited: Inherited, sink: Sink): void {
  if (scope.depth > MAX_DEPTH) {
    sink.unparsed = true;
    return;
  }
  const script = parse(source);
  if (script.errors?.length) sink.unparsed = true;
  walkStatements(script.commands, { ...scope, depth: scope.depth + 1 }, inherited, sink);
}

function walkStatements(list: readonly Statement[], scope: Scope, inherited: Inherited, sink: Sink): void {
  for (const statement of list) {
    const background = inherited.background || statement.background === true;
    walkNode(statement.command, scope, { ...inherited, background }, sink);
  }
}

/** Returns what the node prints, when the line itself contains that text. */
function walkNode(
  node: PipelineNode | AndOr | CompoundList,
  scope: Scope,
  inherited: Inherited,
  sink: Sink,
): string | undefined {
  switch (node.type) {
    case "Command":
      return walkCommand(node, scope, inherited, sink);
    case "AndOr":
      for (const part of node.commands) walkNode(part, scope, inherited, sink);
      return undefined;
    case "CompoundList":
      walkStatements(node.commands, scope, inherited, sink);
      return undefined;
    case "Pipeline":
      return walkPipeline(node.commands, scope, inherited, sink);
    case "Redirected": {
      const redirects = node.redirects.flatMap((redirect) => readRedirect(redirect, scope));
      walkNode(
        node.command,
        scope,
        { ...inherited, redirects: [...inherited.redirects, ...redirects] },
        sink,
      );
      return undefined;
    }
    case "Subshell":
      walkStatements(node.body.commands, copyOf(scope), inherited, sink);
      return undefined;
    case "BraceGroup":
      walkStatements(node.body.commands, scope, inherited, sink);
      return undefined;
    case "Function":
    case "Coproc":
      walkNode(node.body, copyOf(scope), inherited, sink);
      return undefined;
    default:
      walkCompound(node, scope, inherited, sink);
      return undefined;
  }
}

/** Loops, conditions and the like: every list inside may run. */
function walkCompound(node: SyntaxNode, scope: Scope, inherited: Inherited, sink: Sink): void {
  if (node.type === "For" || node.type === "Select") bindLoop(node.name.value, node.wordlist, scope);
  forEachChild(node, (child) => {
    if (child.type === "CompoundList") walkStatements(child.commands, scope, inherited, sink);
    else if (child.type === "Script") walkStatements(child.commands, copyOf(scope), NOTHING, sink);
    else walkCompound(child, scope, inherited, sink);
  });
}

function bindLoop(name: string, words: readonly { value: string }[] | undefined, scope: Scope): void {
  const only = words?.length === 1 ? words[0] : undefined;
  if (only && !/[*?$]/.test(only.value)) scope.variables.set(name, only.value);
  else scope.variables.delete(name);
}

function walkPipeline(nodes: readonly PipelineNode[], scope: Scope, inherited: Inherited, sink: Sink) {
  let printed = inherited.stdin;
  for (const node of nodes) {
    const inner = nodes.length > 1 ? copyOf(scope) : scope;
    printed = walkNode(node, inner, { ...inherited, stdin: printed }, sink);
  }
  return printed;
}

function walkCommand(node: Command, scope: Scope, inherited: Inherited, sink: Sink): string | undefined {
  walkSubstitutions(node, scope, sink);
  const env: Record<string, string> = {};
  for (const part of node.prefix) {
    if (part.type !== "Assignment" || part.value.type !== "Word") continue;
    env[part.name] = wordText(part.value, scope.variables);
  }
  if (!node.name) {
    for (const [name, value] of Object.entries(env)) assign(name, value, scope);
    return undefined;
  }
  const name = wordTexts(node.name, scope.variables);
  const args = node.args.flatMap((arg) => {
    if (arg.type === "Word") return wordTexts(arg, scope.variables);
    const value = arg.value.type === "Word" ? wordText(arg.value, scope.variables) : "";
    return [`${arg.name}=${value}`];
  });
  const redirects = node.redirects.flatMap((redirect) => readRedirect(redirect, scope));
  const stdin = stdinOf(node.redirects, scope) ?? inherited.stdin;
  const heredoc = node.redirects.some((redirect) => redirect.type === "HereDoc");
  const merged: Inherited = {
    ...inherited,
    env: { ...inherited.env, ...env },
    redirects: [...redirects, ...inherited.redirects],
    stdin,
    heredoc: heredoc || inherited.heredoc,
  };
  return emit([...name, ...args], scope, merged, sink);
}

function emit(argv: string[], scope: Scope, inherited: Inherited, sink: Sink): string | undefined {
  if (sink.commands.length >= MAX_COMMANDS || inherited.wrappers.length > MAX_DEPTH) {
    sink.unparsed = true;
    return undefined;
  }
  const first = argv[0] ?? "";
  const program = inherited.package ? packageProgram(first) : programName(first);
  const inner = unwrap([program, ...argv.slice(1)], inherited.stdin);
  const args = argv.slice(1);
  const split = splitArguments(program, args);
  const own = inner[0]?.own;
  sink.commands.push({
    program,
    argv,
    ...split,
    flags: own ? splitArguments(program, own).flags : split.flags,
    env: { ...Object.fromEntries(scope.exported), ...inherited.env },
    wrappers: inherited.wrappers,
    redirects: inherited.redirects,
    stdin: inherited.stdin,
    heredoc: inherited.heredoc,
    cwd: cwdOf(program, split.flags, scope.cwd),
    background: inherited.background,
    text: argv.map(quoted).join(" "),
  });
  const printed = printedText(program, args, split.words, inherited.stdin);
  for (const part of inner) {
    const passed = { ...inherited, wrappers: [...inherited.wrappers, program] };
    if (part.runs === "script") {
      walkText(
        part.source,
        copyOf(scope),
        { ...passed, package: false, stdin: undefined, heredoc: false },
        sink,
      );
      continue;
    }
    const env = { ...inherited.env, ...part.env };
    const cwd = part.cwd === undefined || scope.cwd === null ? scope.cwd : joinPath(scope.cwd, part.cwd);
    emit(part.argv, { ...scope, cwd }, { ...passed, env, package: part.package }, sink);
  }
  applyEffects(program, split.words, scope);
  return inner.length > 0 ? undefined : printed;
}

/** `cd`, `export`, `unset` change what follows in the line. */
function applyEffects(program: string, words: readonly string[], scope: Scope): void {
  if (program === "cd" || program === "pushd") {
    const target = words[0] ?? "~";
    scope.cwd = scope.cwd === null && !/^[/~]/.test(target) ? null : joinPath(scope.cwd ?? "", target);
    if (target === "-" || target.includes("$")) scope.cwd = null;
  } else if (program === "popd") {
    scope.cwd = null;
  } else if (program === "export" || program === "declare" || program === "typeset") {
    for (const word of words) exportWord(word, scope);
  } else if (program === "unset") {
    for (const word of words) {
      scope.variables.delete(word);
      scope.exported.delete(word);
    }
  }
}

function exportWord(word: string, scope: Scope): void {
  const equals = word.indexOf("=");
  const name = equals === -1 ? word : word.slice(0, equals);
  const value = equals === -1 ? scope.variables.get(name) : word.slice(equals + 1);
  if (value === undefined) return;
  scope.variables.set(name, value);
  scope.exported.set(name, value);
}

function assign(name: string, value: string, scope: Scope): void {
  scope.variables.set(name, value);
  if (scope.exported.has(name)) scope.exported.set(name, value);
}

/** `git -C x`, `npm --prefix x`, `make -C x` work in another folder. */
function cwdOf(program: string, flags: SimpleCommand["flags"], cwd: string | null): string | null {
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

function readRedirect(redirect: Redirection, scope: Scope): ShellRedirect[] {
  if (redirect.type !== "Redirect" || !redirect.target) return [];
  const descriptor = redirect.descriptor?.type === "FileDescriptor" ? redirect.descriptor.value : undefined;
  return [{ operator: redirect.operator, target: wordText(redirect.target, scope.variables), descriptor }];
}

function stdinOf(redirects: readonly Redirection[], scope: Scope): string | undefined {
  for (const redirect of redirects) {
    if (redirect.type === "HereDoc") return redirect.body.text;
    if (redirect.type === "HereString" && redirect.target) return wordText(redirect.target, scope.variables);
  }
  return undefined;
}

/** Substitutions in arguments, assignments, targets and open heredocs run before the command. */
function walkSubstitutions(node: SyntaxNode, scope: Scope, sink: Sink): void {
  forEachChild(node, (child) => {
    if (child.type === "Script") walkScript(child, scope, sink);
    else walkSubstitutions(child, scope, sink);
  });
}

function walkScript(script: Script & { errors?: readonly unknown[] }, scope: Scope, sink: Sink): void {
  if (script.errors?.length) sink.unparsed = true;
  if (scope.depth > MAX_DEPTH) {
    sink.unparsed = true;
    return;
  }
  walkStatements(script.commands, { ...copyOf(scope), depth: scope.depth + 1 }, NOTHING, sink);
}

function printedText(program: string, args: string[], words: string[], stdin: string | undefined) {
  if (program === "echo") return `${words.join(" ")}\n`;
  if (program === "printf")
    return words.length === 1 ? words[0]?.replaceAll("\\n", "\n") : words.slice(1).join("\n");
  if ((program === "cat" || program === "tee") && stdin !== undefined) {
    return program === "tee" || args.length === 0 || args[0] === "-" ? stdin : undefined;
  }
  return undefined;
}

function copyOf(scope: Scope): Scope {
  return { ...scope, variables: new Map(scope.variables), exported: new Map(scope.exported) };
}

function quoted(arg: string): string {
  if (arg === "") return "''";
  return /[\s'"|&;<>()]/.test(arg) ? `'${arg.replaceAll("'", "'\\''")}'` : arg;
}
