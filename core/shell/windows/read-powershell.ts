import { cmdletName, unixCommand, writtenFile } from "./cmdlets";
import { powershellTokens } from "./powershell-tokens";
import { splitCommands, type Token } from "./tokens";
import type { WindowsCommand } from "./windows-command";

/** Words that begin a statement, and are no command. */
const KEYWORDS =
  /^(?:if|elseif|else|foreach|for|while|do|until|switch|try|catch|finally|return|function|filter|begin|process|end|param|throw|trap|in)$/i;
const ASSIGNMENT = /^\$(env:|global:|script:)?(\w+)$/i;
const EVALUATES = "invoke-expression";

/** Commands of a PowerShell text; null when it cannot be read. */
export function readPowerShell(source: string): WindowsCommand[] | null {
  const tokens = powershellTokens(source);
  if (tokens === null) return null;
  const found: WindowsCommand[] = [];
  let piped: string | undefined;
  for (const { tokens: parts, after } of splitCommands(tokens)) {
    const command = commandOf(parts, piped);
    if (after === "&") command.background = true;
    found.push(command);
    piped = after === "|" ? printed(command) : undefined;
  }
  return found;
}

function commandOf(parts: readonly Token[], piped: string | undefined): WindowsCommand {
  const nested = parts.flatMap((token) => (token.type === "block" ? [token.text] : []));
  const { words, redirects } = wordsOf(parts);
  const [only] = parts;
  // A text alone is an expression that prints itself.
  if (parts.length === 1 && only?.type === "word" && only.quoted)
    return {
      runs: [
        ["write-output", only.text],
        ["echo", only.text],
      ],
    };
  const command: WindowsCommand = { runs: [], nested, redirects, stdin: piped };
  return completed(command, words, piped);
}

function completed(command: WindowsCommand, words: string[], piped: string | undefined): WindowsCommand {
  const [first = "", ...args] = words;
  const assignment = ASSIGNMENT.exec(first);
  if (assignment && args[0] === "=") {
    const [value = "", ...more] = args.slice(1);
    const name = assignment[2] ?? "";
    const sets = { [name]: value };
    const exports = assignment[1]?.toLowerCase() === "env:";
    if (more.length === 0 && cmdletName(value) === undefined) return { ...command, sets, exports };
    return completed({ ...command, sets: {} }, args.slice(1), piped);
  }
  if (first === "" || KEYWORDS.test(first)) return command;
  if (first === "&" || first === ".") return completed(command, args, piped);
  return { ...command, ...runsOf(first, args, command, piped) };
}

function runsOf(
  first: string,
  args: string[],
  command: WindowsCommand,
  piped: string | undefined,
): Partial<WindowsCommand> {
  const cmdlet = cmdletName(first);
  if (cmdlet === undefined) return { runs: [[first.replaceAll("\\", "/"), ...args]] };
  const typed = [cmdlet, ...args];
  if (cmdlet === EVALUATES) {
    const text = args.filter((arg) => !/^-c/i.test(arg)).join(" ") || piped;
    return { runs: [typed], nested: [...(command.nested ?? []), ...(text === undefined ? [] : [text])] };
  }
  const file = writtenFile(cmdlet, args);
  if (file) {
    const redirect = { operator: file.appends ? ">>" : ">", target: file.target };
    const text = file.text ?? piped;
    // As `cat` with that text on its input and its output in the file.
    return {
      runs: [typed, ["cat"]],
      redirects: [...(command.redirects ?? []), redirect],
      stdin: text === undefined || text.endsWith("\n") ? text : `${text}\n`,
    };
  }
  const unix = unixCommand(cmdlet, args);
  return { runs: unix ? [typed, unix] : [typed] };
}

function wordsOf(parts: readonly Token[]) {
  const words: string[] = [];
  const redirects: NonNullable<WindowsCommand["redirects"]> = [];
  for (let index = 0; index < parts.length; index += 1) {
    const token = parts[index];
    if (token?.type === "word") words.push(...splitAssignment(token.text, token.quoted, words.length));
    if (token?.type !== "redirect") continue;
    const target = parts[index + 1];
    if (target?.type !== "word") continue;
    const { operator, descriptor } = token;
    if (target.text.toLowerCase() !== "$null")
      redirects.push({ operator, target: target.text.replaceAll("\\", "/"), descriptor });
    index += 1;
  }
  return { words, redirects };
}

/** `$env:CI=1` needs no blanks. */
function splitAssignment(text: string, quoted: boolean, position: number): string[] {
  const found = position === 0 && (!quoted || text.startsWith("$")) ? /^(\$[\w:]+)=(.*)$/s.exec(text) : null;
  if (!found) return [text];
  return [found[1] ?? "", "=", ...(found[2] ? [found[2]] : [])];
}

/** What a command gives to the next one of its pipe. */
function printed({ runs }: WindowsCommand): string | undefined {
  const [typed = []] = runs;
  const [name = "", ...args] = typed;
  return name === "write-output" ? args.join("\n") : undefined;
}
