import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { HeedError } from "../../core/errors";
import { db, pool } from "../db/client";
import { enqueue } from "../db/enqueue";
import { startRunner } from "./runner";
import { defineTask } from "./task";

const CANARY = "canary-words-of-a-person";

test("a failed job leaves no word of what it worked on in the database", async () => {
  const name = `test-${randomUUID()}`;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const task = defineTask({
    name,
    payload: z.object({}).loose(),
    run: async () => {
      begin();
      throw new HeedError("CONFLICT", `Nobody knows “${CANARY}”.`, { cause: new Error(CANARY) });
    },
  });
  await db.$transaction((tx) => enqueue(tx, { task: name, payload: {}, maxAttempts: 1 }));
  const runner = await startRunner({ pool: pool(), tasks: [task], concurrency: 1 });
  await begun;
  await runner.stop();
  const { rows } = await pool().query<{ last_error: string }>(
    "select last_error from graphile_worker.jobs where task_identifier = $1",
    [name],
  );
  expect(JSON.parse(rows[0]?.last_error ?? "{}")).toMatchObject({
    name: "HeedError",
    code: "CONFLICT",
    message: "Nobody knows “…”.",
  });
  expect(rows[0]?.last_error).not.toContain(CANARY);
});
