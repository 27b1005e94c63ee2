import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import { forkAndHear, withDatabase } from "./database";

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
  return withDatabase(async () => {
    // Only now: settings are read when the database client is loaded.
    const { batchOf, prepareIngest } = await import("./ingest-data");
    const { owner, project, slug, token } = await prepareIngest();
    const { child, said } = await forkAndHear("bench/ingest-server.ts", {
      BENCH_OWNER: owner,
      BENCH_PROJECT: project,
    });
    try {
      const port = Number(said);
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
  });
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
