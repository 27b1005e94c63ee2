import type { DoubleQuotedChild, Script, Word, WordPart } from "unbash";

/** What is known about variables at one point of a line. */
export type Variables = ReadonlyMap<string, string>;

/**
 * The text of a word as the shell would pass it, as far as it can be known without running
 * anything; expansions that cannot be known stay as typed.
 */
export function wordText(word: Word, variables: Variables): string {
  if (!word.parts) return word.value;
  return word.parts.map((part) => partText(part, variables)).join("");
}

/** Expands the simple list form of braces, `{a,b}.md`; everything else gives one text. */
export function wordTexts(word: Word, variables: Variables): string[] {
  const parts = word.parts;
  if (!parts?.some((part) => part.type === "BraceExpansion")) return splitUnquoted(word, variables);
  let texts = [""];
  for (const part of parts) {
    const options = part.type === "BraceExpansion" ? braceOptions(part.text) : [partText(part, variables)];
    if (texts.length * options.length > 64) return [word.value];
    texts = texts.flatMap((text) => options.map((option) => text + option));
  }
  return texts;
}

/** `"$@"` alone is every argument of the function as a word of its own. */
function allArguments(word: Word, variables: Variables): string[] | null {
  const only = word.parts?.length === 1 ? word.parts[0] : undefined;
  const inner = only?.type === "DoubleQuoted" && only.parts.length === 1 ? only.parts[0] : only;
  if (inner?.type !== "SimpleExpansion" || !/^\$[@*]$/.test(inner.text)) return null;
  const text = variables.get(inner.text.slice(1));
  if (text === undefined) return null;
  return text === "" ? [] : text.split("\0");
}

/** A variable outside quotes is split at blanks: `CMD="npm install"; $CMD`. */
function splitUnquoted(word: Word, variables: Variables): string[] {
  const all = allArguments(word, variables);
  if (all) return all;
  const only = word.parts?.length === 1 ? word.parts[0] : undefined;
  const text = wordText(word, variables);
  if (only?.type !== "SimpleExpansion" && only?.type !== "ParameterExpansion") return [text];
  if (text === only.text) return [text];
  return text.split(/\s+/).filter(Boolean);
}

function braceOptions(text: string): string[] {
  const inner = text.slice(1, -1);
  if (inner.includes("{") || inner.includes("..")) return [text];
  return inner.split(",");
}

function partText(part: WordPart | DoubleQuotedChild, variables: Variables): string {
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
    case "AnsiCQuoted":
      return part.value;
    case "DoubleQuoted":
    case "LocaleString":
      return part.parts.map((child) => partText(child, variables)).join("");
    case "SimpleExpansion":
      return variables.get(part.text.slice(1))?.replaceAll("\0", " ") ?? part.text;
    case "ParameterExpansion":
      return parameterText(part, variables);
    case "CommandExpansion":
      return (part.script && literalOutput(part.script)) ?? part.text;
    default:
      return part.text;
  }
}

/** `${NAME}`; a default counts where nothing else is known: `${PM:-npm}`. */
function parameterText(
  part: Extract<WordPart, { type: "ParameterExpansion" }>,
  variables: Variables,
): string {
  const { operation, parameter } = part;
  if (part.prefix || part.index) return part.text;
  const value = variables.get(parameter)?.replaceAll("\0", " ");
  if (!operation) return value ?? part.text;
  if (operation.type !== "Default") return part.text;
  if (operation.operator.endsWith("+")) return wordText(operation.operand, variables);
  return value ?? (operation.operator.endsWith("?") ? part.text : wordText(operation.operand, variables));
}

/** Output of the few substitutions that are only a way to write a text: `$(cat <<'EOF' …)`, `$(which npm)`. */
function literalOutput(script: Script): string | undefined {
  const command = script.commands.length === 1 ? script.commands[0]?.command : undefined;
  if (command?.type !== "Command") return undefined;
  const program = command.name?.value;
  const args = command.args.map((arg) => (arg.type === "Word" ? arg.value : arg.text));
  if (program === "cat" && args.length === 0) {
    const heredoc = command.redirects.find((redirect) => redirect.type === "HereDoc");
    return heredoc?.type === "HereDoc" ? heredoc.body.text.replace(/\n+$/, "") : undefined;
  }
  if (program === "which" && args.length === 1) return args[0];
  if (program === "command" && args.length === 2 && args[0] === "-v") return args[1];
  if (program === "echo" && args.every((arg) => !arg.startsWith("-"))) return args.join(" ");
  return undefined;
}
