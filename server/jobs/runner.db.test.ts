import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { db, pool } from "../db/client";
import { enqueue } from "../db/enqueue";
import { startRunner } from "./runner";
import { defineTask } from "./task";

test("a job runs when its transaction commits, with a parsed payload, and not when it throws", async () => {
  const name = `test-${randomUUID()}`;
  const seen: unknown[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const task = defineTask({
    name,
    payload: z.object({ id: z.string() }),
    run: async (payload, helpers) => {
      seen.push([payload, helpers.attempt, helpers.isLastAttempt]);
      if (payload.id === "last") finish();
    },
  });
  const rolledBack = db.$transaction(async (tx) => {
    await enqueue(tx, { task: name, payload: { id: "never" }, queue: name });
    throw new Error("roll back");
  });
  await expect(rolledBack).rejects.toThrow("roll back");
  await db.$transaction(async (tx) => {
    await enqueue(tx, { task: name, payload: { id: "first", extra: 1 }, queue: name });
    await enqueue(tx, { task: name, payload: { id: "last" }, queue: name, maxAttempts: 1 });
  });

  const runner = await startRunner({ pool: pool(), tasks: [task], concurrency: 2 });
  try {
    await finished;
  } finally {
    await runner.stop();
  }
  expect(seen).toEqual([
    [{ id: "first" }, 1, false],
    [{ id: "last" }, 1, true],
  ]);
});

test("a waiting job with the same key is replaced", async () => {
  const name = `test-${randomUUID()}`;
  await db.$transaction(async (tx) => {
    await enqueue(tx, { task: name, payload: { id: "1" }, key: name });
    await enqueue(tx, { task: name, payload: { id: "2" }, key: name });
  });
  const { rows } = await pool().query("select count(*)::int as n from graphile_worker.jobs where key = $1", [
    name,
  ]);
  expect(rows[0].n).toBe(1);
});

test("a task that asks for it runs once when the worker starts", async () => {
  let tell: (payload: unknown) => void = () => {};
  const started = new Promise<unknown>((resolve) => {
    tell = resolve;
  });
  const task = defineTask({
    name: `test-${randomUUID()}`,
    payload: z.object({}),
    atStart: true,
    run: async (payload) => tell(payload),
  });
  const runner = await startRunner({ pool: pool(), tasks: [task], concurrency: 1 });
  try {
    expect(await started).toEqual({});
  } finally {
    await runner.stop();
  }
});

test("stop waits until the outcome of a job that was running is stored", async () => {
  const name = `test-${randomUUID()}`;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const busy = await pool().connect();
  const task = defineTask({
    name,
    payload: z.object({}).loose(),
    run: async () => {
      // The write that ends the job waits for this lock, as it would behind a busy database.
      await busy.query("begin; lock table graphile_worker._private_jobs in share mode");
      begin();
    },
  });
  await db.$transaction((tx) => enqueue(tx, { task: name, payload: {} }));
  const runner = await startRunner({ pool: pool(), tasks: [task], concurrency: 1 });
  await begun;
  const stopped = runner.stop();
  setTimeout(() => busy.query("commit").finally(() => busy.release()), 300);
  await stopped;
  const { rows } = await pool().query("select 1 from graphile_worker.jobs where task_identifier = $1", [
    name,
  ]);
  expect(rows).toEqual([]);
});
