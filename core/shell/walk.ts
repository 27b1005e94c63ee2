import {
  type AndOr,
  type Command,
  type CompoundList,
  forEachChild,
  type PipelineNode,
  parse,
  type Script,
  type Statement,
  type SyntaxNode,
} from "unbash";
import { splitArguments } from "./arguments";
import { joinPath } from "./paths";
import { printedText } from "./printed-text";
import { packageProgram, programName } from "./program-name";
import { readRedirect, stdinOf } from "./redirects";
import { applyEffects, assign, calledWith, copyOf, folderOf, newScope, type Scope } from "./scope";
import type { ShellRedirect, SimpleCommand } from "./simple-command";
import { unwrap } from "./unwrap";
import type { Unwrapped } from "./unwrapped";
import { readWindows } from "./windows/read-windows";
import type { WindowsCommand } from "./windows/windows-command";
import { type WindowsShell, windowsShellOf } from "./windows-shell";
import { wordText, wordTexts } from "./word-text";

const MAX_DEPTH = 8;
const MAX_COMMANDS = 500;

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

/** Collects every simple command of a shell's text, also those inside other commands' texts. */
export function walkSource(source: string): Sink {
  const sink: Sink = { commands: [], unparsed: false };
  const shell = windowsShellOf(source, []);
  walkText(source, shell, newScope(), NOTHING, sink);
  const found = shell ?? windowsShellOf(source, sink.commands);
  if (found === shell) return sink;
  const again: Sink = { commands: [], unparsed: false };
  walkText(source, found, newScope(), NOTHING, again);
  return again;
}

function walkText(
  source: string,
  shell: WindowsShell | null,
  scope: Scope,
  inherited: Inherited,
  sink: Sink,
): void {
  if (scope.depth > MAX_DEPTH) {
    sink.unparsed = true;
    return;
  }
  const inner = { ...scope, depth: scope.depth + 1 };
  if (shell !== null) {
    walkWindows(source, shell, inner, inherited, sink);
    return;
  }
  const script = parse(source);
  if (script.errors?.length) sink.unparsed = true;
  walkStatements(script.commands, inner, inherited, sink);
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
      const within = { ...inherited, redirects: [...inherited.redirects, ...redirects] };
      walkNode(
        node.command,
        scope,
        { ...within, stdin: stdinOf(node.redirects, scope) ?? inherited.stdin },
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
      scope.functions.set(node.name.value, node.body);
      walkNode(node.body, copyOf(scope), inherited, sink);
      return undefined;
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
    const opened = node.redirects.flatMap((redirect) => readRedirect(redirect, scope));
    // `> file` alone empties it.
    return opened.length === 0 ? undefined : emit([":"], scope, { ...inherited, redirects: opened }, sink);
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
  const [first = "", ...args] = argv;
  const program = inherited.package ? packageProgram(first) : programName(first);
  const split = splitArguments(program, args);
  const inner = unwrap([program, ...args], inherited.stdin);
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
    cwd: folderOf(program, split.flags, scope.cwd),
    background: inherited.background,
    text: argv.map(quoted).join(" "),
  });
  const passed = { ...inherited, wrappers: [...inherited.wrappers, program] };
  for (const part of inner) walkInner(part, scope, passed, sink);
  walkOwnNames(first, args, scope, passed, sink);
  applyEffects(program, split.words, scope);
  return inner.length > 0 ? undefined : printedText(program, args, split.words, inherited.stdin);
}

/** What a wrapper runs. */
function walkInner(part: Unwrapped, scope: Scope, passed: Inherited, sink: Sink): void {
  if (part.runs === "script") {
    const fresh = { ...passed, package: false, stdin: undefined, heredoc: false };
    const inner = copyOf(scope);
    if (part.elsewhere) inner.cwd = null;
    walkText(part.source, part.shell ?? null, inner, fresh, sink);
    return;
  }
  const env = { ...passed.env, ...part.env };
  const cwd = part.cwd === undefined || scope.cwd === null ? scope.cwd : joinPath(scope.cwd, part.cwd);
  const inner = { ...scope, cwd: part.elsewhere ? null : cwd };
  emit(part.argv, inner, { ...passed, env, package: part.package }, sink);
}

/** Functions and aliases that the line itself defined. */
function walkOwnNames(name: string, args: string[], scope: Scope, passed: Inherited, sink: Sink): void {
  const body = scope.functions.get(name);
  const alias = scope.aliases.get(name);
  if (body === undefined && alias === undefined) return;
  if (scope.depth > MAX_DEPTH) {
    sink.unparsed = true;
    return;
  }
  if (body) walkNode(body, calledWith(scope, args), passed, sink);
  else if (alias !== undefined && alias.split(/\s/, 1)[0] !== name)
    walkText([alias, ...args.map(quoted)].join(" "), null, scope, passed, sink);
}

/** Lines of PowerShell and cmd, each command also as the Unix program that does the same. */
function walkWindows(
  source: string,
  shell: WindowsShell,
  scope: Scope,
  inherited: Inherited,
  sink: Sink,
): void {
  const found = readWindows(source, shell);
  if (found === null) {
    sink.unparsed = true;
    return;
  }
  for (const command of found) walkWindowsCommand(command, shell, scope, inherited, sink);
}

function walkWindowsCommand(
  command: WindowsCommand,
  shell: WindowsShell,
  scope: Scope,
  inherited: Inherited,
  sink: Sink,
): void {
  const known = (text: string) =>
    text.replace(/\$(?:env:)?(\w+)|%(\w+)%/gi, (typed, name, other) => {
      return scope.variables.get(String(name ?? other).toLowerCase()) ?? typed;
    });
  for (const [name, value] of Object.entries(command.sets ?? {})) {
    scope.variables.set(name.toLowerCase(), known(value));
    if (command.exports) scope.exported.set(name, known(value));
  }
  for (const text of command.nested ?? []) walkText(text, shell, scope, inherited, sink);
  const redirects = [...(command.redirects ?? []), ...inherited.redirects];
  const merged = { ...inherited, redirects, stdin: command.stdin ?? inherited.stdin };
  const background = inherited.background || command.background === true;
  const wrappers = [...inherited.wrappers];
  for (const argv of command.runs) {
    const words = argv.map(known);
    emit(words, scope, { ...merged, background, wrappers: [...wrappers] }, sink);
    wrappers.push(programName(words[0] ?? ""));
  }
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

function quoted(arg: string): string {
  if (arg === "") return "''";
  return /[\s'"|&;<>()]/.test(arg) ? `'${arg.replaceAll("'", "'\\''")}'` : arg;
}
