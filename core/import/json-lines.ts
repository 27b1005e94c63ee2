import type { TextLine } from "./markdown-lines";

/** Names under which files keep the text of a rule, best first. */
const TEXT_KEYS = [
  "statement",
  "directive",
  "rule",
  "instruction",
  "lesson",
  "guideline",
  "content",
  "text",
  "body",
  "description",
  "feedback",
  "summary",
];
const MAX_DEPTH = 6;
const MAX_TEXTS = 5_000;

/**
 * The instructions in a JSON file: strings of lists, and of objects the text under a known name. The `line` is the
 * number of the instruction. A list of rules that Heed exported comes back as it was.
 * @throws SyntaxError for what is no JSON
 */
export function jsonLines(text: string): TextLine[] {
  const found: string[] = [];
  collect(JSON.parse(text), 0, found);
  return found.map((one, index) => ({ text: one, line: index + 1 }));
}

/** The same for JSON Lines: one value a line; a line that is none is left out. */
export function jsonRowLines(text: string): TextLine[] {
  return text.split("\n").flatMap((row, index) => {
    const found: string[] = [];
    try {
      collect(JSON.parse(row), 0, found);
    } catch {
      return [];
    }
    return found.map((one) => ({ text: one, line: index + 1 }));
  });
}

function collect(value: unknown, depth: number, found: string[]): void {
  if (depth > MAX_DEPTH || found.length >= MAX_TEXTS) return;
  if (typeof value === "string") {
    if (/\p{L}{2}/u.test(value)) found.push(value.trim());
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value) collect(item, depth + 1, found);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const fields = new Map(Object.entries(value));
  const key = TEXT_KEYS.find((name) => typeof fields.get(name) === "string");
  if (key !== undefined) {
    collect(fields.get(key), depth + 1, found);
    return;
  }
  // A container: only lists and objects are looked into, never single values such as a version or a date.
  for (const inner of fields.values()) if (typeof inner === "object") collect(inner, depth + 1, found);
}
