/** Replacement texts of the `s` commands of a sed or perl script: `s/a/b/g` → `b`. */
export function substitutedText(script: string): string[] {
  const found: string[] = [];
  const start = /(?:^|[;{\s\d$,/])s([^\w\s\\])/g;
  for (let match = start.exec(script); match; match = start.exec(script)) {
    const delimiter = match[1] ?? "/";
    const pattern = readUntil(script, start.lastIndex, delimiter);
    const replacement = readUntil(script, pattern.end, delimiter);
    if (replacement.text) found.push(...replacement.text.replaceAll("\\n", "\n").split("\n"));
    start.lastIndex = replacement.end;
  }
  return found;
}

function readUntil(text: string, from: number, delimiter: string): { text: string; end: number } {
  let read = "";
  for (let index = from; index < text.length; index += 1) {
    const char = text[index] ?? "";
    if (char === delimiter) return { text: read, end: index + 1 };
    if (char === "\\" && text[index + 1] === delimiter) {
      read += delimiter;
      index += 1;
    } else read += char;
  }
  return { text: read, end: text.length };
}
