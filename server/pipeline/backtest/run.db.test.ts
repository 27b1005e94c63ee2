import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { getBacktest } from "@/server/services/backtest/get";
import { listStops } from "@/server/services/backtest/list-stops";
import { markStop } from "@/server/services/backtest/mark-stop";
import { startBacktest } from "@/server/services/backtest/start";
import { stopBacktest } from "@/server/services/backtest/stop";
import { describeVerb } from "@/test/describe-verb";
import { commandEvent, mintCheckedRule, mintEvents } from "@/test/factories/mint-checked-rule";
import { mintRule, mintSession } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { runBacktest } from "./run";

const placeOf = ({ owner, project }: Tenant) => ({ projectId: project.id, ownerId: owner.id });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function worked(tenant: Tenant, commands: string[], ruleWish: object = {}) {
  const place = placeOf(tenant);
  const { id: ruleId } = await mintCheckedRule(place, { number: 1, ...ruleWish });
  const { sessionId } = await mintSession(place, minutesAgo(commands.length + 1));
  const eventIds = await mintEvents(
    place,
    sessionId,
    commands.map((command, index) => commandEvent(command, minutesAgo(commands.length - index))),
  );
  return { ruleId, sessionId, eventIds };
}

/** As the queue runs it. */
async function ran(tenant: Tenant, ruleId: string, goOn = false) {
  const { id: runId } = await startBacktest({ ctx: tenant.ctx, input: { ruleId, goOn } });
  await runBacktest({ runId, now: () => new Date(), isLastAttempt: true });
  const run = await getBacktest({ ctx: tenant.ctx, input: { ruleId } });
  if (!run) throw new Error("it ran");
  return run;
}

const stopsOf = (tenant: Tenant, ruleId: string) => listStops({ ctx: tenant.ctx, input: { ruleId } });
const quiet = (count: number) => Array.from({ length: count }, (_, index) => `ls ${index}`);

describe("a backtest over the person's own events", () => {
  it("counts would-be stops with excerpts, newest first, and shows the limits as numbers", async () => {
    const tenant = await mintTenant();
    const { ruleId } = await worked(tenant, ["git push origin a", ...quiet(120), "cd x && git push -f"]);
    const run = await ran(tenant, ruleId);
    expect(run).toMatchObject({
      ...{ status: "succeeded", total: 122, checked: 122, actions: 122, unrelated: 2, hasMore: false },
      ...{ passed: false, precision: null },
      limits: [
        { limit: "share", found: 2, allowed: 1, passed: false },
        { limit: "enough", found: 122, allowed: 50, passed: true },
      ],
    });
    // An act is stopped; only at an end of a turn would the agent be sent on.
    expect((await stopsOf(tenant, ruleId)).map(({ excerpt, atTurnEnd }) => [excerpt, atTurnEnd])).toEqual([
      ["git push -f", false],
      ["git push origin a", false],
    ]);
  });

  it("nobody else's events are read, and nobody else sees the run", async () => {
    const tenant = await mintTenant();
    const colleague = await tenant.join("editor");
    const { ruleId } = await worked(tenant, ["git push"], { layer: "project" });
    expect((await ran(tenant, ruleId)).unrelated).toBe(1);
    expect(await getBacktest({ ctx: colleague.ctx, input: { ruleId } })).toBeNull();
    expect(await listStops({ ctx: colleague.ctx, input: { ruleId } })).toEqual([]);
    const { id: runId } = await startBacktest({ ctx: colleague.ctx, input: { ruleId } });
    await runBacktest({ runId, now: () => new Date(), isLastAttempt: true });
    expect(await getBacktest({ ctx: colleague.ctx, input: { ruleId } })).toMatchObject({ actions: 0 });
  });

  it("the person's word outweighs the guess, and precision comes with its interval", async () => {
    const tenant = await mintTenant();
    const { ruleId } = await worked(tenant, ["git push a", "git push b", ...quiet(60)], {
      recipe: "no-push",
    });
    expect(await ran(tenant, ruleId)).toMatchObject({ against: 2, passed: false });
    const [first, second] = await stopsOf(tenant, ruleId);
    await markStop({ ctx: tenant.ctx, input: { stopId: first?.id ?? "", mark: "right" } });
    await markStop({ ctx: tenant.ctx, input: { stopId: second?.id ?? "", mark: "wrong" } });
    const run = await getBacktest({ ctx: tenant.ctx, input: { ruleId } });
    // 1 of 2, by Wilson: 9.5 % to 90.5 %.
    expect(run).toMatchObject({ right: 1, wrong: 1, against: 1, passed: true, precision: { share: 0.5 } });
    expect(run?.precision?.low.toFixed(3)).toBe("0.095");
  });

  it("marks stay when it runs again, also for the next version", async () => {
    const tenant = await mintTenant();
    const { ruleId } = await worked(tenant, ["git push a"]);
    await ran(tenant, ruleId);
    const [stop] = await stopsOf(tenant, ruleId);
    await markStop({ ctx: tenant.ctx, input: { stopId: stop?.id ?? "", mark: "right" } });
    expect(await ran(tenant, ruleId)).toMatchObject({ right: 1, unrelated: 1 });
    const { id: _id, ...version } = await db.ruleVersion.findFirstOrThrow({ where: { ruleId } });
    const copy = JSON.parse(
      JSON.stringify({ ...version, version: 2, recipeParams: undefined, backtest: undefined }),
    );
    await db.ruleVersion.create({ data: copy });
    await db.rule.update({ where: { id: ruleId }, data: { currentVersion: 2 } });
    expect(await getBacktest({ ctx: tenant.ctx, input: { ruleId } })).toMatchObject({
      version: 1,
      isOld: true,
    });
    expect(await ran(tenant, ruleId)).toMatchObject({ version: 2, isOld: false, right: 1 });
  });

  it("goes on where it was stopped, and counts nothing twice", async () => {
    const tenant = await mintTenant();
    const { ruleId, eventIds } = await worked(tenant, ["git push a", ...quiet(3), "git push b"]);
    const { id } = await startBacktest({ ctx: tenant.ctx, input: { ruleId } });
    await stopBacktest({ ctx: tenant.ctx, input: { ruleId } });
    // A worker that comes late finds it stopped.
    await runBacktest({ runId: id, now: () => new Date(), isLastAttempt: true });
    expect(await getBacktest({ ctx: tenant.ctx, input: { ruleId } })).toMatchObject({
      status: "skipped",
      checked: 0,
    });
    // As if two had been looked at before the stop.
    await db.backtestRun.update({
      where: { id },
      data: { checked: 2, actions: 2, unrelated: 1, cursorId: eventIds[3] ?? null },
    });
    expect(await ran(tenant, ruleId, true)).toMatchObject({ status: "succeeded", checked: 5, unrelated: 2 });
  });

  it("looks at ends of turns too: a required step, with what happened in the task", async () => {
    const tenant = await mintTenant();
    const place = placeOf(tenant);
    const { id: ruleId } = await mintCheckedRule(place, {
      number: 1,
      verifier: {
        kind: "required-step",
        trigger: { changed: ["src/**"] },
        step: { commands: [{ program: ["npm"], subcommand: ["test"] }] },
        before: "finish",
      },
    });
    const { sessionId } = await mintSession(place, minutesAgo(60));
    const change = { action: { kind: "file_change", path: "src/a.ts", op: "modify" } };
    const test = { action: { kind: "shell_command", command: "npm test" } };
    const [, , untested] = await mintEvents(place, sessionId, [
      { kind: "prompt_submitted", at: minutesAgo(50), payload: { prompt: "fix it" } },
      { kind: "action_finished", at: minutesAgo(49), outcome: "ok", payload: change },
      { kind: "turn_finished", at: minutesAgo(48), payload: { message: "Fixed." } },
      { kind: "prompt_submitted", at: minutesAgo(40), payload: { prompt: "and that" } },
      { kind: "action_finished", at: minutesAgo(39), outcome: "ok", payload: change },
      { kind: "action_finished", at: minutesAgo(38), outcome: "ok", payload: test },
      { kind: "turn_finished", at: minutesAgo(37), payload: { message: "Fixed and tested." } },
    ]);
    expect(await ran(tenant, ruleId)).toMatchObject({ checked: 2, actions: 2, related: 1, unrelated: 0 });
    expect(await stopsOf(tenant, ruleId)).toMatchObject([
      { eventId: untested, excerpt: "src/a.ts", atTurnEnd: true },
    ]);
  });

  it("judges final messages and files that were left behind", async () => {
    const tenant = await mintTenant();
    const place = placeOf(tenant);
    const { id: ruleId } = await mintCheckedRule(place, {
      number: 1,
      verifier: {
        all: [
          { kind: "message", maxLines: 2 },
          { kind: "workspace-state", leftovers: ["*.log"] },
        ],
      },
    });
    const { sessionId } = await mintSession(place, minutesAgo(60));
    await mintEvents(place, sessionId, [
      { kind: "turn_finished", at: minutesAgo(9), payload: { message: "a\nb\nc\nd" } },
      {
        kind: "turn_finished",
        at: minutesAgo(8),
        payload: { message: "a", workspace: { filesCreated: ["debug.log"] } },
      },
      { kind: "turn_finished", at: minutesAgo(7), payload: { message: "fine" } },
    ]);
    expect(await ran(tenant, ruleId)).toMatchObject({ actions: 3, related: 2 });
  });

  it("says what to do where there is no check to run", async () => {
    const tenant = await mintTenant();
    const { id: ruleId } = await mintRule(placeOf(tenant), { number: 1 });
    await expectRefusal(startBacktest({ ctx: tenant.ctx, input: { ruleId } }), "CONFLICT");
  });
});

const ruleOf = async (tenant: Tenant) => (await mintCheckedRule(placeOf(tenant), { number: 7 })).id;

describeVerb("startBacktest", {
  action: "backtest.run",
  given: ruleOf,
  run: (ctx, ruleId) => startBacktest({ ctx, input: { ruleId } }),
  entity: (ruleId) => ruleId,
  effect: async (ruleId, run) =>
    expect(await db.backtestRun.findFirst({ where: { ruleId } })).toMatchObject({
      id: run.id,
      status: "queued",
    }),
});

describeVerb("stopBacktest", {
  action: "backtest.stop",
  given: async (tenant) => {
    const ruleId = await ruleOf(tenant);
    await startBacktest({ ctx: tenant.ctx, input: { ruleId } });
    return ruleId;
  },
  run: (ctx, ruleId) => stopBacktest({ ctx, input: { ruleId } }),
  entity: (ruleId) => ruleId,
  effect: async (ruleId) =>
    expect((await db.backtestRun.findFirst({ where: { ruleId } }))?.status).toBe("skipped"),
});

describeVerb("markStop", {
  action: "backtest.mark",
  given: async (tenant) => {
    const { ruleId } = await worked(tenant, ["git push"]);
    await ran(tenant, ruleId);
    const [stop] = await stopsOf(tenant, ruleId);
    return { ruleId, stopId: stop?.id ?? "" };
  },
  run: (ctx, { stopId }) => markStop({ ctx, input: { stopId, mark: "wrong" } }),
  entity: ({ ruleId }) => ruleId,
  effect: async ({ stopId }) =>
    expect((await db.backtestStop.findUniqueOrThrow({ where: { id: stopId } })).mark).toBe("wrong"),
});
