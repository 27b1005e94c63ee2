/** A piece of a line: a word with its quotes removed, a separator, or the inside of brackets. */
export type Token =
  | { type: "word"; text: string; quoted: boolean }
  | { type: "separator"; text: string }
  | { type: "block"; text: string; bracket: string }
  | { type: "redirect"; operator: string; descriptor?: number };

/** Position of the bracket that closes the one at `at`, over quotes and escapes; -1 when nothing closes it. */
export function closingBracket(text: string, at: number): number {
  const close = text.charAt(at) === "{" ? "}" : ")";
  const open = text.charAt(at);
  let depth = 0;
  for (let index = at; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === "`") index += 1;
    else if (char === "'" || char === '"') {
      index = text.indexOf(char, index + 1);
      if (index === -1) return -1;
    } else if (char === open) depth += 1;
    else if (char === close) {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return -1;
}

/** Commands of a token list, cut at separators. */
export function splitCommands(tokens: readonly Token[]): { tokens: Token[]; after: string }[] {
  const commands: { tokens: Token[]; after: string }[] = [];
  let current: Token[] = [];
  for (const token of tokens) {
    if (token.type !== "separator") current.push(token);
    else {
      if (current.length > 0) commands.push({ tokens: current, after: token.text });
      current = [];
    }
  }
  if (current.length > 0) commands.push({ tokens: current, after: "" });
  return commands;
}
