import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { HookEvent } from "../../../core/hook-event/schema";
import { fileNameOf, originKey } from "./home";
import { appendPrivate, codeOf, makeFolder } from "./private-file";

/** Where events of one project wait. The oldest are kept when it is full; what is dropped is counted. */
export type SpoolPlace = { home: string; origin: string; project: string };

export const MAX_SPOOL_BYTES = 16 * 1024 * 1024;

/** Appends events in one write. @returns how many were dropped because the spool is full */
export function spoolEvents(place: SpoolPlace, events: HookEvent[], limit = MAX_SPOOL_BYTES): number {
  if (events.length === 0) return 0;
  const folder = spoolFolder(place);
  const text = events.map((event) => `${JSON.stringify(event)}\n`).join("");
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = appendTo(folder, text, limit);
    if (result === "full") {
      appendPrivate(join(folder, "dropped"), ".".repeat(events.length));
      return events.length;
    }
    if (result === "kept") return 0;
  }
  return 0;
}

/** What waits, for status and the flusher. */
export function spoolState(place: SpoolPlace): { bytes: number; oldest: number | null; dropped: number } {
  const folder = spoolFolder(place);
  const stats = spoolFiles(folder).flatMap(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false }) ?? [],
  );
  return {
    bytes: stats.reduce((sum, { size }) => sum + size, 0),
    oldest:
      stats.length > 0 ? Math.min(...stats.map(({ birthtimeMs, mtimeMs }) => birthtimeMs || mtimeMs)) : null,
    dropped: statSync(join(folder, "dropped"), { throwIfNoEntry: false })?.size ?? 0,
  };
}

/** Projects that have something waiting or once had. */
export function spoolPlaces(home: string, origin: string): SpoolPlace[] {
  try {
    return readdirSync(join(home, "spool", originKey(origin))).map((project) => ({ home, origin, project }));
  } catch {
    return [];
  }
}

/** Takes the current file away from the writers, unless an earlier one is still to be sent. */
export function sealSpool(place: SpoolPlace, stamp: number): string[] {
  const folder = spoolFolder(place);
  const sealed = spoolFiles(folder).filter((name) => name.startsWith("sealed-"));
  if (sealed.length === 0) {
    const name = `sealed-${stamp}.ndjson`;
    try {
      renameSync(join(folder, CURRENT), join(folder, name));
      sealed.push(name);
    } catch (error) {
      if (codeOf(error) !== "ENOENT") throw error;
    }
  }
  return sealed.sort().map((name) => join(folder, name));
}

export function readSealed(path: string): string[] {
  return readFileSync(path, "utf8").split("\n").filter(Boolean);
}

/** Counts of dropped events are taken once, by renaming. */
export function takeDropped(place: SpoolPlace): number {
  const path = join(spoolFolder(place), "dropped");
  const taken = `${path}.taken`;
  try {
    renameSync(path, taken);
    const { size } = statSync(taken);
    rmSync(taken);
    return size;
  } catch {
    return 0;
  }
}

export function purgeSpool(place: SpoolPlace): void {
  rmSync(spoolFolder(place), { recursive: true, force: true });
}

const CURRENT = "current.ndjson";

export function spoolFolder({ home, origin, project }: SpoolPlace): string {
  return join(home, "spool", originKey(origin), fileNameOf(project));
}

function spoolFiles(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".ndjson"));
  } catch {
    return [];
  }
}

function appendTo(folder: string, text: string, limit: number): "kept" | "full" | "moved" {
  const path = join(folder, CURRENT);
  const descriptor = openForAppend(folder, path);
  try {
    const before = fstatSync(descriptor);
    if (before.size + text.length > limit) return "full";
    writeSync(descriptor, text);
    // The flusher may have renamed the file and read it already: written again, the server knows the ids.
    const present = statSync(path, { throwIfNoEntry: false });
    return present?.ino === before.ino ? "kept" : "moved";
  } finally {
    closeSync(descriptor);
  }
}

function openForAppend(folder: string, path: string): number {
  try {
    return openSync(path, "a", 0o600);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    makeFolder(folder);
    return openSync(path, "a", 0o600);
  }
}
