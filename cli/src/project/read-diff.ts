import type { FileChange } from "../../../core/hook-event/schema";

/** Changes of files that a `git diff --unified=0` shows; binary files have no lines. */
export function readDiff(text: string): FileChange[] {
  const changes: FileChange[] = [];
  let change: FileChange | null = null;
  let inHunk = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("diff --git ")) {
      change = null;
      inHunk = false;
    } else if (line.startsWith("@@")) inHunk = true;
    else if (!inHunk && (line.startsWith("--- ") || line.startsWith("+++ "))) {
      const path = pathOf(line.slice(4));
      if (line.startsWith("--- ")) {
        change = {
          kind: "file_change",
          path: path ?? "",
          op: path ? "modify" : "create",
          addedLines: [],
          removedLines: [],
        };
        changes.push(change);
      } else if (change && path) change.path = path;
      else if (change) change.op = "delete";
    } else if (inHunk && change && line.startsWith("+")) change.addedLines.push(line.slice(1));
    else if (inHunk && change && line.startsWith("-")) change.removedLines.push(line.slice(1));
  }
  return changes.filter(({ path }) => path !== "");
}

/** Null for `/dev/null`. Git quotes unusual names as C strings. */
function pathOf(name: string): string | null {
  const text = name.replace(/\t$/, "");
  if (text === "/dev/null") return null;
  return (text.startsWith('"') ? unquoted(text.slice(1, -1)) : text).slice(2);
}

const ESCAPES: Record<string, number> = { n: 10, t: 9, r: 13, '"': 34, "\\": 92, a: 7, b: 8, f: 12, v: 11 };

function unquoted(text: string): string {
  const bytes = [...text.matchAll(/\\(?:([0-7]{3})|(.))|([^\\]+)/g)].flatMap(([, octal, letter, plain]) => {
    if (octal !== undefined) return [Number.parseInt(octal, 8)];
    if (letter !== undefined) return [ESCAPES[letter] ?? letter.charCodeAt(0)];
    return [...Buffer.from(plain ?? "")];
  });
  return Buffer.from(bytes).toString("utf8");
}
