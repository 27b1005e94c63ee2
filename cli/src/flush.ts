import { setTimeout as sleep } from "node:timers/promises";
import { type Api, openApi } from "./api";
import { clientNote } from "./client-note";
import { type FetchResult, fetchBundle, isRevoked } from "./flush/fetch-bundle";
import { findProvenance } from "./flush/find-provenance";
import { lockFlusher, MAX_FLUSHER_MS, recordOutcome, unlockFlusher } from "./flush/flusher-lock";
import { purgeServer } from "./flush/purge";
import { type SentEvent, sendSpool } from "./flush/send-spool";
import { tidyHome } from "./flush/tidy";
import { readConfig } from "./state/config";
import { checkHome } from "./state/home";
import { readLinks } from "./state/links";
import { logCode } from "./state/log";
import { pruneOverlay } from "./state/overlay";
import { type SpoolPlace, spoolEvents, spoolPlaces, spoolState, takeDropped } from "./state/spool";
import { readToken } from "./state/token";
import { TransportError } from "./transport";
import { observeWorkspace } from "./workspace/observe-workspace";
import { forgetWatches } from "./workspace/watch";

export type FlushDeps = {
  home: string;
  env: Record<string, string | undefined>;
  now(): number;
  random(): Uint8Array;
};

export type FlushOptions = {
  /** Longest stay, in milliseconds; the detached flusher waits for prompts to settle. */
  budgetMs: number;
  /** Fetch the bundles of all linked projects, also when nothing was sent. */
  refresh: boolean;
};

export type FlushReport = {
  sent: number;
  /** First failure by server, in words for people. */
  problems: { origin: string; message: string }[];
  bundles: { origin: string; project: string; result: FetchResult }[];
  /** Another flusher was at work. */
  busy: boolean;
};

const STEP_MS = 150;

/**
 * Brings the spool to the servers and the bundles back (architecture.md section 5). One at a time for a user; what
 * fails is kept for the next run. Never throws.
 */
export async function flush(deps: FlushDeps, options: FlushOptions): Promise<FlushReport> {
  const report: FlushReport = { sent: 0, problems: [], bundles: [], busy: false };
  if (!checkHome(deps.home).ok) return report;
  try {
    // A hook that spooled while we unlocked found the lock and started nobody: so look again.
    do {
      if (!lockFlusher(deps.home, deps.now())) return { ...report, busy: true };
      try {
        await runRounds(deps, options, report);
      } finally {
        unlockFlusher(deps.home);
      }
    } while (hasWork(deps.home) && report.problems.length === 0);
    const isDone = report.problems.length === 0 && !waitsFor(deps.home, "login");
    recordOutcome(deps.home, isDone, deps.now());
  } catch (error) {
    logCode(deps.home, deps.now(), `flush.${error instanceof Error ? error.name : "unknown"}`);
    report.problems.push({ origin: "", message: "Heed could not work in its own folder." });
  }
  return report;
}

async function runRounds(deps: FlushDeps, options: FlushOptions, report: FlushReport): Promise<void> {
  const until = deps.now() + Math.min(options.budgetMs, MAX_FLUSHER_MS - 10_000);
  const polls = new Map<string, Promise<void>>();
  const settled = new Set<string>();
  let refresh = options.refresh;
  let firstRound = true;
  for (;;) {
    observeWorkspace(deps);
    const open = findProvenance(deps.home, deps);
    for (const { origin, service } of readConfig(deps.home).servers) {
      if (report.problems.some((problem) => problem.origin === origin)) continue;
      const api = apiFor(deps, origin);
      if (!api) continue;
      // A service token reads rules and tells nothing (trust.md section 6).
      const sent = service ? [] : await sendAll(deps, api, report);
      for (const [project, events] of byProject(sent)) {
        startPoll({ deps, api, project, events, report, polls, settled });
      }
      if (refresh || (service && firstRound)) await refreshLinked(deps, api, report, polls);
    }
    refresh = false;
    firstRound = false;
    if (polls.size === 0 && open === 0 && !hasWork(deps.home)) break;
    if (deps.now() >= until || report.problems.length > 0) break;
    await sleep(STEP_MS);
  }
  await Promise.race([
    Promise.all(polls.values()),
    sleep(Math.max(0, until - deps.now()), undefined, { ref: false }),
  ]);
  pruneOverlay(deps.home, settled, deps.now());
  tidyHome(deps.home, deps.now());
  forgetWatches(deps.home, deps.now());
}

function apiFor({ home, env }: FlushDeps, origin: string): Api | null {
  return readToken(home, origin) === null ? null : openApi(home, origin, { env });
}

async function sendAll(deps: FlushDeps, api: Api, report: FlushReport): Promise<SentEvent[]> {
  const sent: SentEvent[] = [];
  for (const place of spoolPlaces(deps.home, api.origin)) {
    reportDropped(deps, place);
    try {
      const result = await sendSpool(api, place, deps.now());
      sent.push(...result.sent);
      report.sent += result.sent.length;
      if (result.stopped === "failed")
        throw new TransportError("garbage", "The server gave no readable answer.");
      if (result.stopped === null) continue;
      if (isRevoked(result.stopped)) purgeServer(deps.home, api.origin);
      report.problems.push({ origin: api.origin, message: result.stopped.message });
    } catch (error) {
      report.problems.push({ origin: api.origin, message: messageOf(error) });
    }
    logCode(deps.home, deps.now(), "flush.stopped");
    break;
  }
  return sent;
}

function reportDropped(deps: FlushDeps, place: SpoolPlace): void {
  const events = takeDropped(place);
  if (events === 0) return;
  const note = { type: "dropped", events } as const;
  const { project } = place;
  spoolEvents(place, [clientNote({ project, note, author: "system", now: deps.now(), random: deps.random })]);
}

type Poll = {
  deps: FlushDeps;
  api: Api;
  project: string;
  events: SentEvent[];
  report: FlushReport;
  polls: Map<string, Promise<void>>;
  settled: Set<string>;
};

/** The bundle is asked for until the pipeline has settled the last thing that a person said. */
function startPoll({ deps, api, project, events, report, polls, settled }: Poll): void {
  const said = events.filter(
    ({ kind, note }) => kind === "prompt_submitted" || note === "command" || note === "provenance",
  );
  const last = said.at(-1);
  const key = `${project} ${last?.id ?? ""}`;
  if (polls.has(key)) return;
  const poll = pollBundle(deps, api, project, last?.id ?? null, report).then((result) => {
    polls.delete(key);
    if (result === "changed" || result === "unchanged") for (const { id } of events) settled.add(id);
  });
  polls.set(key, poll);
}

async function pollBundle(
  deps: FlushDeps,
  api: Api,
  project: string,
  after: string | null,
  report: FlushReport,
): Promise<FetchResult> {
  let result: FetchResult = "failed";
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      result = await fetchBundle(api, { home: deps.home, origin: api.origin, project }, after, deps.now);
    } catch (error) {
      logCode(deps.home, deps.now(), `bundle.${error instanceof TransportError ? error.failure : "unknown"}`);
    }
    if (result !== "unsettled") break;
  }
  report.bundles.push({ origin: api.origin, project, result });
  return result;
}

async function refreshLinked(
  deps: FlushDeps,
  api: Api,
  report: FlushReport,
  polls: Map<string, Promise<void>>,
): Promise<void> {
  for (const project of linkedProjects(deps.home, api.origin)) {
    if ([...polls.keys()].some((key) => key.startsWith(`${project} `))) continue;
    await pollBundle(deps, api, project, null, report);
  }
}

/** Projects that this machine has a link to on one server. */
function linkedProjects(home: string, origin: string): string[] {
  const links = Object.values(readLinks(home)).flatMap((link) => (link === "off" ? [] : link));
  const folders = readConfig(home).folders;
  return [
    ...new Set([...links, ...folders].filter((link) => link.origin === origin).map(({ project }) => project)),
  ];
}

function byProject(sent: SentEvent[]): Map<string, SentEvent[]> {
  const groups = new Map<string, SentEvent[]>();
  for (const event of sent) groups.set(event.project, [...(groups.get(event.project) ?? []), event]);
  return groups;
}

function hasWork(home: string): boolean {
  return waitsFor(home, "flush");
}

/** What waits for a login would else have every action start a flusher that can do nothing. */
function waitsFor(home: string, wanted: "flush" | "login"): boolean {
  return readConfig(home).servers.some(
    ({ origin, service }) =>
      !service &&
      (readToken(home, origin) === null) === (wanted === "login") &&
      spoolPlaces(home, origin).some((place) => spoolState(place).bytes > 0),
  );
}

function messageOf(error: unknown): string {
  return error instanceof TransportError ? error.message : "The spool could not be sent.";
}
