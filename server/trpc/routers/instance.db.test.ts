import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db, pool } from "@/server/db/client";
import { enqueue } from "@/server/db/enqueue";
import { contextOf } from "@/test/factories/contexts";
import { CANARY, plantCanaries } from "@/test/matrix/canary";
import { procedureRows } from "@/test/matrix/expectations";
import { makeWorld } from "@/test/matrix/world";
import { createCallerFactory } from "../init";
import { appRouter } from "../root";

const NAMES = Object.keys(appRouter._def.procedures).filter((name) => /^(?:user|instance)\./.test(name));

it("covers every procedure of an instance admin", () => {
  expect(NAMES.length).toBeGreaterThan(15);
});

it.each(NAMES)(
  "%s shows an instance admin no prompt, record, fact, rule, exemption or job's payload",
  async (name) => {
    const world = await makeWorld("instanceAdmin");
    await plantCanaries(world);
    const text = `pnpm, ${CANARY}`;
    await db.$transaction((tx) =>
      enqueue(tx, { task: "process-event", payload: { prompt: text }, queue: randomUUID(), maxAttempts: 1 }),
    );
    await pool().query(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = $1 where payload::text like $2`,
      [`TypeError: ${text}`, `%${CANARY}%`],
    );
    // There is an open invitation to list.
    await procedureRows["user.revokeInvitation"]?.input(world);
    const input = await procedureRows[name]?.input(world);
    const { requestId, now } = contextOf(world.actor.actor);
    const caller = createCallerFactory(appRouter)({
      ...{ actor: world.actor.actor, requestId, now, address: randomUUID(), userAgent: "test" },
    });
    const answer = await answerOf(caller, name, input);
    expect(answer.toLowerCase()).not.toContain(CANARY);
    // An empty answer would prove nothing.
    expect(answer.length).toBeGreaterThan(10);
  },
);

/** The answer, or the refusal with its cause, as text. */
async function answerOf(caller: object, name: string, input: unknown): Promise<string> {
  const procedure = name.split(".").reduce<unknown>((node, part) => Reflect.get(Object(node), part), caller);
  if (typeof procedure !== "function") throw new Error(`no procedure ${name}`);
  try {
    return JSON.stringify(await procedure(input)) ?? "";
  } catch (error) {
    return error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error);
  }
}
