import type { FileChange } from "../../../core/hook-event/schema";

/** A changed file, and the numbers that its added lines have in the new file. */
export type DiffedFile = { change: FileChange; lineNumbers: number[]; binary: boolean };

/**
 * Changes that a `git diff --unified=0` shows, renames among them. Of binary files, of renames without a change and
 * of new empty files only path and operation are known.
 */
export function readDiff(text: string): DiffedFile[] {
  const files: DiffedFile[] = [];
  let file: DiffedFile | null = null;
  let hunk: { next: number } | null = null;
  for (const line of text.split("\n")) {
    if (line.startsWith("diff --git ")) {
      file = emptyFile(samePath(line.slice("diff --git ".length)));
      files.push(file);
      hunk = null;
    } else if (file && line.startsWith("@@")) hunk = { next: Number(HUNK.exec(line)?.[1] ?? 1) };
    else if (file && !hunk) readHeader(file, line);
    else if (file && hunk && line.startsWith("+")) {
      file.change.addedLines.push(line.slice(1));
      file.lineNumbers.push(hunk.next);
      hunk.next += 1;
    } else if (file && hunk && line.startsWith("-")) file.change.removedLines.push(line.slice(1));
  }
  return files.filter(({ change }) => change.path !== "");
}

const HUNK = /^@@ -\S+ \+(\d+)/;

function emptyFile(path: string): DiffedFile {
  const change = { kind: "file_change", path, op: "modify", addedLines: [], removedLines: [] } as const;
  return { change: { ...change, addedLines: [], removedLines: [] }, lineNumbers: [], binary: false };
}

function readHeader(file: DiffedFile, line: string): void {
  const { change } = file;
  if (line.startsWith("new file mode ")) change.op = "create";
  else if (line.startsWith("deleted file mode ")) change.op = "delete";
  else if (line.startsWith("rename from ")) {
    change.op = "move";
    change.movedFrom = nameOf(line.slice("rename from ".length));
  } else if (line.startsWith("rename to ")) change.path = nameOf(line.slice("rename to ".length));
  else if (line.startsWith("Binary files ") || line === "GIT binary patch") file.binary = true;
  else if (line.startsWith("--- ") || line.startsWith("+++ ")) {
    const path = pathOf(line.slice(4));
    if (path !== null) change.path = path;
  }
}

/** The path of `a/x b/x`, where both are the same; the empty text for a rename, whose names follow. */
function samePath(pair: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)" "/.exec(pair)?.[1];
  if (quoted !== undefined) return unquoted(quoted).slice(2);
  const half = pair.slice(2, (pair.length - 1) / 2);
  return pair === `a/${half} b/${half}` ? half : "";
}

/** Null for `/dev/null`. Git quotes unusual names as C strings. */
function pathOf(name: string): string | null {
  const text = name.replace(/\t$/, "");
  return text === "/dev/null" ? null : nameOf(text).slice(2);
}

function nameOf(text: string): string {
  return text.startsWith('"') ? unquoted(text.slice(1, -1)) : text;
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
