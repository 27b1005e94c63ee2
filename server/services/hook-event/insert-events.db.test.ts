import type { PoolClient } from "pg";
import { describe, expect, it } from "vitest";
import { monthOf, partitionOf } from "@/core/hook-event/partitions";
import { db, pool } from "@/server/db/client";
import { contextOf } from "@/test/factories/contexts";
import { givenPerson, givenProject, hookEvent, tokenContext } from "@/test/factories/hook-event";
import { mintMembership } from "@/test/factories/mint-project";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintUser } from "@/test/factories/mint-user";
import { eraseAccount } from "../account/erase";
import { deleteErasedWork } from "../privacy/delete-erased-work";
import { recordEvents } from "./record";

/** A transaction of its own, rolled back unless it was committed. */
async function inTransaction(work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool().connect();
  try {
    await client.query("begin");
    await work(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** Resolves once a statement that holds these words waits for somebody's lock. */
async function untilWaiting(words: string): Promise<void> {
  for (;;) {
    const { rows } = await pool().query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and strpos(query, $1) > 0 and pid <> pg_backend_pid()`,
      [words],
    );
    if (rows.length > 0) return;
  }
}

describe("events that meet something on their way into the table", () => {
  it("are stored in their month when it is attached while they wait", async () => {
    const user = await givenPerson();
    const project = await givenProject(user.id);
    const event = hookEvent(project.slug, { prompt: "hello" });
    const { name, from, to } = partitionOf(monthOf(new Date()));
    let recorded: ReturnType<typeof recordEvents> | undefined;
    await inTransaction(async (client) => {
      await client.query(`create table ${name} (like hook_events including all)`);
      await client.query("lock table hook_events_default in access exclusive mode");
      recorded = recordEvents({ ctx: tokenContext(user.id), input: { events: [event] } });
      await untilWaiting("insert into hook_events");
      await client.query(
        `alter table hook_events attach partition ${name} for values from ('${from}') to ('${to}')`,
      );
      await client.query("commit");
    });
    expect(await recorded).toEqual([{ id: event.id, result: "stored" }]);
    const { rows } = await pool().query(
      "select tableoid::regclass::text as name from hook_events where id = $1",
      [event.id],
    );
    expect(rows).toEqual([{ name }]);
  });

  it("are not stored when their person is erased after they were let in", async () => {
    const { project } = await mintTenant();
    const person = await mintUser();
    await mintMembership(project.id, person.id, "member");
    const event = hookEvent(project.slug, { prompt: "late" });
    let recorded: ReturnType<typeof recordEvents> | undefined;
    await inTransaction(async (client) => {
      // As an erasure does first and last.
      await client.query("select id from users where id = $1 for update", [person.id]);
      recorded = recordEvents({ ctx: tokenContext(person.id), input: { events: [event] } });
      await untilWaiting("insert into hook_events");
      await client.query("update users set erased_at = now() where id = $1", [person.id]);
      await client.query("commit");
    });
    expect(await recorded).toMatchObject([{ id: event.id, result: "rejected" }]);
    expect(await db.hookEvent.count({ where: { ownerId: person.id } })).toBe(0);
    expect(await db.agentSession.count({ where: { ownerId: person.id } })).toBe(0);
  });

  it("and what a job wrote in the name of an erased person goes in the night", async () => {
    const { owner, project } = await mintTenant();
    const person = await mintUser();
    await mintMembership(project.id, person.id, "member");
    await eraseAccount({ ctx: contextOf(person.actor), input: { email: person.email } });
    const text = { content: "prod runs Node 20", topic: "runtime", language: "en", source: "user_stated" };
    const fact = { ...text, projectId: project.id, confidence: 1, initial: 1, scope: "project" } as const;
    await db.learnedFact.createMany({
      data: [
        { ...fact, ownerId: person.id },
        { ...fact, ownerId: owner.id },
      ],
    });
    expect(await deleteErasedWork()).toBe(1);
    const left = await db.learnedFact.findMany({
      where: { projectId: project.id },
      select: { ownerId: true },
    });
    expect(left).toEqual([{ ownerId: owner.id }]);
    expect(await deleteErasedWork()).toBe(0);
  });
});
