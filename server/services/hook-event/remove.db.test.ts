import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db, pool } from "@/server/db/client";
import { findCanary } from "@/test/canaries/find-canary";
import { projectContextOf } from "@/test/factories/contexts";
import { hookEvent, personContext } from "@/test/factories/hook-event";
import { givenWorld, type LessonWorld, lesson, send, tick } from "@/test/factories/lesson";
import { mintSession } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { verifyAudit } from "../audit/verify";
import { recordEvents } from "./record";
import { removeEvent } from "./remove";

const canary = () => `canary-${randomBytes(8).toString("hex")}`;

/** Where the words of a wish are found before they are removed. */
const SPREAD = [
  ...["correction_records.words", "learned_facts.content", "resolutions.candidate", "rule_evidence.excerpt"],
  ...["rule_versions.statement", "rule_versions.verifier", "stage_runs.output", "notices.text"],
  "audit_payloads.after",
].map((place) => `public.${place}`);

async function inBrowser({ user, project }: LessonWorld) {
  return projectContextOf(personContext(user).actor, project);
}

describe("remove this event", () => {
  it("erases a mistaken paste from every table, with what was made from it", async () => {
    const world = await givenWorld();
    const secret = canary();
    const { request, act, done, prompt, note } = lesson(
      world,
      `no, always run \`make ${secret}\` before you finish`,
    );
    await send(world, [request, act, done, prompt, note]);
    const later = hookEvent(world.project.slug, { at: tick(), prompt: "now add right-pad, please" });
    await send(world, [later]);
    expect(await db.correctionRecord.count({ where: { eventId: prompt.id } })).toBe(1);
    const found = await findCanary(secret);
    for (const place of SPREAD) expect(found).toContain(place);

    const ctx = await inBrowser(world);
    const removed = await removeEvent({ ctx, input: { eventId: prompt.id } });

    expect(await findCanary(secret)).toEqual([]);
    expect(removed).toMatchObject({ eventId: prompt.id, events: 2, rules: 1 });
    const kept = await db.hookEvent.findMany({
      where: { projectId: world.project.id },
      select: { id: true },
    });
    expect(kept.map(({ id }) => id).sort()).toEqual([request.id, act.id, done.id, later.id].sort());
  });

  it("a rule whose only evidence is the event is archived and says “Removed by its author”", async () => {
    const world = await givenWorld();
    const { request, act, done, prompt, note } = lesson(world, "no, use pnpm, not npm");
    await send(world, [request, act, done, prompt, note]);
    const rule = await db.rule.findFirstOrThrow({ where: { ownerId: world.user.id } });
    expect(rule.status).toBe("active");
    const { bundleRevision } = await db.user.findUniqueOrThrow({ where: { id: world.user.id } });

    await removeEvent({ ctx: await inBrowser(world), input: { eventId: prompt.id } });

    const after = await db.rule.findUniqueOrThrow({ where: { id: rule.id }, include: { versions: true } });
    expect([after.status, after.topic]).toEqual(["archived", "removed"]);
    expect(after.versions.map(({ statement, verifier, report }) => [statement, verifier, report])).toEqual([
      ["Removed by its author", null, null],
    ]);
    const user = await db.user.findUniqueOrThrow({ where: { id: world.user.id } });
    expect(user.bundleRevision).toBeGreaterThan(bundleRevision);
    expect(await db.family.count({ where: { ownerId: world.user.id } })).toBe(0);
  });

  it("of a rule with other evidence only the evidence goes", async () => {
    const world = await givenWorld();
    const first = lesson(world, "no, use pnpm, not npm");
    await send(world, Object.values(first));
    const again = lesson(world, "I said pnpm, not npm!", "npm install right-pad");
    await send(world, [again.act, again.done, again.prompt, again.note]);
    const rule = await db.rule.findFirstOrThrow({
      where: { ownerId: world.user.id },
      include: { versions: true },
    });
    expect(await db.ruleEvidence.count({ where: { ruleId: rule.id } })).toBe(2);

    await removeEvent({ ctx: await inBrowser(world), input: { eventId: again.prompt.id } });

    const after = await db.rule.findUniqueOrThrow({
      where: { id: rule.id },
      include: { versions: true, evidence: true },
    });
    expect(after.status).toBe("active");
    expect(after.versions[0]?.statement).toBe(rule.versions[0]?.statement);
    expect(after.evidence.map(({ eventId }) => eventId)).toEqual([first.prompt.id]);
  });

  it("takes an act out of the corrections that had copied it as act, step and sample", async () => {
    const world = await givenWorld();
    const secret = canary();
    const { request, act, done, prompt, note } = lesson(
      world,
      "no, use pnpm, not npm",
      `npm install left-pad --registry https://${secret}.example.com`,
    );
    const finished = {
      ...act,
      ...hookEvent(world.project.slug, {
        at: tick(),
        kind: "action_finished",
        author: "agent",
        outcome: "ok",
      }),
      action: act.action,
    };
    await send(world, [request, act, finished, done, prompt, note]);
    expect(await findCanary(secret)).toContain("public.correction_records.action");

    await removeEvent({ ctx: await inBrowser(world), input: { eventId: act.id } });

    expect(await findCanary(secret)).toEqual([]);
    const record = await db.correctionRecord.findFirstOrThrow({ where: { eventId: prompt.id } });
    expect([record.action, record.referentEventId, record.words]).toEqual([
      null,
      null,
      "no, use pnpm, not npm",
    ]);
    expect((await db.rule.findFirstOrThrow({ where: { ownerId: world.user.id } })).status).toBe("active");
  });

  it("takes a request out of title and records, and the session's counters go back", async () => {
    const world = await givenWorld();
    const secret = canary();
    const { request, act, done, prompt, note } = lesson(world, "no, use pnpm, not npm");
    const pasted = { ...request, prompt: `add left-pad for ${secret}` };
    await send(world, [pasted, act, done, prompt, note]);
    await removeEvent({ ctx: await inBrowser(world), input: { eventId: pasted.id } });
    expect(await findCanary(secret)).toEqual([]);
    const session = await db.agentSession.findFirstOrThrow({ where: { projectId: world.project.id } });
    expect([session.title, session.promptCount]).toEqual(["no, use pnpm, not npm", 1]);
  });

  it("the same id sent again answers “duplicate” and stores nothing; for others it stays a foreign id", async () => {
    const world = await givenWorld();
    const event = hookEvent(world.project.slug, { prompt: "a mistaken paste" });
    await recordEvents({ ctx: world.ctx, input: { events: [event] } });
    await removeEvent({ ctx: await inBrowser(world), input: { eventId: event.id } });
    expect(await recordEvents({ ctx: world.ctx, input: { events: [event] } })).toEqual([
      { id: event.id, result: "duplicate" },
    ]);
    const other = await givenWorld();
    const stolen = { ...event, project: { key: other.project.slug } };
    expect(await recordEvents({ ctx: other.ctx, input: { events: [stolen] } })).toEqual([
      { id: event.id, result: "rejected", reason: "foreign_id" },
    ]);
    expect(await db.hookEvent.count({ where: { id: event.id } })).toBe(0);
  });

  it("is audited without the words, and the chain stays whole with erased payloads", async () => {
    const world = await givenWorld();
    const { request, act, done, prompt, note } = lesson(world, "no, use pnpm, not npm");
    await send(world, [request, act, done, prompt, note]);
    const ctx = await inBrowser(world);
    const { payloads } = await removeEvent({ ctx, input: { eventId: prompt.id } });
    expect(payloads).toBeGreaterThanOrEqual(3);
    const report = await verifyAudit({ ctx, input: { layer: "personal" } });
    expect(report).toMatchObject({ whole: true, erasedPayloads: payloads, brokenAt: null });
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { chain: { kind: "user", subjectId: world.user.id }, action: "event.remove" },
      include: { payload: true },
    });
    expect([entry.entityId, entry.payload?.actorId]).toEqual([prompt.id, world.user.id]);
  });

  it("removes an event without learning, and tells so", async () => {
    const tenant = await mintTenant();
    const { eventId } = await mintSession({ projectId: tenant.project.id, ownerId: tenant.owner.id });
    expect(await removeEvent({ ctx: tenant.ctx, input: { eventId } })).toEqual({
      ...{ eventId, events: 1, learned: 0, rules: 0, copies: 0, payloads: 0 },
    });
    await expectAuditEntry({
      ...{ chain: { kind: "user", subjectId: tenant.owner.id }, action: "event.remove" },
      ...{ entityId: eventId, actorId: tenant.owner.id },
    });
  });

  it("waits for a worker that is reading the session", async () => {
    const world = await givenWorld();
    const event = hookEvent(world.project.slug, { prompt: "hello there" });
    await recordEvents({ ctx: world.ctx, input: { events: [event] } });
    await pool().query(
      "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where key = $1",
      [`event:${event.id}`],
    );
    await expectRefusal(
      removeEvent({ ctx: await inBrowser(world), input: { eventId: event.id } }),
      "CONFLICT",
    );
    await pool().query(
      "update graphile_worker._private_jobs set locked_at = null, locked_by = null where key = $1",
      [`event:${event.id}`],
    );
    await removeEvent({ ctx: await inBrowser(world), input: { eventId: event.id } });
    const { rows } = await pool().query("select 1 from graphile_worker.jobs where key = $1", [
      `event:${event.id}`,
    ]);
    expect(rows).toEqual([]);
  });

  it("nobody else may: not a colleague, not the project's owner, no token", async () => {
    const tenant = await mintTenant();
    const member = await tenant.join("member");
    const place = { projectId: tenant.project.id, ownerId: member.user.id };
    const { eventId } = await mintSession(place);
    await expectRefusal(removeEvent({ ctx: tenant.ctx, input: { eventId } }), "NOT_FOUND");
    const token = await projectContextOf(
      {
        ...{ type: "cli_token" as const, userId: member.user.id, name: "x", tokenId: eventId },
        ...{ scopes: ["events:write", "rules:read", "own:write"], tokenProjectId: null, device: "laptop" },
      },
      tenant.project,
    );
    await expectRefusal(removeEvent({ ctx: token, input: { eventId } }), "FORBIDDEN");
    expect(await db.hookEvent.count({ where: { id: eventId } })).toBe(1);
  });
});
