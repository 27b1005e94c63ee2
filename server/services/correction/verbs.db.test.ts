import { expect, it } from "vitest";
import { db, pool } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { hookEvent } from "@/test/factories/hook-event";
import { mintRecord } from "@/test/factories/mint-conflict";
import { mintSession } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { remember } from "./remember";
import { setRecordStatus } from "./set-status";
import { teachFromPrompt } from "./teach";

const placeOf = ({ owner, project }: Tenant) => ({ projectId: project.id, ownerId: owner.id });

describeVerb("setRecordStatus", {
  action: "record.dismiss",
  given: (tenant) => mintRecord(placeOf(tenant)),
  run: (ctx, { recordId }) => setRecordStatus({ ctx, input: { recordId, status: "dismissed" } }),
  entity: ({ recordId }) => recordId,
  effect: async ({ recordId, eventId }, answer) => {
    expect(answer).toEqual({ eventId });
    expect((await db.correctionRecord.findUniqueOrThrow({ where: { id: recordId } })).status).toBe(
      "dismissed",
    );
  },
});

describeVerb("teachFromPrompt", {
  action: "record.create",
  given: (tenant) => mintSession(placeOf(tenant)),
  run: (ctx, { eventId }) => teachFromPrompt({ ctx, input: { eventId, wish: "Use pnpm." } }),
  entity: (_given, { recordId }) => recordId,
  effect: async ({ eventId }, { recordId }) => {
    const record = await db.correctionRecord.findUniqueOrThrow({ where: { id: recordId } });
    expect([record.eventId, record.words, record.path]).toEqual([eventId, "Use pnpm.", "taught"]);
    const { rows } = await pool().query("select task_identifier from graphile_worker.jobs where key = $1", [
      `event:${eventId}`,
    ]);
    expect(rows).toEqual([{ task_identifier: "process-event" }]);
  },
});

it("does not learn from an agent's prompt, nor from a colleague's", async () => {
  const tenant = await mintTenant();
  const { eventId } = await mintSession(placeOf(tenant));
  const colleague = await tenant.join("admin");
  await expectRefusal(teachFromPrompt({ ctx: colleague.ctx, input: { eventId } }), "NOT_FOUND");
  await db.hookEvent.update({ where: { id: eventId }, data: { author: "subagent" } });
  await expectRefusal(teachFromPrompt({ ctx: tenant.ctx, input: { eventId } }), "PRECONDITION");
});

describeVerb("remember", {
  action: "record.create",
  hasSubject: false,
  given: async (tenant) => ({
    ...(await mintSession(placeOf(tenant))),
    event: hookEvent(tenant.project.slug),
  }),
  run: async (ctx, { event, sessionId }) => {
    await remember({ ctx, input: { event, sessionId, text: "Use pnpm." } });
    // The stage may run twice.
    await remember({ ctx, input: { event, sessionId, text: "Use pnpm." } });
    return db.correctionRecord.findMany({ where: { eventId: event.id } });
  },
  entity: (_given, records) => records[0]?.id ?? "",
  effect: async (_given, records) => {
    expect(records.map(({ words, label, path }) => [words, label, path])).toEqual([
      ["Use pnpm.", "preference", "taught"],
    ]);
  },
});
