import { diffArrays } from "diff";
import type { FileChange, HandEdit } from "../hook-event/schema";
import { linesOf } from "../hosts/lines";
import { type Digest, type FileState, fileState, isReformatted } from "./file-state";

/** What the agent did to one file in a session, as the record holds it: masked, and only what may leave the machine. */
export type AgentWork = {
  path: string;
  /** Event of the newest act on it. */
  actId: string;
  /** Lines that it wrote. */
  written: string[];
  /** Lines that it took out. */
  removed: string[];
};

export type ObservedEdit = { change: FileChange; edit: HandEdit };

/** A shorter line stands in most files: it is nobody's. */
const MIN_LINE = 4;
const MAX_LINES = 200;
const MAX_CHARS = 16 * 1024;
/** More differences than this are no edit by hand. */
const MAX_DIFFERENCES = 4_000;
/** The seed: more than half of the lines differ. */
const REWRITTEN = 0.5;

/**
 * Compares a file as the agent left it with the file as it is now (learning.md section 1). Only hunks that overlap
 * lines the agent wrote are told: of what was removed the agent's own lines, of what was added the lines in their
 * place (trust.md section 1). A formatter's work is nobody's edit.
 * @param left the file when the agent's turn ended
 * @param text its text now; null when it is gone
 * @returns null when none of the agent's lines changed, or something else than a person explains it
 */
export function observeEdit(
  work: AgentWork,
  left: FileState,
  text: string | null,
  digest: Digest,
): ObservedEdit | null {
  const written = new Map(work.written.filter(isTelling).map((line) => [digest(line), line]));
  const lines = left.lines.filter((line) => written.has(line)).length;
  if (lines === 0) return null;
  const now = fileState(text ?? "", digest);
  if (text !== null && (now.whole === left.whole || isReformatted(left, now))) return null;
  const hunks = text === null ? wholeFile(left) : hunksOf(left.lines, now.lines, linesOf(text));
  const touched = hunks?.filter(({ removed }) => removed.some((line) => written.has(line))) ?? [];
  if (touched.length === 0) return null;
  const removed = touched.flatMap((hunk) => hunk.removed.flatMap((line) => written.get(line) ?? []));
  const added = touched.flatMap((hunk) => hunk.added);
  const kept = Math.max(0, lines - removed.length);
  const how = text === null ? "deleted" : kindOf({ work, added, now, digest, gone: removed.length / lines });
  const [addedLines, removedLines] = [fitting(added), fitting(removed)];
  const isCut = addedLines.length < added.length || removedLines.length < removed.length;
  return {
    change: {
      kind: "file_change",
      path: work.path,
      op: text === null ? "delete" : "modify",
      addedLines,
      removedLines,
      ...(isCut ? { truncated: true } : {}),
    },
    edit: { path: work.path, how, actId: work.actId, lines, kept },
  };
}

type Kind = { work: AgentWork; added: string[]; now: FileState; digest: Digest; gone: number };

function kindOf({ work, added, now, digest, gone }: Kind): HandEdit["how"] {
  const before = work.removed.filter(isTelling);
  const present = new Set(now.lines);
  const isBack = before.length > 0 && before.every((line) => present.has(digest(line)));
  const isOnlyBack = added.filter(isTelling).every((line) => before.includes(line));
  if (gone === 1 && isBack && isOnlyBack) return "put_back";
  if (added.filter(isTelling).length === 0) return "removed";
  return gone > REWRITTEN ? "rewritten" : "edited";
}

type Hunk = { removed: string[]; added: string[] };

function wholeFile(left: FileState): Hunk[] {
  return [{ removed: left.lines, added: [] }];
}

/** Null where more differs than a person changes by hand. */
function hunksOf(before: string[], after: string[], lines: string[]): Hunk[] | null {
  const parts = diffArrays(before, after, { maxEditLength: MAX_DIFFERENCES });
  if (!parts) return null;
  const hunks: Hunk[] = [];
  let open: Hunk | null = null;
  let at = 0;
  for (const { value, added, removed } of parts) {
    if (!added && !removed) {
      open = null;
      at += value.length;
      continue;
    }
    if (open === null) {
      open = { removed: [], added: [] };
      hunks.push(open);
    }
    if (removed) open.removed.push(...value);
    if (!added) continue;
    open.added.push(...lines.slice(at, at + value.length));
    at += value.length;
  }
  return hunks;
}

function isTelling(line: string): boolean {
  return line.trim().length >= MIN_LINE;
}

function fitting(lines: string[]): string[] {
  let left = MAX_CHARS;
  const kept = lines.slice(0, MAX_LINES).findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return lines.slice(0, kept < 0 ? MAX_LINES : kept);
}
