import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { HookEvent } from "@/core/hook-event/schema";
import { type EmbeddedServer, startEmbedded } from "@/server/db/embedded/start";
import { readMigrations } from "@/server/db/migrate";
import { prepareDatabase } from "@/server/db/prepare";
import { startWorker, type WorkerProcess } from "@/test/worker-process";

const PATIENCE_MS = 600_000;
const patiently = { timeout: PATIENCE_MS, interval: 100 };
const WISH = "no, we use pnpm here, not npm";
/** Acts of each person beside the lesson. */
const ACTS = 15;
const BATCH = 4;

// Whatever ends a process of the database, the machine goes on: what is written is there. Commits are waited for.
const SETTINGS = { fsync: "off", shared_buffers: "32MB" };

let dataFolder = "";
let server: EmbeddedServer;
let keeper: { stop: () => Promise<void> } | null = null;

// A server of its own: the others' is not to be restarted under them.
beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(os.tmpdir(), "heed-restart-"));
  server = await startEmbedded({ dataFolder, settings: SETTINGS });
  const urls = { ownerUrl: server.url, appUrl: server.appUrl };
  await prepareDatabase(urls, { migrations: readMigrations("prisma/migrations"), createsRole: true });
  // Before anything of the application is imported, which reads it.
  process.env.DATABASE_URL = server.appUrl;
}, PATIENCE_MS);

afterAll(async () => {
  await keeper?.stop();
  await (await import("@/server/db/client")).disconnect();
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}, PATIENCE_MS);

/** A worker that is started again when it ends, as the supervisor does. */
function keepWorking() {
  let current: WorkerProcess;
  let isWanted = true;
  const start = () => {
    current = startWorker();
    void current.exited.then(() => {
      if (isWanted) start();
    });
  };
  start();
  return {
    stop: async () => {
      isWanted = false;
      await current.kill();
    },
  };
}

/** As the owner, past the pool that is being tested; null while nobody answers. */
async function ask<TRow extends pg.QueryResultRow>(text: string): Promise<TRow[] | null> {
  const client = new pg.Client({ connectionString: server.url, connectionTimeoutMillis: 30_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query<TRow>(text)).rows;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The same, until somebody answers. */
async function insist<TRow extends pg.QueryResultRow>(text: string): Promise<TRow[]> {
  let rows: TRow[] | null = null;
  const isAnswered = async () => {
    rows = await ask<TRow>(text);
    return rows !== null;
  };
  await expect.poll(isAnswered, patiently).toBe(true);
  return rows ?? [];
}

/** Through the pool, which may still hold a broken connection. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  const done: T[] = [];
  const isDone = () =>
    work().then(
      (value) => done.push(value) > 0,
      () => false,
    );
  await expect.poll(isDone, patiently).toBe(true);
  const [value] = done;
  if (value === undefined) throw new Error("It was done and gave nothing.");
  return value;
}

/** Every connection ends in the middle of what it does. */
async function endConnections(): Promise<void> {
  await insist(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()`,
  );
}

/** `kill -9` on one of its processes: the server ends all others and recovers from its log. */
async function crash(): Promise<void> {
  const [victim] = await insist<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  if (victim) process.kill(victim.pid, "SIGKILL");
}

/** `kill -9` on the server itself, and a start on the folder that it left. */
async function restart(): Promise<void> {
  const [row] = await insist<{ data_directory: string }>("show data_directory");
  const pidFile = path.join(row?.data_directory ?? "", "postmaster.pid");
  process.kill(Number(readFileSync(pidFile, "utf8").split("\n")[0]), "SIGKILL");
  // Its orphans hold the memory for a while; on a busy machine longer than one start waits.
  const isUp = async () => {
    server = await startEmbedded({ dataFolder, settings: SETTINGS });
    return true;
  };
  await expect.poll(() => isUp().catch(() => false), patiently).toBe(true);
}

/** How many events the pipeline has been through. */
async function countDone(): Promise<number> {
  const [row] = await insist<{ done: number }>(
    "select count(*)::int as done from pipeline_runs where status = 'succeeded'",
  );
  return row?.done ?? 0;
}

async function untilWorkIsDone(): Promise<void> {
  const left = async () => {
    const [row] = await insist<{ left: number }>(
      "select count(*)::int as left from graphile_worker.jobs where task_identifier = 'process-event'",
    );
    return row?.left;
  };
  await expect.poll(left, patiently).toBe(0);
}

/** As the client's spool: the oldest first, the same ids again until each is answered for. */
async function deliver(spool: readonly HookEvent[], send: (events: HookEvent[]) => Promise<string[]>) {
  const answers: string[] = [];
  for (let at = 0; at < spool.length; at += BATCH) {
    const events = spool.slice(at, at + BATCH);
    const tryOnce = () =>
      send(events).then(
        (results) => answers.push(...results) > 0,
        () => false,
      );
    await expect.poll(tryOnce, patiently).toBe(true);
  }
  return answers;
}

describe("a database that is restarted under load", () => {
  test("nothing is lost: every event has one row, jobs go on, and what is learned is there once", {
    timeout: 4 * PATIENCE_MS,
  }, async () => {
    const { givenWorld, lesson, tick } = await import("@/test/factories/lesson");
    const { commandEvent } = await import("@/test/factories/hook-event");
    const { readLearned } = await import("@/test/factories/read-learned");
    const { recordEvents } = await import("@/server/services/hook-event/record");
    const { releaseJobsOfDeadWorkers } = await import("@/server/db/release-jobs");

    async function begin() {
      const world = await givenWorld();
      const acts = Array.from({ length: ACTS }, (_, act) =>
        commandEvent(world.project.slug, `ls folder-${act}`, { session: "s2", at: tick() }),
      );
      return { world, spool: [...Object.values(lesson(world, WISH)), ...acts] };
    }
    const blows = [endConnections, crash, restart];
    // Before the first blow: what the pool holds after one may be broken, and only deliveries are tried again.
    const worlds = [await begin(), await begin(), await begin()];
    keeper = keepWorking();
    for (const [at, { world, spool }] of worlds.entries()) {
      const send = async (events: HookEvent[]) => {
        const results = await recordEvents({ ctx: world.ctx, input: { events } });
        return results.map(({ result }) => result);
      };
      const before = await countDone();
      const early = await deliver(spool.slice(0, BATCH), send);
      // The blow meets a worker under way, and events that come in.
      await expect.poll(countDone, patiently).toBeGreaterThan(before);
      const [late] = await Promise.all([deliver(spool.slice(BATCH), send), blows[at]?.()]);
      // Stored, or stored already by a try whose answer was lost.
      const answers = [...early, ...late];
      expect(answers, `blow ${at}`).toHaveLength(spool.length);
      expect(answers.filter((answer) => answer !== "stored" && answer !== "duplicate")).toEqual([]);
    }

    // What a broken connection left locked is freed by the maintenance once it is old, as after any dead worker.
    await keeper.stop();
    for (const table of ["_private_jobs", "_private_job_queues"]) {
      await insist(
        `update graphile_worker.${table} set locked_at = locked_at - interval '3 minutes' where locked_at is not null`,
      );
    }
    await persistently(() => releaseJobsOfDeadWorkers());
    keeper = keepWorking();
    await untilWorkIsDone();

    const rows = await insist<{ id: string }>("select id from hook_events order by id");
    const spooled = worlds.flatMap(({ spool }) => spool.map(({ id }) => id));
    expect(rows.map(({ id }) => id)).toEqual(spooled.toSorted());
    const [first, ...others] = worlds;
    const expected = first && (await persistently(() => readLearned(first.world)));
    expect(expected?.rules).toMatchObject([{ number: 1, status: "active", mode: "block", occurrences: 1 }]);
    expect(expected?.rules[0]?.versions).toHaveLength(1);
    for (const { world } of others) {
      expect(await persistently(() => readLearned(world))).toEqual(expected);
    }
  });
});
