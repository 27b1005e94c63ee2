import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { uuidv7 } from "@/core/ids";
import { db, pool } from "@/server/db/client";
import {
  commandEvent,
  givenPerson,
  givenProject,
  hookEvent,
  personContext,
  tokenContext,
} from "@/test/factories/hook-event";
import { isEventStored } from "./is-stored";
import { recordEvents } from "./record";
import { agentSessionId } from "./session-key";

const DAY = 86_400_000;

async function jobKeys(eventId: string): Promise<number> {
  const { rows } = await pool().query("select 1 from graphile_worker.jobs where key = $1", [
    `event:${eventId}`,
  ]);
  return rows.length;
}

async function world() {
  const user = await givenPerson();
  const project = await givenProject(user.id, "viewer");
  return { user, project, ctx: tokenContext(user.id) };
}

describe("recordEvents", () => {
  test("stores a batch with its session, counters and jobs; a replay changes nothing", async () => {
    const { user, project, ctx } = await world();
    const prompt = hookEvent(project.slug, { prompt: "add left-pad" });
    const action = commandEvent(project.slug, "npm install left-pad");
    const batch = [prompt, action];

    expect(await recordEvents({ ctx: ctx, input: { events: batch } })).toEqual([
      { id: prompt.id, result: "stored" },
      { id: action.id, result: "stored" },
    ]);
    expect(await recordEvents({ ctx: ctx, input: { events: batch } })).toEqual([
      { id: prompt.id, result: "duplicate" },
      { id: action.id, result: "duplicate" },
    ]);

    const session = await db.agentSession.findFirstOrThrow({ where: { projectId: project.id } });
    expect(session).toMatchObject({
      id: agentSessionId({
        ownerId: user.id,
        projectId: project.id,
        host: "claude_code",
        hostSessionId: "s1",
      }),
      promptCount: 1,
      actionCount: 1,
      denialCount: 0,
      title: "add left-pad",
    });
    expect(await db.hookEvent.count({ where: { sessionId: session.id } })).toBe(2);
    expect(await jobKeys(prompt.id)).toBe(1);
    expect(await jobKeys(action.id)).toBe(0);
  });

  test("one bad event does not cost its batch, an id twice in a batch is stored once", async () => {
    const { project, ctx } = await world();
    const good = hookEvent(project.slug, { prompt: "hello" });
    expect(await recordEvents({ ctx: ctx, input: { events: [{ id: "x" }, good, good, null] } })).toEqual([
      { id: "x", result: "rejected", reason: "invalid" },
      { id: good.id, result: "stored" },
      { id: good.id, result: "duplicate" },
      { id: "", result: "rejected", reason: "invalid" },
    ]);
  });

  test("an id of another owner is refused, and their event stays as it is", async () => {
    const first = await world();
    const second = await world();
    const event = hookEvent(first.project.slug, { prompt: "mine" });
    await recordEvents({ ctx: first.ctx, input: { events: [event] } });
    const stolen = { ...event, project: { key: second.project.slug }, prompt: "theirs" };
    expect(await recordEvents({ ctx: second.ctx, input: { events: [stolen] } })).toEqual([
      { id: event.id, result: "rejected", reason: "foreign_id" },
    ]);
    const row = await db.hookEvent.findUniqueOrThrow({ where: { id: event.id } });
    expect(row.ownerId).toBe(first.user.id);
    expect(await isEventStored({ ctx: first.ctx, input: { eventId: event.id } })).toBe(true);
    expect(await isEventStored({ ctx: second.ctx, input: { eventId: event.id } })).toBe(false);
  });

  test("the project key is looked up among the owner's own projects only; an id in the body is ignored", async () => {
    const { ctx, project } = await world();
    const other = await world();
    const foreign = hookEvent(other.project.slug, { prompt: "x" });
    const withId = { ...hookEvent(project.slug, { prompt: "y" }), projectId: other.project.id };
    const results = await recordEvents({ ctx: ctx, input: { events: [foreign, withId] } });
    expect(results[0]).toEqual({ id: foreign.id, result: "rejected", reason: "unknown_project" });
    expect(results[1]?.result).toBe("stored");
    const row = await db.hookEvent.findUniqueOrThrow({ where: { id: withId.id } });
    expect(row.projectId).toBe(project.id);
  });

  test("a token without events:write stores nothing", async () => {
    const { user, project } = await world();
    const event = hookEvent(project.slug, { prompt: "x" });
    expect(
      await recordEvents({ ctx: tokenContext(user.id, ["rules:read"]), input: { events: [event] } }),
    ).toEqual([{ id: event.id, result: "rejected", reason: "forbidden" }]);
  });

  test("“remember” needs own:write", async () => {
    const { user, project } = await world();
    const note = () =>
      hookEvent(project.slug, {
        kind: "client_note",
        note: { type: "command", command: { verb: "remember", text: "use pnpm" }, source: "prompt" },
      });
    const [preset] = await recordEvents({ ctx: tokenContext(user.id), input: { events: [note()] } });
    expect(preset).toMatchObject({ result: "rejected", reason: "forbidden" });
    const [own] = await recordEvents({
      ctx: tokenContext(user.id, ["events:write", "own:write"]),
      input: { events: [note()] },
    });
    expect(own?.result).toBe("stored");
  });

  test("events beyond retention are too old; a far future id waits in the default partition", async () => {
    const { project, ctx } = await world();
    const old = hookEvent(project.slug, { at: Date.now() - 91 * DAY, prompt: "old" });
    const backfilled = hookEvent(project.slug, { at: Date.now() - 89 * DAY, prompt: "backfilled" });
    const future = hookEvent(project.slug, { at: Date.now() + 400 * DAY, prompt: "future" });
    expect(
      (await recordEvents({ ctx: ctx, input: { events: [old, backfilled, future] } })).map(
        (result) => result.reason,
      ),
    ).toEqual(["too_old", undefined, undefined]);
    const { rows } = await pool().query("select 1 from hook_events_default where id = $1", [future.id]);
    expect(rows).toHaveLength(1);
    const session = await db.agentSession.findFirstOrThrow({ where: { projectId: project.id } });
    expect(session.lastEventAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test("the author is only ever weakened", async () => {
    const { user, project, ctx } = await world();
    const nested = hookEvent(project.slug, { prompt: "no, use pnpm", agentId: "explore" });
    const hostMade = hookEvent(project.slug, { prompt: "<task-notification>done</task-notification>" });
    const agent = hookEvent(project.slug, { prompt: "no", author: "agent" });
    await recordEvents({ ctx: ctx, input: { events: [nested, hostMade, agent] } });
    const browser = hookEvent(project.slug, { prompt: "no" });
    await recordEvents({ ctx: personContext(user), input: { events: [browser] } });
    const authors = await Promise.all(
      [nested, hostMade, agent, browser].map(async ({ id }) => {
        return (await db.hookEvent.findUniqueOrThrow({ where: { id } })).author;
      }),
    );
    expect(authors).toEqual(["subagent", "system", "agent", "automation"]);
    expect(await jobKeys(nested.id)).toBe(0);
  });

  test("secrets and private text never reach the table; NUL and half surrogates do not break it", async () => {
    const { project, ctx } = await world();
    const secret = `ghp_${randomBytes(18).toString("hex")}`;
    const event = hookEvent(project.slug, {
      prompt: `use ${secret} here <private>canary-private</private>\u0000 \ud800 \\u0000`,
    });
    const [result] = await recordEvents({ ctx: ctx, input: { events: [event] } });
    expect(result?.result).toBe("stored");
    const row = await db.hookEvent.findUniqueOrThrow({ where: { id: event.id } });
    const text = JSON.stringify(row.payload);
    expect(text).not.toContain(secret);
    expect(text).not.toContain("canary-private");
    expect(text).toContain("\\\\u0000");
  });

  test("ids that are no UUIDv7 are invalid", async () => {
    const { project, ctx } = await world();
    const event = { ...hookEvent(project.slug), id: "8d0e2f4a-55b1-4b0a-9d5c-7a9d1b8e1c11" };
    expect((await recordEvents({ ctx: ctx, input: { events: [event] } }))[0]).toMatchObject({
      result: "rejected",
      reason: "invalid",
    });
  });

  test("a late event of a judged prompt queues its session again", async () => {
    const { user, project, ctx } = await world();
    const at = Date.now();
    const prompt = hookEvent(project.slug, { prompt: "no", at });
    await recordEvents({ ctx: ctx, input: { events: [prompt] } });
    const row = await db.hookEvent.findUniqueOrThrow({ where: { id: prompt.id } });
    await db.pipelineRun.create({
      data: {
        projectId: project.id,
        ownerId: user.id,
        sessionId: row.sessionId,
        eventId: prompt.id,
        status: "succeeded",
      },
    });
    const late = commandEvent(project.slug, "npm i", { at: at - 500 });
    const later = commandEvent(project.slug, "ls", { at: at + 500 });
    const follows = async () => {
      const { rows } = await pool().query("select 1 from graphile_worker.jobs where key = $1", [
        `follow:${row.sessionId}`,
      ]);
      return rows.length;
    };
    await recordEvents({ ctx: ctx, input: { events: [later] } });
    expect(await follows()).toBe(0);
    await recordEvents({ ctx: ctx, input: { events: [{ ...late, id: uuidv7(at - 500, randomBytes(10)) }] } });
    expect(await follows()).toBe(1);
  });
});
