import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { uuidv7 } from "@/core/ids";
import { db } from "@/server/db/client";
import { findCanary } from "@/test/canaries/find-canary";
import { mintRecord } from "@/test/factories/mint-conflict";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { deleteExpiredEvents } from "./delete-expired";
import { eraseExpiredContents } from "./erase-contents";
import { eventSelect, toHookEvent } from "./to-hook-event";

const DAY = 86_400_000;
const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);
const canary = () => `canary-${randomBytes(8).toString("hex")}`;

async function storeChange({ owner, project }: Tenant, line: string, at: Date) {
  const { recordId, sessionId } = await mintRecord({ projectId: project.id, ownerId: owner.id });
  const action = {
    kind: "file_change",
    path: "src/plan.ts",
    op: "modify",
    addedLines: [line],
    removedLines: [],
  };
  const { id } = await db.hookEvent.create({
    data: {
      ...{ id: uuidv7(at.getTime(), randomBytes(10)), projectId: project.id, ownerId: owner.id, sessionId },
      ...{
        host: "claude_code",
        hostEventName: "PreToolUse",
        kind: "action_requested",
        author: "agent",
        seq: 1,
      },
      ...{ occurredAt: at, actionKind: "file_change", payload: { project: {}, action, prompt: "keep me" } },
    },
    select: { id: true },
  });
  const run = await db.pipelineRun.create({
    data: {
      ...{
        projectId: project.id,
        ownerId: owner.id,
        sessionId,
        eventId: id,
        status: "succeeded",
        createdAt: at,
      },
      stages: {
        create: {
          ...{ stage: "detect", stageVersion: 1, inputHash: "x", status: "succeeded", createdAt: at },
          output: { circumstances: { action, steps: [{ action }] } },
        },
      },
    },
    select: { id: true },
  });
  const steps = [{ action, outcome: "ok", at: 1 }];
  await db.correctionRecord.update({
    where: { id: recordId },
    data: { action, accepted: action, steps, workspace: { changes: [action] }, occurredAt: at },
    select: { id: true },
  });
  return { id, runId: run.id, recordId, sessionId };
}

it("contents of files go after 30 days, from events and from what copied them; the event stays", async () => {
  const tenant = await mintTenant();
  const [old, young] = [canary(), canary()];
  const stored = await storeChange(tenant, old, daysAgo(31));
  await storeChange(tenant, young, daysAgo(29));

  const report = await eraseExpiredContents(NOW);

  expect(report.events).toBeGreaterThanOrEqual(1);
  expect(report.copies).toBeGreaterThanOrEqual(2);
  expect(await findCanary(old)).toEqual([]);
  expect((await findCanary(young)).length).toBeGreaterThanOrEqual(6);
  const row = await db.hookEvent.findUniqueOrThrow({
    where: { id: stored.id },
    select: { ...eventSelect, contentsErasedAt: true },
  });
  expect(row.contentsErasedAt).toEqual(NOW);
  expect(toHookEvent(row)).toMatchObject({
    prompt: "keep me",
    action: { path: "src/plan.ts", addedLines: [] },
  });
});

it("each project keeps contents and events for its own number of days", async () => {
  const [brief, patient] = [await mintTenant(), await mintTenant()];
  await db.project.update({
    where: { id: brief.project.id },
    data: { contentRetentionDays: 2, retentionDays: 4 },
    select: { id: true },
  });
  const [short, long] = [canary(), canary()];
  const gone = await storeChange(brief, short, daysAgo(3));
  const kept = await storeChange(patient, long, daysAgo(3));
  await eraseExpiredContents(NOW);
  expect(await findCanary(short)).toEqual([]);
  expect((await findCanary(long)).length).toBeGreaterThan(0);

  await deleteExpiredEvents(daysAgo(-2));
  expect(await db.hookEvent.count({ where: { id: { in: [gone.id, kept.id] } } })).toBe(1);
  expect(await db.pipelineRun.count({ where: { id: { in: [gone.runId, kept.runId] } } })).toBe(1);
});

it("with the event goes what explains it: its run and the title of its session; the correction stays", async () => {
  const tenant = await mintTenant();
  const stored = await storeChange(tenant, "x = 1", daysAgo(91));
  await db.agentSession.update({
    where: { id: stored.sessionId },
    data: { lastEventAt: daysAgo(91) },
    select: { id: true },
  });
  await db.removedEvent.create({
    data: {
      ...{ eventId: stored.recordId, ownerId: tenant.owner.id, projectId: tenant.project.id },
      createdAt: daysAgo(91),
    },
  });
  await deleteExpiredEvents(NOW);
  expect(await db.hookEvent.count({ where: { id: stored.id } })).toBe(0);
  expect(await db.pipelineRun.count({ where: { id: stored.runId } })).toBe(0);
  expect(await db.removedEvent.count({ where: { eventId: stored.recordId } })).toBe(0);
  expect(await db.correctionRecord.count({ where: { id: stored.recordId } })).toBe(1);
  const session = await db.agentSession.findUniqueOrThrow({ where: { id: stored.sessionId } });
  expect(session.title).toBe("");
});
