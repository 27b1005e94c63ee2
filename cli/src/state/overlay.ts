import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Pass } from "../../../core/enforcement/schema";
import { isClaimed } from "./claims";
import { type Fields, jsonLines, numberOf, textOf } from "./fields";
import { appendPrivate, readText, writePrivate } from "./private-file";

/**
 * What the person commanded on this machine and the server may not know yet (learning.md section 8). It lies
 * over the cached bundle, so it counts at once, offline, and survives a refresh.
 */
export type OverlayEntry = {
  /** Id of the event that tells the server. */
  id: string;
  at: number;
  /** Server and project that the rule belongs to. */
  place: string;
} & (
  | { verb: "undo"; ruleId: string }
  /** A shared rule that this person does not want; its words are kept for the list. */
  | { verb: "mute"; ruleId: string; number: string; statement: string }
  | { verb: "unmute"; ruleId: string }
  | {
      verb: "allow";
      ruleId: string;
      span: "once" | "task" | "session" | "day";
      session: string;
      task: string;
    }
  | { verb: "wrong"; ruleId: string; evidence: string; session: string }
  | { verb: "pause"; until: number }
  | { verb: "resume" }
);

export type OverlayView = { paused: boolean; suspended: Set<string>; passes: (Pass & { once?: string })[] };

/** `place` is null where no project is meant: then an entry about a rule counts wherever it was made. */
export type OverlayScope = { place: string | null; session: string; task: string; now: number };

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 30 * DAY_MS;

export function appendOverlay(home: string, entry: OverlayEntry): void {
  appendPrivate(overlayPath(home), `${JSON.stringify(entry)}\n`);
}

/** What the overlay means for one session and task at one moment. */
export function viewOverlay(home: string, scope: OverlayScope): OverlayView {
  const view: OverlayView = { paused: false, suspended: new Set(), passes: [] };
  for (const entry of readOverlay(home)) {
    if (entry.verb === "pause") view.paused = entry.until > scope.now;
    else if (entry.verb === "resume") view.paused = false;
    else if (scope.place === null || entry.place === scope.place) applyToRule(home, view, entry, scope);
  }
  return view;
}

/** When the running pause ends, in milliseconds since the epoch; null when Heed is not paused. */
export function pausedUntil(home: string, now: number): number | null {
  const last = readOverlay(home).findLast(({ verb }) => verb === "pause" || verb === "resume");
  return last?.verb === "pause" && last.until > now ? last.until : null;
}

/** The overlay's entries, oldest first. */
export function readOverlay(home: string): OverlayEntry[] {
  const text = readText(overlayPath(home));
  return text === null ? [] : jsonLines(text).flatMap(readEntry);
}

/**
 * Drops entries that have done their work: those the server has settled (an undo that it knows would otherwise
 * also hold against a later restore) and old ones.
 */
export function pruneOverlay(home: string, settled: ReadonlySet<string>, now: number): void {
  const entries = readOverlay(home);
  const kept = entries.filter((entry) => !isDone(entry, settled, now));
  if (kept.length === entries.length) return;
  if (kept.length === 0) rmSync(overlayPath(home), { force: true });
  else writePrivate(overlayPath(home), kept.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
}

function isDone(entry: OverlayEntry, settled: ReadonlySet<string>, now: number): boolean {
  if (now - entry.at > KEPT_MS) return true;
  if (entry.verb === "undo" || entry.verb === "mute" || entry.verb === "unmute") return settled.has(entry.id);
  if (entry.verb === "pause") return entry.until < now;
  return entry.verb === "allow" && entry.span === "day" && now - entry.at > DAY_MS;
}

function applyToRule(home: string, view: OverlayView, entry: OverlayEntry, scope: OverlayScope): void {
  if (entry.verb === "undo" || entry.verb === "mute") view.suspended.add(entry.ruleId);
  if (entry.verb === "unmute") view.suspended.delete(entry.ruleId);
  if (entry.verb === "wrong" && entry.session === scope.session) {
    view.passes.push({ ruleId: entry.ruleId, evidence: entry.evidence });
  }
  if (entry.verb !== "allow") return;
  if (entry.span === "once" && !isClaimed(home, usedKey(entry.id))) {
    view.passes.push({ ruleId: entry.ruleId, once: usedKey(entry.id) });
  }
  const holds =
    (entry.span === "task" && entry.session === scope.session && entry.task === scope.task) ||
    (entry.span === "session" && entry.session === scope.session) ||
    (entry.span === "day" && scope.now - entry.at < DAY_MS);
  if (holds) view.passes.push({ ruleId: entry.ruleId });
}

function usedKey(id: string): string {
  return `used:${id}`;
}

function readEntry(fields: Fields): OverlayEntry[] {
  const base = {
    id: textOf(fields.id) ?? "",
    at: numberOf(fields.at) ?? 0,
    place: textOf(fields.place) ?? "",
  };
  const ruleId = textOf(fields.ruleId) ?? "";
  const session = textOf(fields.session) ?? "";
  switch (fields.verb) {
    case "undo":
      return [{ ...base, verb: "undo", ruleId }];
    case "mute":
      return [
        {
          ...base,
          verb: "mute",
          ruleId,
          number: textOf(fields.number) ?? "",
          statement: textOf(fields.statement) ?? "",
        },
      ];
    case "unmute":
      return [{ ...base, verb: "unmute", ruleId }];
    case "wrong":
      return [{ ...base, verb: "wrong", ruleId, session, evidence: textOf(fields.evidence) ?? "" }];
    case "allow": {
      const span = spanOf(fields.span);
      return [{ ...base, verb: "allow", ruleId, session, task: textOf(fields.task) ?? "", span }];
    }
    case "pause":
      return [{ ...base, verb: "pause", until: numberOf(fields.until) ?? 0 }];
    case "resume":
      return [{ ...base, verb: "resume" }];
    default:
      return [];
  }
}

function spanOf(value: unknown): "once" | "task" | "session" | "day" {
  return value === "task" || value === "session" || value === "day" ? value : "once";
}

function overlayPath(home: string): string {
  return join(home, "overlay", "entries.ndjson");
}
