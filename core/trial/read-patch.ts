import type { FileChange } from "../hook-event/schema";

/**
 * File changes of a pasted patch: a unified diff, with or without git's own lines, or the `*** Begin Patch` format.
 * Lines outside of any file are left alone, so that prose around it does no harm.
 */
export function readPatch(text: string): FileChange[] {
  const changes: FileChange[] = [];
  let change: FileChange | null = null;
  let oldPath: string | null = null;
  // In a hunk a line that begins with `--- ` is a removed line; the counts tell when it ends.
  let left = { before: 0, after: 0 };
  for (const line of text.split(/\r?\n/)) {
    const begun = codexFile(line);
    const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
    const inHunk = left.before > 0 || left.after > 0;
    if (begun) {
      change = begun;
      changes.push(begun);
    } else if (change && line.startsWith("*** Move to: ")) {
      Object.assign(change, { op: "move", movedFrom: change.path, path: line.slice(13).trim() });
    } else if (hunk) left = { before: Number(hunk[1] ?? 1), after: Number(hunk[2] ?? 1) };
    else if (!inHunk && line.startsWith("--- ")) oldPath = pathOf(line.slice(4), "a/");
    else if (!inHunk && line.startsWith("+++ ")) {
      change = unifiedFile(oldPath, pathOf(line.slice(4), "b/"));
      if (change) changes.push(change);
    } else if (change && line.startsWith("+")) {
      change.addedLines.push(line.slice(1));
      left.after -= 1;
    } else if (change && line.startsWith("-")) {
      change.removedLines.push(line.slice(1));
      left.before -= 1;
    } else if (inHunk && !line.startsWith("\\")) {
      left = { before: left.before - 1, after: left.after - 1 };
    }
  }
  return changes.map(withContent);
}

const CODEX = { Add: "create", Update: "modify", Delete: "delete" } as const;

function codexFile(line: string): FileChange | null {
  const [, verb, path] = /^\*\*\* (Add|Update|Delete) File: (.+)$/.exec(line) ?? [];
  if (path === undefined || !isVerb(verb)) return null;
  return fileChange(path.trim(), CODEX[verb]);
}

function isVerb(verb: string | undefined): verb is keyof typeof CODEX {
  return verb !== undefined && verb in CODEX;
}

function unifiedFile(before: string | null, after: string | null): FileChange | null {
  if (after === null) return before === null ? null : fileChange(before, "delete");
  if (before === null) return fileChange(after, "create");
  if (before === after) return fileChange(after, "modify");
  return { ...fileChange(after, "move"), movedFrom: before };
}

/** Null for `/dev/null`; a time stamp after a tab does not belong to the name. */
function pathOf(name: string, prefix: string): string | null {
  const path = name.split("\t", 1)[0]?.trim() ?? "";
  if (path === "/dev/null" || path === "") return null;
  return path.startsWith(prefix) ? path.slice(2) : path;
}

function fileChange(path: string, op: FileChange["op"]): FileChange {
  return { kind: "file_change", path, op, addedLines: [], removedLines: [] };
}

/** Of a new file the patch shows all there is. */
function withContent(change: FileChange): FileChange {
  return change.op === "create" ? { ...change, content: change.addedLines.join("\n") } : change;
}
