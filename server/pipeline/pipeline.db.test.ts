import { describe, expect, test } from "vitest";
import { db } from "@/server/db/client";
import { recordEvents } from "@/server/services/hook-event/record";
import {
  commandEvent,
  givenPerson,
  givenProject,
  hookEvent,
  tokenContext,
} from "@/test/factories/hook-event";
import { processEvent } from "./process-event";

async function world() {
  const user = await givenPerson();
  const project = await givenProject(user.id);
  return { user, project, ctx: tokenContext(user.id) };
}
type World = Awaited<ReturnType<typeof world>>;

let clock = Date.now() - 3_600_000;
const tick = () => {
  clock += 1_000;
  return clock;
};

async function send({ ctx }: World, events: ReturnType<typeof hookEvent>[]) {
  const results = await recordEvents({ ctx, input: { events } });
  expect(results.map(({ result }) => result)).toEqual(events.map(() => "stored"));
  for (const { id } of events) await processEvent({ eventId: id, now: () => new Date() });
}

/** The agent installs with npm, the person objects, the transcript shows a person. */
async function correct(w: World, wish: string, command = "npm install left-pad", session = "s1") {
  const { slug } = w.project;
  const base = { session };
  const request = hookEvent(slug, { ...base, at: tick(), prompt: "add left-pad to the project" });
  const act = commandEvent(slug, command, { ...base, at: tick() });
  const done = hookEvent(slug, {
    ...base,
    at: tick(),
    kind: "turn_finished",
    hostEventName: "Stop",
    author: "agent",
    message: "I added left-pad.",
  });
  const prompt = hookEvent(slug, { ...base, at: tick(), prompt: wish });
  const note = hookEvent(slug, {
    ...base,
    at: tick(),
    kind: "client_note",
    hostEventName: "note",
    author: "system",
    note: { type: "provenance", promptEventId: prompt.id, found: "human" },
  });
  return { request, act, done, prompt, note };
}

describe("the pipeline", () => {
  test("a correction becomes a rule once the transcript shows a person", async () => {
    const w = await world();
    const { request, act, done, prompt, note } = await correct(w, "no, we use pnpm here, not npm");
    await send(w, [request, act, done, prompt]);

    const proposed = await db.rule.findMany({ where: { ownerId: w.user.id }, include: { versions: true } });
    expect(proposed.map(({ status }) => status)).toEqual(["proposed"]);

    await send(w, [note]);
    const rules = await db.rule.findMany({ where: { ownerId: w.user.id }, include: { versions: true } });
    expect(rules).toHaveLength(1);
    expect(rules[0]).toMatchObject({
      status: "active",
      number: 1,
      layer: "personal",
      topic: "package-manager",
    });
    const run = await db.pipelineRun.findUniqueOrThrow({
      where: { eventId: prompt.id },
      include: { stages: true },
    });
    expect(run.status).toBe("succeeded");
    const stages = run.stages.filter(({ status }) => status === "succeeded").map(({ stage }) => stage);
    expect(new Set(stages)).toEqual(
      new Set(["detect", "extract", "resolve", "compile", "backtest", "publish"]),
    );
    const notices = await db.notice.findMany({ where: { ownerId: w.user.id } });
    expect(notices.map(({ text }) => text.replace(/ \(.*\)/, ""))).toEqual([
      "Heed learned: use pnpm, not npm. Undo: heed undo 1",
    ]);
    const resolutions = await db.resolution.findMany({ where: { ownerId: w.user.id } });
    expect(resolutions.map(({ decisionLine }) => decisionLine.split(" — ")[0])).toEqual(["Decision: NEW"]);
  });
});
