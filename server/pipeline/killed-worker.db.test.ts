import { afterEach, describe, expect, test } from "vitest";
import { pool } from "@/server/db/client";
import { releaseJobsOfDeadWorkers } from "@/server/db/release-jobs";
import { recordEvents } from "@/server/services/hook-event/record";
import { givenWorld, lesson } from "@/test/factories/lesson";
import { readLearned } from "@/test/factories/read-learned";
import { startWorker, type WorkerProcess } from "@/test/worker-process";

const WISH = "no, we use pnpm here, not npm";
/** Stages that a correction passes. */
const PASSED = ["detect", "extract", "resolve", "compile", "backtest", "publish"] as const;
const PATIENCE_MS = 600_000;

const started: WorkerProcess[] = [];
afterEach(async () => {
  for (const worker of started.splice(0)) await worker.kill();
});

function start(stayIn?: string): WorkerProcess {
  const worker = startWorker(stayIn);
  started.push(worker);
  return worker;
}

/** A lesson whose events wait in the queue. */
async function queued() {
  const world = await givenWorld();
  await recordEvents({ ctx: world.ctx, input: { events: Object.values(lesson(world, WISH)) } });
  return world;
}

/** The jobs of dead workers are old enough to be taken for dead. */
async function letTimePass(): Promise<void> {
  for (const table of ["_private_jobs", "_private_job_queues"]) {
    await pool().query(
      `update graphile_worker.${table} set locked_at = locked_at - interval '3 minutes' where locked_at is not null`,
    );
  }
}

async function untilDone(): Promise<void> {
  const count = async () => {
    const { rows } = await pool().query<{ left: number }>(
      "select count(*)::int as left from graphile_worker.jobs where task_identifier = 'process-event'",
    );
    return rows[0]?.left;
  };
  await expect.poll(count, { timeout: PATIENCE_MS, interval: 200 }).toBe(0);
}

describe("a worker that is killed with kill -9", () => {
  test("in the middle of any stage: a second worker finishes, and everything is there exactly once", {
    timeout: 2 * PATIENCE_MS,
  }, async () => {
    const worlds = [];
    for (const stage of PASSED) {
      const world = await queued();
      const worker = start(stage);
      await worker.said(`wrote ${stage}`);
      await worker.kill();
      worlds.push({ stage, world });
    }
    const control = await queued();
    await letTimePass();
    expect(await releaseJobsOfDeadWorkers()).toBe(PASSED.length);
    start();
    await untilDone();

    const expected = await readLearned(control);
    expect(expected.rules).toMatchObject([{ number: 1, status: "active", mode: "block" }]);
    for (const { stage, world } of worlds) {
      expect({ stage, ...(await readLearned(world)) }).toEqual({ stage, ...expected });
    }
  });
});
