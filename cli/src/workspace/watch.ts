import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { FileState } from "../../../core/workspace/file-state";
import type { AgentWork } from "../../../core/workspace/hand-edit";
import { readConfig } from "../state/config";
import { fieldsOf, numberOf, textOf, textsOf } from "../state/fields";
import { fileNameOf } from "../state/home";
import { readJson, writePrivate } from "../state/private-file";
import { type SpoolPlace, spoolFolder, spoolPlaces } from "../state/spool";

/** A file as the agent's turn left it. */
export type LeftFile = FileState & { at: number; size: number; mtimeMs: number };

export type WatchedFile = AgentWork & {
  /** When the newest act on it ended. */
  at: number;
  /** Null while the agent is at work, and where somebody was faster than the look at it. */
  left: LeftFile | null;
};

/** What the agent of one session wrote, of what may leave the machine. */
export type Watch = {
  session: string;
  /** When this session's agent last changed something by a command, whose files nobody knows in full. */
  ranAt: number;
  /** End of the last turn, and how long the checkout's own log was then; null before the first. */
  turn: { at: number; logBytes: number | null } | null;
  files: WatchedFile[];
  /** Files whose newest act is not newer than this were given up for newer ones. */
  droppedTo: number;
};

export const MAX_FILES = 50;
const PREFIX = "watch-";
/** A session that rested this long begins anew: what changed meanwhile has too many authors. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Lies beside what waits to be sent: whatever purges one purges the other (trust.md section 6).
 */
export function readWatch(place: SpoolPlace, session: string): Watch {
  return watchOf(readJson(watchPath(place, session)), session);
}

export function writeWatch(place: SpoolPlace, watch: Watch): void {
  writePrivate(watchPath(place, watch.session), JSON.stringify(watch));
}

export function emptyWatch(session: string): Watch {
  return { session, ranAt: 0, turn: null, files: [], droppedTo: 0 };
}

/** Watches of all sessions of a project but one. */
export function otherWatches(place: SpoolPlace, session: string): Watch[] {
  const own = watchPath(place, session);
  return watchPaths(place).flatMap((path) => {
    const json = path === own ? null : fieldsOf(readJson(path));
    return json ? [watchOf(json, textOf(json.session) ?? "")] : [];
  });
}

/** Removes watches of sessions that nobody goes on with, by the time of their files. */
export function forgetWatches(home: string, now: number): void {
  const places = readConfig(home).servers.flatMap(({ origin }) => spoolPlaces(home, origin));
  for (const path of places.flatMap(watchPaths)) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat && now - stat.mtimeMs > KEPT_MS) rmSync(path, { force: true });
  }
}

function watchPaths(place: SpoolPlace): string[] {
  const folder = spoolFolder(place);
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith(PREFIX) && name.endsWith(".json"))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function watchPath(place: SpoolPlace, session: string): string {
  return join(spoolFolder(place), `${PREFIX}${fileNameOf(session)}.json`);
}

function watchOf(value: unknown, session: string): Watch {
  const { ranAt, turn, files, droppedTo } = fieldsOf(value);
  const end = numberOf(fieldsOf(turn).at);
  return {
    session,
    ranAt: numberOf(ranAt) ?? 0,
    turn: end === undefined ? null : { at: end, logBytes: numberOf(fieldsOf(turn).logBytes) ?? null },
    files: Array.isArray(files) ? files.flatMap(watchedFile) : [],
    droppedTo: numberOf(droppedTo) ?? 0,
  };
}

function watchedFile(value: unknown): WatchedFile[] {
  const fields = fieldsOf(value);
  const path = textOf(fields.path);
  const actId = textOf(fields.actId);
  if (!path || !actId) return [];
  const work = { path, actId, written: textsOf(fields.written), removed: textsOf(fields.removed) };
  return [{ ...work, at: numberOf(fields.at) ?? 0, left: leftFile(fieldsOf(fields.left)) }];
}

function leftFile(fields: Record<string, unknown>): LeftFile | null {
  const [at, size, mtimeMs] = [numberOf(fields.at), numberOf(fields.size), numberOf(fields.mtimeMs)];
  const [whole, plain, sorted] = [textOf(fields.whole), textOf(fields.plain), textOf(fields.sorted)];
  if (at === undefined || size === undefined || mtimeMs === undefined) return null;
  if (whole === undefined || plain === undefined || sorted === undefined) return null;
  return { at, size, mtimeMs, whole, plain, sorted, lines: textsOf(fields.lines) };
}
