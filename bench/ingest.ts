import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { startEmbedded } from "../server/db/embedded/start";
import { migrate, readMigrations } from "../server/db/migrate";

export type IngestReport = { ratios: { batch1: number; batch50: number } };
type Target = { port: number; url: string; token?: string };

const ROUNDS = 8;
const IN_FLIGHT = 4;
const PLAN = { batch1: { size: 1, requests: 150 }, batch50: { size: 50, requests: 30 } };

/**
 * Throughput of `POST /events` (HTTP, token, schema, masking, one transaction, queue) against a bare
 * `node:http` handler that inserts the same rows with `pg`, in alternating rounds of one run (quality.md
 * section 3: batch of 50 at least 0.5).
 */
export async function run(): Promise<IngestReport> {
  const folder = mkdtempSync(path.join(tmpdir(), "heed-bench-"));
  const external = process.env.DATABASE_URL;
  const database = external ? null : await startEmbedded({ dataFolder: folder });
  process.env.DATABASE_URL = external ?? database?.url;
  try {
    await migrate(process.env.DATABASE_URL ?? "", readMigrations(path.resolve("prisma/migrations")));
    // Only now: settings are read when the database client is loaded.
    const { batchOf, prepareIngest } = await import("./ingest-data");
    const { owner, project, slug, token } = await prepareIngest();
    const env = { ...process.env, BENCH_OWNER: owner, BENCH_PROJECT: project, HEED_LOG_LEVEL: "silent" };
    const child = fork(path.resolve("bench/ingest-server.ts"), { env });
    try {
      const port = await portOf(child);
      const bare = { port, url: "/bare" };
      const ours = { port, url: "/api/v1/events", token };
      const bodies =
        ({ size, requests }: Plan) =>
        () =>
          Array.from({ length: requests }, () => JSON.stringify({ events: batchOf(slug, size) }));
      const batch1 = await ratioOf(bare, ours, bodies(PLAN.batch1));
      const batch50 = await ratioOf(bare, ours, bodies(PLAN.batch50));
      return { ratios: { batch1, batch50 } };
    } finally {
      child.kill();
    }
  } finally {
    const { disconnect } = await import("../server/db/client");
    await disconnect();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function portOf(child: ChildProcess): Promise<number> {
  const [port] = await once(child, "message");
  return Number(port);
}

type Plan = { size: number; requests: number };

/** Median over rounds of (time of bare / time of ours); the first round warms both up. */
async function ratioOf(bare: Target, ours: Target, bodies: () => string[]): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [first, second] = round % 2 === 0 ? [bare, ours] : [ours, bare];
    const times = new Map<Target, number>();
    times.set(first, await time(first, bodies()));
    times.set(second, await time(second, bodies()));
    if (round > 0) ratios.push((times.get(bare) ?? 0) / (times.get(ours) ?? 1));
  }
  ratios.sort((left, right) => left - right);
  return ratios[Math.floor(ratios.length / 2)] ?? 0;
}

async function time(target: Target, bodies: string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  const started = performance.now();
  await Promise.all(bodies.map((body) => post(target, body, agent)));
  const took = performance.now() - started;
  agent.destroy();
  return took;
}

function post({ port, url, token }: Target, body: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const sent = request({ host: "127.0.0.1", port, path: url, method: "POST", agent, headers }, (reply) => {
      reply.resume();
      reply.on("end", () => {
        if (reply.statusCode === 202) resolve();
        else reject(new Error(`${url} answered ${reply.statusCode}`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
