import { splitCommands, type Token } from "./tokens";
import type { WindowsCommand } from "./windows-command";

/** Commands of a cmd text (`cmd /c …`, a batch file's line); null when a quote stays open. */
export function readCmd(source: string): WindowsCommand[] | null {
  const tokens = cmdTokens(source);
  if (tokens === null) return null;
  return splitCommands(tokens).flatMap(({ tokens: parts }) => commandOf(parts) ?? []);
}

function cmdTokens(source: string): Token[] | null {
  const tokens: Token[] = [];
  let word: string | null = null;
  let quoted = false;
  const endWord = () => {
    if (word !== null) tokens.push({ type: "word", text: word, quoted });
    word = null;
    quoted = false;
  };
  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at);
    const separator = /^(?:&&|\|\||[&|\n()])/.exec(source.slice(at, at + 2))?.[0];
    if (char === "^") {
      at += 1;
      if (source.charAt(at) !== "\n") word = (word ?? "") + source.charAt(at);
    } else if (char === '"') {
      const end = source.indexOf('"', at + 1);
      if (end === -1) return null;
      word = (word ?? "") + source.slice(at + 1, end);
      quoted = true;
      at = end;
    } else if (char === ">" || char === "<") {
      const stream = word !== null && /^\d$/.test(word) ? Number(word) : undefined;
      if (stream !== undefined) word = null;
      endWord();
      const operator = source.charAt(at + 1) === ">" ? ">>" : char;
      at += operator.length - 1;
      if (source.charAt(at + 1) === "&") at += 2;
      else tokens.push({ type: "redirect", operator, descriptor: stream });
    } else if (separator !== undefined) {
      endWord();
      tokens.push({ type: "separator", text: separator });
      at += separator.length - 1;
    } else if (/[\s,;]/.test(char)) endWord();
    else word = (word ?? "") + char;
  }
  endWord();
  return tokens;
}

function commandOf(parts: readonly Token[]): WindowsCommand | null {
  const words: string[] = [];
  const redirects: NonNullable<WindowsCommand["redirects"]> = [];
  for (let index = 0; index < parts.length; index += 1) {
    const token = parts[index];
    if (token?.type === "word") words.push(token.text);
    if (token?.type !== "redirect") continue;
    const target = parts[index + 1];
    index += 1;
    if (target?.type === "word" && target.text.toLowerCase() !== "nul")
      redirects.push({
        operator: token.operator,
        target: slashes(target.text),
        descriptor: token.descriptor,
      });
  }
  return completed(words, redirects);
}

function completed(words: string[], redirects: WindowsCommand["redirects"]): WindowsCommand | null {
  const [typed = "", ...args] = words;
  const first = typed.replace(/^@/, "");
  const name = first.toLowerCase();
  if (name === "" || name === "rem" || name.startsWith("::")) return null;
  if (name === "if") return completed(afterCondition(args), redirects);
  if (name === "else" || name === "call" || name === "do") return completed(args, redirects);
  if (name === "for") return completed(args.slice(args.findIndex((arg) => /^do$/i.test(arg)) + 1), redirects);
  if (name === "start")
    return completed(
      args.filter((arg) => !arg.startsWith("/") && !/\s/.test(arg)),
      redirects,
    );
  if (name === "set") return setting(args, redirects);
  if (name === "runas")
    return { runs: [words, ["sudo", ...args.filter((arg) => !arg.startsWith("/"))]], redirects };
  const unix = unixCommand(name, args);
  return { runs: unix ? [[name, ...args], unix] : [[slashes(first), ...args]], redirects };
}

/** `if [not] exist x …`, `if errorlevel 1 …`, `if "%a%"=="b" …`. */
function afterCondition(args: string[]): string[] {
  const rest = /^(?:not|\/i)$/i.test(args[0] ?? "") ? args.slice(1) : args;
  return rest.slice(/^(?:exist|errorlevel|defined)$/i.test(rest[0] ?? "") ? 2 : 1);
}

function setting(args: string[], redirects: WindowsCommand["redirects"]): WindowsCommand {
  const found = /^(\w+)=(.*)$/s.exec(args.join(" "));
  const sets = found ? { [found[1] ?? ""]: (found[2] ?? "").trim() } : {};
  return { runs: [["set", ...args]], redirects, sets, exports: true };
}

/** The Unix command that does what a command of cmd does. */
function unixCommand(name: string, args: readonly string[]): string[] | null {
  const paths = args.filter((arg) => !/^\/[a-z]/i.test(arg)).map(slashes);
  const has = (letter: string) => args.some((arg) => new RegExp(`^/(?:[a-z]/)*${letter}`, "i").test(arg));
  const options = [...(has("s") ? ["-r"] : []), ...(has("q") || has("f") ? ["-f"] : [])];
  switch (name) {
    case "del":
    case "erase":
      return ["rm", ...options, ...paths];
    case "rd":
    case "rmdir":
      return has("s") ? ["rm", ...options, ...paths] : ["rmdir", ...paths];
    case "copy":
    case "xcopy":
    case "robocopy":
      return ["cp", ...paths];
    case "move":
      return ["mv", ...paths];
    case "ren":
    case "rename": {
      const [from = "", to = ""] = paths;
      return ["mv", from, `${from.includes("/") ? from.slice(0, from.lastIndexOf("/") + 1) : ""}${to}`];
    }
    case "type":
      return ["cat", ...paths];
    case "md":
      return ["mkdir", ...paths];
    case "dir":
      return ["ls", ...paths];
    case "chdir":
      return ["cd", ...paths];
    case "cd":
      return ["cd", ...paths];
    default:
      return null;
  }
}

function slashes(path: string): string {
  return path.replaceAll("\\", "/");
}
