import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { HeedError, notFound } from "../../core/errors";
import { pool } from "../db/client";
import { countMuteAlarms } from "../services/statistics/count-mute";
import { count, renderMetrics, type Sample } from "../telemetry/metrics";
import type { RequestFacts } from "./client-address";
import { errorReply } from "./error-reply";
import { sendJson } from "./send";

/** Addresses by the work behind them; everything else is a page. */
const CLASSES: [prefix: string, name: string][] = [
  ["/api/v1/events", "events"],
  ["/api/v1/bundle", "bundle"],
  ["/api/v1/", "api"],
  ["/api/trpc/", "trpc"],
  ["/api/auth/", "auth"],
  ["/api/health/", "health"],
  ["/_next/", "static"],
  ["/metrics", "metrics"],
  ["/cli.tgz", "cli"],
  ["/claude-code-plugin.tgz", "cli"],
  ["/gemini-extension.tgz", "cli"],
];

/** Counts an answer once it is sent: a class of address and a status, nothing of who asked. */
export function countRequest(path: string, response: ServerResponse): void {
  const started = performance.now();
  response.once("close", () => {
    const route = CLASSES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? "page";
    count("heed_http_requests_total", { route, status: String(response.statusCode) });
    // A stream lasts as long as its reader wants: its age says nothing about us.
    if (String(response.getHeader("content-type") ?? "").startsWith("text/event-stream")) return;
    count("heed_http_request_seconds_total", { route }, (performance.now() - started) / 1_000);
  });
}

/** A month of silence does not change within minutes, and a scrape comes every few seconds. */
const MUTE_AGE_MS = 300_000;
let mute: { at: number; language: number; script: number } | null = null;

type Counts = { waiting: number; running: number; failed: number; sessions: number };

/**
 * `/metrics` for Prometheus: for this machine itself, and for who has the token (trust.md section 6). To everybody
 * else there is no such address.
 */
export function createMetrics(token: string | undefined) {
  return async (request: IncomingMessage, response: ServerResponse, facts: RequestFacts): Promise<void> => {
    if (!isFromHere(request, facts) && !hasToken(request, token)) {
      return sendJson(request, response, errorReply(notFound("This address"), facts.requestId));
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      const refused = errorReply(new HeedError("INVALID", "Use GET."), facts.requestId);
      return sendJson(request, response, { ...refused, status: 405, headers: { allow: "GET, HEAD" } });
    }
    const body = renderMetrics(await gauges());
    response.writeHead(200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

/** By its own name, too: a proxy that nobody declared speaks from loopback for the whole network. */
function isFromHere(request: IncomingMessage, { isLoopback, isLoopbackPeer }: RequestFacts): boolean {
  const name = (request.headers.host ?? "").replace(/:\d{1,5}$/, "");
  return isLoopback && isLoopbackPeer && ["localhost", "127.0.0.1", "[::1]"].includes(name);
}

function hasToken(request: IncomingMessage, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined || given === undefined) return false;
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function gauges(): Promise<Sample[]> {
  const connections = pool();
  const silent = await readMute();
  const counts = await readCounts();
  const jobs = { name: "heed_jobs", help: "Jobs of the queue, by state." };
  const database = { name: "heed_db_connections", help: "Connections of this process's pool, by state." };
  return [
    { name: "heed_database_up", help: "1 when the database answers.", value: counts ? 1 : 0 },
    ...(counts
      ? [
          { ...jobs, labels: { state: "waiting" }, value: counts.waiting },
          { ...jobs, labels: { state: "running" }, value: counts.running },
          { ...jobs, labels: { state: "failed" }, value: counts.failed },
          {
            name: "heed_sessions_open",
            help: "Browser sessions that have not ended.",
            value: counts.sessions,
          },
        ]
      : []),
    ...(silent
      ? (["language", "script"] as const).map((by) => ({
          name: "heed_detector_mute_alarms",
          help: "Alarms that many prompts of a person in one language or script have no signal.",
          labels: { by },
          value: silent[by],
        }))
      : []),
    { ...database, labels: { state: "total" }, value: connections.totalCount },
    { ...database, labels: { state: "idle" }, value: connections.idleCount },
    { ...database, labels: { state: "asked_for" }, value: connections.waitingCount },
    { name: "heed_uptime_seconds", help: "Age of this process.", value: Math.round(process.uptime()) },
    { name: "heed_memory_bytes", help: "Resident memory of this process.", value: process.memoryUsage.rss() },
  ];
}

async function readMute(): Promise<{ language: number; script: number } | null> {
  const now = Date.now();
  if (mute && now - mute.at < MUTE_AGE_MS) return mute;
  try {
    mute = { at: now, ...(await countMuteAlarms(new Date(now))) };
    return mute;
  } catch {
    return null;
  }
}

async function readCounts(): Promise<Counts | null> {
  try {
    const { rows } = await pool().query<Counts>(
      `select count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
         count(*) filter (where locked_at is not null)::int as running,
         count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
         (select count(*)::int from user_sessions where revoked_at is null and expires_at > now()) as sessions
       from graphile_worker.jobs`,
    );
    return rows[0] ?? null;
  } catch {
    return null;
  }
}
