import { describe, expect, test } from "vitest";
import { db } from "@/server/db/client";
import { getEvent } from "@/server/services/hook-event/get";
import { recordEvents } from "@/server/services/hook-event/record";
import { commandEvent, hookEvent, inProject } from "@/test/factories/hook-event";
import { givenWorld, lesson, send, tick } from "@/test/factories/lesson";
import { readLearned } from "@/test/factories/read-learned";
import { followSession } from "./follow-session";
import { processEvent } from "./process-event";
import { runPassage } from "./runner";
import type { Stage } from "./stage";
import { STAGES } from "./stages";

const now = () => new Date();
const WISH = "no, we use pnpm here, not npm";
/** Stages that a correction passes. */
const PASSED = ["detect", "extract", "resolve", "compile", "backtest", "publish"] as const;

/** Sends a lesson without working on it. */
async function stored(wish = WISH) {
  const world = await givenWorld();
  const events = lesson(world, wish);
  await recordEvents({ ctx: world.ctx, input: { events: Object.values(events) } });
  return { world, ...events };
}

async function pass({ world, prompt }: Awaited<ReturnType<typeof stored>>, stages: Stage[]): Promise<void> {
  const found = await getEvent(prompt.id);
  if (!found) throw new Error("the prompt is stored");
  const { user, project } = world;
  const actor = { type: "system_job", job: "pipeline", userId: user.id, name: "Heed" } as const;
  const ctx = await inProject({ actor, requestId: "test", now }, project.slug);
  await runPassage({ ...found, ctx }, stages);
}

/** The stage writes all that it has to write; then the process dies, before the commit. */
function dying(name: Stage["name"]): Stage[] {
  return STAGES.map((stage) => {
    if (stage.name !== name) return stage;
    const store: Stage["store"] = async (passage, output, input) => {
      await stage.store(passage, output, input);
      throw new Error("killed");
    };
    return { ...stage, store };
  });
}

describe("a pipeline that is killed", () => {
  test("leaves nothing half-written in any stage, and ends in the same state when it runs again", async () => {
    const control = await stored();
    const expected = new Map<string, unknown>();
    for (const name of PASSED) {
      expected.set(name, await readLearned(control.world));
      await pass(control, STAGES.slice(0, STAGES.findIndex((stage) => stage.name === name) + 1));
    }
    const end = await readLearned(control.world);
    expect(end.rules).toMatchObject([{ number: 1, status: "active", mode: "block" }]);

    for (const name of PASSED) {
      const killed = await stored();
      await expect(pass(killed, dying(name))).rejects.toThrow("killed");
      expect({ name, ...(await readLearned(killed.world)) }).toEqual({ name, ...Object(expected.get(name)) });
      const run = await db.pipelineRun.findUniqueOrThrow({ where: { eventId: killed.prompt.id } });
      // Names of unknown errors only: a message may quote the prompt.
      expect([run.status, run.outcome]).toEqual(["failed", "Error"]);
      await processEvent({ eventId: killed.prompt.id, now });
      expect({ name, ...(await readLearned(killed.world)) }).toEqual({ name, ...end });
    }
  }, 180_000);
});

describe("a queue that is less than perfect", () => {
  test("two workers with the same job: what one of them loses, its retry finds done", async () => {
    const control = await stored();
    await processEvent({ eventId: control.prompt.id, now });
    const both = await stored();
    const work = () => processEvent({ eventId: both.prompt.id, now });
    const outcomes = await Promise.allSettled([work(), work()]);
    expect(outcomes.map(({ status }) => status)).toContain("fulfilled");
    await work();
    expect(await readLearned(both.world)).toEqual(await readLearned(control.world));
  }, 60_000);

  test("two sessions that teach the same at once make one rule", async () => {
    const world = await givenWorld();
    const lessons = ["s1", "s2"].map((session) => lesson(world, WISH, "npm install left-pad", session));
    const events = lessons.flatMap((told) => Object.values(told));
    await recordEvents({ ctx: world.ctx, input: { events } });
    const work = () =>
      Promise.allSettled(lessons.map(({ prompt }) => processEvent({ eventId: prompt.id, now })));
    await work();
    // What failed is tried again by the queue.
    await work();
    const { rules, decisions } = await readLearned(world);
    expect(rules).toMatchObject([{ number: 1, status: "active", occurrences: 2, relapses: 1 }]);
    expect(decisions.map(({ decisionLine }) => decisionLine.split(" ")[1]).toSorted()).toEqual([
      "NEW",
      "NOOP",
    ]);
  }, 60_000);

  test("events that come twice and backwards end in one rule in force", async () => {
    const world = await givenWorld();
    const { request, act, done, prompt, note } = lesson(world, WISH);
    const late = [note, prompt, done, act, request];
    for (const event of late) {
      for (const result of ["stored", "duplicate"]) {
        const results = await recordEvents({ ctx: world.ctx, input: { events: [event] } });
        expect(results.map((one) => one.result)).toEqual([result]);
      }
      await processEvent({ eventId: event.id, now });
    }
    const found = await getEvent(prompt.id);
    await followSession({ sessionId: found?.sessionId ?? "", now });
    const { rules, records, facts, notices } = await readLearned(world);
    expect(rules).toMatchObject([{ number: 1, status: "active" }]);
    expect([records.length, facts.length, notices.length]).toEqual([1, 1, 1]);
    const session = await db.agentSession.findUniqueOrThrow({ where: { id: found?.sessionId ?? "" } });
    expect([session.promptCount, session.actionCount]).toEqual([2, 1]);
  }, 60_000);

  test("the finding about who typed comes late: until then the rule waits, then it is in force", async () => {
    const world = await givenWorld();
    const { note, ...before } = lesson(world, WISH);
    await send(world, Object.values(before));
    expect((await readLearned(world)).rules).toMatchObject([{ status: "proposed" }]);
    expect((await readLearned(world)).notices).toEqual([]);
    await send(world, [note]);
    expect((await readLearned(world)).rules).toMatchObject([
      { status: "active", versions: [{ version: 1 }] },
    ]);
  }, 60_000);
});

test("the act that the person accepts afterwards is replayed: the check must let it pass", async () => {
  const world = await givenWorld();
  const { slug } = world.project;
  await send(world, Object.values(lesson(world, WISH)));
  const accepted = commandEvent(slug, "pnpm install left-pad", {
    ...{ at: tick(), kind: "action_finished", hostEventName: "PostToolUse", outcome: "ok" },
  });
  const next = hookEvent(slug, { at: tick(), prompt: "great, now write the tests" });
  await send(world, [accepted, next]);
  const versions = await db.ruleVersion.findMany({
    where: { rule: { ownerId: world.user.id } },
    orderBy: { version: "asc" },
    select: { reason: true, report: true },
  });
  expect(versions.map(({ reason }) => reason).at(-1)).toBe("Checked again with the act that you accepted.");
  const cases = JSON.stringify(versions.at(-1)?.report);
  expect(cases).toContain("pnpm install left-pad");
  const { outcome } = await db.pipelineRun.findUniqueOrThrow({ where: { eventId: next.id } });
  expect(outcome.match(/No signal/g)).toEqual(["No signal"]);
  await processEvent({ eventId: next.id, now });
  expect(await db.ruleVersion.count({ where: { rule: { ownerId: world.user.id } } })).toBe(versions.length);
}, 60_000);
