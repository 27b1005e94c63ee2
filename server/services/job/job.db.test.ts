import { beforeEach, describe, expect, it } from "vitest";
import { writeJobFailure } from "@/core/job/failure";
import { db, pool } from "@/server/db/client";
import { enqueue } from "@/server/db/enqueue";
import { contextOf } from "@/test/factories/contexts";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { listJobs } from "./list";
import { removeJobs } from "./remove";
import { retryJobs } from "./retry";
import { summariseJobs } from "./summarise";

const CANARY = "canary-words-of-a-person";

beforeEach(() => pool().query("delete from graphile_worker._private_jobs"));

async function mintAdmin() {
  const user = await mintUser({ isInstanceAdmin: true });
  return { user, ctx: contextOf(user.actor) };
}

type Wish = { attempts?: number; error?: string; running?: boolean; runAt?: Date };

async function mintJob({ attempts = 0, error, running = false, runAt }: Wish = {}): Promise<string> {
  await db.$transaction((tx) =>
    enqueue(tx, { task: "process-event", payload: { words: CANARY }, runAt, maxAttempts: 3 }),
  );
  const { rows } = await pool().query<{ id: string }>(
    `update graphile_worker._private_jobs set attempts = $1, last_error = $2,
       locked_at = case when $3 then now() end, locked_by = case when $3 then 'worker-1' end
     where id = (select max(id) from graphile_worker._private_jobs) returning id::text`,
    [attempts, error ?? null, running],
  );
  return rows[0]?.id ?? "";
}

describe("the job queue, for an instance admin", () => {
  it("is counted by state, with the oldest due job", async () => {
    const { ctx } = await mintAdmin();
    const due = new Date(Date.now() - 600_000);
    await mintJob({ runAt: due });
    await mintJob({ runAt: new Date(Date.now() + 600_000) });
    await mintJob({ attempts: 1, running: true });
    await mintJob({ attempts: 2 });
    await mintJob({ attempts: 3 });
    await mintJob({ attempts: 3 });
    expect(await summariseJobs({ ctx })).toMatchObject({
      waiting: 2,
      running: 1,
      retrying: 1,
      failed: 2,
      oldestDueAt: due,
    });
  });

  it("shows task, tries and the masked error, never what a job works on", async () => {
    const { ctx } = await mintAdmin();
    const failure = { name: "HeedError", code: "CONFLICT", message: "Rule “…” is gone.", frames: [] };
    const known = await mintJob({ attempts: 3, error: writeJobFailure(failure) });
    const unknown = await mintJob({ attempts: 3, error: `TypeError: ${CANARY}` });
    const { items } = await listJobs({ ctx, input: { state: "failed" } });
    expect(items).toMatchObject([
      { id: unknown, task: "process-event", state: "failed", failure: { name: "TypeError", message: null } },
      { id: known, task: "process-event", attempts: 3, maxAttempts: 3, failure },
    ]);
    expect(JSON.stringify(items)).not.toContain(CANARY);
  });

  it("is paged", async () => {
    const { ctx } = await mintAdmin();
    const ids = [await mintJob(), await mintJob(), await mintJob()];
    const page = await listJobs({ ctx, input: { state: "waiting", limit: 2 } });
    expect(page.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const rest = await listJobs({ ctx, input: { state: "waiting", limit: 2, cursor: page.nextCursor } });
    expect(rest).toMatchObject({ items: [{ id: ids[0] }], nextCursor: null });
  });

  it("is NOT_FOUND for everybody else, and no token reaches it", async () => {
    const jobId = await mintJob({ attempts: 3 });
    const user = await mintUser();
    const { user: admin } = await mintAdmin();
    const token = await mintToken(admin, { scopes: ["events:write", "rules:read", "own:write"] });
    for (const [actor, code] of [
      [user.actor, "NOT_FOUND"],
      [token.actor, "FORBIDDEN"],
    ] as const) {
      const ctx = contextOf(actor);
      await expectRefusal(summariseJobs({ ctx }), code);
      await expectRefusal(listJobs({ ctx, input: {} }), code);
      await expectRefusal(retryJobs({ ctx, input: { jobIds: [jobId] } }), code);
      await expectRefusal(removeJobs({ ctx, input: { jobIds: [jobId] } }), code);
    }
  });
});

describe("a failed job", () => {
  it("is tried again from the start, audited on the instance's chain", async () => {
    const { user, ctx } = await mintAdmin();
    const jobId = await mintJob({ attempts: 3, error: `TypeError: ${CANARY}` });
    await retryJobs({ ctx, input: { jobIds: [jobId, jobId] } });
    const { items } = await listJobs({ ctx, input: { state: "waiting" } });
    expect(items).toMatchObject([{ id: jobId, attempts: 0 }]);
    await expectAuditEntry({
      chain: { kind: "instance" },
      action: "job.retry",
      entityId: jobId,
      actorId: user.id,
      before: { task: "process-event", attempts: 3, error: "TypeError" },
    });
    await expectRefusal(retryJobs({ ctx, input: { jobIds: [jobId] } }), "CONFLICT");
  });

  it("can be removed; one that still runs or waits cannot", async () => {
    const { user, ctx } = await mintAdmin();
    const [failed, waiting, running] = [
      await mintJob({ attempts: 3 }),
      await mintJob(),
      await mintJob({ attempts: 3, running: true }),
    ];
    for (const id of [waiting, running]) {
      await expectRefusal(removeJobs({ ctx, input: { jobIds: [failed, id] } }), "CONFLICT");
    }
    await removeJobs({ ctx, input: { jobIds: [failed] } });
    const { rows } = await pool().query("select id::text from graphile_worker.jobs order by id");
    expect(rows).toEqual([{ id: waiting }, { id: running }]);
    await expectAuditEntry({
      chain: { kind: "instance" },
      action: "job.remove",
      entityId: failed,
      actorId: user.id,
      before: { task: "process-event", attempts: 3, error: null },
    });
  });
});
