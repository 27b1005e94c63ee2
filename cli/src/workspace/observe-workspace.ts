import { homedir } from "node:os";
import { type HookEvent, MAX_TEXT_BYTES } from "../../../core/hook-event/schema";
import { uuidv7 } from "../../../core/ids";
import { maskEvent } from "../../../core/redaction";
import { fileState } from "../../../core/workspace/file-state";
import type { GitMoves } from "../../../core/workspace/git-moves";
import { type ObservedEdit, observeEdit } from "../../../core/workspace/hand-edit";
import { excludeFiles } from "../project/exclude-files";
import { packageOf } from "../project/package-folder";
import { resolveLink } from "../project/resolve-link";
import { claim, isClaimed } from "../state/claims";
import { readConfig } from "../state/config";
import { fileNameOf, shortHash } from "../state/home";
import { logCode } from "../state/log";
import { readSessionFile, type SessionFile } from "../state/session-file";
import { type SpoolPlace, spoolEvents, spoolPlaces } from "../state/spool";
import { VERSION } from "../version";
import { addWork } from "./agent-work";
import { logLength, movesSince } from "./git-log";
import { lookAt } from "./look";
import { spooledEvents } from "./spooled-events";
import { emptyWatch, otherWatches, readWatch, type Watch, writeWatch } from "./watch";

export type WorkspaceDeps = {
  home: string;
  env: Record<string, string | undefined>;
  now(): number;
  random(): Uint8Array;
};

/** All texts of one observation together. */
const MAX_CHARS = MAX_TEXT_BYTES;

type Opened = {
  place: SpoolPlace;
  others: Watch[];
  file: SessionFile & { root: string; gitFolder: string; commonFolder: string };
};

/**
 * Notices what a person changed by hand in files that the agent wrote (learning.md section 1, `workspace_observed`).
 * Runs in the flusher, before the spool is sent: at the end of a turn it takes the fingerprint of each file that the
 * record says the agent wrote, and at the person's next prompt it looks at those again. Never throws.
 */
export function observeWorkspace(deps: WorkspaceDeps): void {
  for (const { origin, service } of readConfig(deps.home).servers) {
    if (service) continue;
    for (const place of spoolPlaces(deps.home, origin)) {
      try {
        observeProject(deps, place);
      } catch (error) {
        logCode(deps.home, deps.now(), `workspace.${error instanceof Error ? error.name : "unknown"}`);
      }
    }
  }
}

function observeProject(deps: WorkspaceDeps, place: SpoolPlace): void {
  const sessions = new Map<string, HookEvent[]>();
  for (const event of spooledEvents(place))
    sessions.set(event.session, [...(sessions.get(event.session) ?? []), event]);
  for (const [session, events] of sessions) {
    const file = openSession(deps.home, place, session);
    if (file) observeSession(deps, { place, file, others: othersOf(place, session, sessions) }, events);
  }
}

/** What other agents did in this project, as far as it is known and as it waits to be sent. */
function othersOf(place: SpoolPlace, session: string, sessions: ReadonlyMap<string, HookEvent[]>): Watch[] {
  const waiting = [...sessions].flatMap(([name, events]) => {
    const watch = emptyWatch(name);
    for (const event of events) if (event.kind === "action_finished") addWork(watch, event);
    return name === session ? [] : [watch];
  });
  return [...otherWatches(place, session), ...waiting];
}

/** Only where the checkout still belongs to this project, and sends (trust.md section 1). */
function openSession(home: string, place: SpoolPlace, session: string): Opened["file"] | null {
  const file = readSessionFile(home, session);
  if (!file || file.root === null || file.gitFolder === null || file.commonFolder === null) return null;
  const linked = resolveLink(home, file);
  if (linked.state !== "linked" || !linked.sends || linked.link.origin !== place.origin) return null;
  if (fileNameOf(linked.link.project) !== place.project) return null;
  const { root, gitFolder, commonFolder } = file;
  return { ...file, root, gitFolder, commonFolder };
}

function observeSession(deps: WorkspaceDeps, opened: Opened, events: HookEvent[]): void {
  const { place } = opened;
  const session = events[0]?.session ?? "";
  const watch = readWatch(place, session);
  const before = JSON.stringify(watch);
  const made: HookEvent[] = [];
  const actedAt = Math.max(0, ...events.filter(({ action }) => action).map(timeOf));
  for (const event of events) {
    if (event.kind === "action_finished") addWork(watch, event);
    if (isTurnEnd(event)) keepLeft(deps, opened, watch, timeOf(event));
    if (isPrompt(event)) made.push(...observedAt(deps, opened, { watch, prompt: event, actedAt }));
  }
  if (JSON.stringify(watch) !== before) writeWatch(place, watch);
  spoolEvents(place, made);
}

function isTurnEnd({ kind, agentId }: HookEvent): boolean {
  return (kind === "turn_finished" || kind === "turn_interrupted") && agentId === undefined;
}

function isPrompt({ kind, author }: HookEvent): boolean {
  return kind === "prompt_submitted" && (author === "human" || author === "headless");
}

/** What changed after the turn's end is not what the agent left: then there is nothing to compare with. */
function keepLeft(deps: WorkspaceDeps, { file }: Opened, watch: Watch, at: number): void {
  if (watch.turn !== null && watch.turn.at >= at) return;
  watch.turn = { at, logBytes: logLength(file.gitFolder) };
  const checkout = { root: file.root, excludes: excludesOf(deps, file) };
  for (const one of watch.files) {
    const seen = lookAt(checkout, one.path, one.left);
    if (seen === null && one.left !== null) {
      one.left = { ...one.left, at };
      continue;
    }
    const isLeft = seen !== null && seen.text !== null && seen.mtimeMs <= at;
    one.left = isLeft ? { ...fileState(seen.text ?? "", shortHash), at, ...timesOf(seen) } : null;
  }
}

type Asked = {
  watch: Watch;
  prompt: HookEvent;
  /** When the agent last began or ended something that waits in the spool. */
  actedAt: number;
};

function observedAt(deps: WorkspaceDeps, opened: Opened, { watch, prompt, actedAt }: Asked): HookEvent[] {
  const at = timeOf(prompt);
  const key = `looked:${prompt.id}`;
  if (watch.turn === null || watch.turn.at >= at || isClaimed(deps.home, key)) return [];
  // Typed while the agent works: a command may have changed anything.
  if (watch.ranAt > watch.turn.at) return [];
  const { file } = opened;
  const moves = movesSince(file, watch.turn.logBytes, watch.turn.at);
  const edits = watch.files.flatMap((one) => lookAgain(deps, opened, { one, at, actedAt, moves }));
  watch.turn = { ...watch.turn, logBytes: logLength(file.gitFolder) };
  if (edits.length === 0 || !claim(deps.home, key, deps.now())) return [];
  return [observation(deps, opened, prompt, fitting(edits))];
}

type Look = {
  one: Watch["files"][number];
  at: number;
  actedAt: number;
  moves: GitMoves;
};

function lookAgain(deps: WorkspaceDeps, { file, others }: Opened, look: Look): ObservedEdit[] {
  const { one, at, actedAt, moves } = look;
  const { left } = one;
  if (left === null) return [];
  const seen = lookAt({ root: file.root, excludes: excludesOf(deps, file) }, one.path, left);
  // What is newer than the prompt may be the agent's next act; when a file went, nothing tells.
  if (seen === null || seen.mtimeMs > at || (seen.text === null && actedAt > at)) return [];
  one.left = seen.text === null ? null : { ...fileState(seen.text, shortHash), at, ...timesOf(seen) };
  if (moves === "elsewhere" || others.some((other) => explains(other, one.path, left.at))) return [];
  const found = observeEdit(one, left, seen.text, shortHash);
  if (found === null) return [];
  return [moves === "took_back" ? { ...found, edit: { ...found.edit, how: "reverted" } } : found];
}

/** Another agent in the same project wrote this file since, or ran a command that may have. */
function explains({ ranAt, files }: Watch, path: string, since: number): boolean {
  return ranAt > since || files.some((other) => other.path === path && other.at > since);
}

function timeOf({ occurredAt }: HookEvent): number {
  return Date.parse(occurredAt);
}

function timesOf({ size, mtimeMs }: { size: number; mtimeMs: number }) {
  return { size, mtimeMs };
}

function excludesOf({ env }: WorkspaceDeps, { commonFolder }: Opened["file"]): string[] {
  return excludeFiles({ commonFolder, userHome: env.HOME || homedir(), env });
}

function fitting(edits: ObservedEdit[]): ObservedEdit[] {
  let left = MAX_CHARS;
  return edits.filter(({ change }) => {
    left -= JSON.stringify(change).length;
    return left >= 0;
  });
}

/** Just before the prompt, in its session and project: so the prompt is judged with it. */
function observation(
  { random }: WorkspaceDeps,
  { file }: Opened,
  prompt: HookEvent,
  edits: ObservedEdit[],
): HookEvent {
  const at = timeOf(prompt) - 1;
  const inPackage = packageOf(file.root, edits[0]?.change.path ?? "");
  return maskEvent({
    id: uuidv7(at, random()),
    schemaVersion: 1,
    host: prompt.host,
    hostEventName: "workspace",
    kind: "workspace_observed",
    session: prompt.session,
    ...(prompt.turnId === undefined ? {} : { turnId: prompt.turnId }),
    seq: prompt.seq,
    occurredAt: new Date(at).toISOString(),
    project: { ...prompt.project, ...(inPackage === undefined ? {} : { package: inPackage }) },
    author: prompt.author,
    workspace: {
      filesCreated: [],
      changes: edits.map(({ change }) => change),
      handEdits: edits.map(({ edit }) => edit),
    },
    client: { version: VERSION },
  });
}
