import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { explainPrompt } from "@/server/services/agent-session/explain-prompt";
import { describeVerb } from "@/test/describe-verb";
import { projectContextOf } from "@/test/factories/contexts";
import { hookEvent, personContext } from "@/test/factories/hook-event";
import { givenWorld, type LessonWorld, lesson, send, tick } from "@/test/factories/lesson";
import { mintRecord } from "@/test/factories/mint-conflict";
import { mintSession } from "@/test/factories/mint-learning";
import { mintMark } from "@/test/factories/mint-mark";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { work } from "@/test/factories/work";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { markSignal } from "./mark";
import { withdrawMark } from "./withdraw-mark";

const placeOf = ({ owner, project }: Tenant) => ({ projectId: project.id, ownerId: owner.id });

async function inBrowser({ user, project }: LessonWorld) {
  return projectContextOf(personContext(user).actor, project);
}

describeVerb("markSignal", {
  action: "signal.mark",
  given: (tenant) => mintSession(placeOf(tenant)),
  run: (ctx, { eventId }) => markSignal({ ctx, input: { eventId, verdict: "none" } }),
  entity: (_given, { mark }) => mark.id,
  effect: async ({ eventId }, answer) => {
    expect(answer).toMatchObject({
      mark: { eventId, verdict: "none" },
      taught: false,
      takenBack: { proposals: 0, facts: 0 },
      inForce: [],
    });
    expect(await db.signalMark.count({ where: { eventId, verdict: "none", withdrawnAt: null } })).toBe(1);
  },
});

describeVerb("withdrawMark", {
  action: "signal.withdraw_mark",
  given: (tenant) => mintMark(placeOf(tenant)),
  run: (ctx, { eventId }) => withdrawMark({ ctx, input: { eventId } }),
  entity: ({ markId }) => markId,
  effect: async ({ markId }) => {
    // Nothing is deleted: the mark stays as withdrawn.
    expect((await db.signalMark.findUniqueOrThrow({ where: { id: markId } })).withdrawnAt).not.toBeNull();
  },
});

describe("who may mark", () => {
  it("answers NOT_FOUND to a colleague, an admin and the owner of the project about somebody else's prompt", async () => {
    const tenant = await mintTenant();
    const member = await tenant.join("member");
    const { eventId } = await mintSession({ projectId: tenant.project.id, ownerId: member.user.id });
    const admin = await tenant.join("admin");
    for (const { ctx } of [tenant, admin]) {
      await expectRefusal(markSignal({ ctx, input: { eventId, verdict: "none" } }), "NOT_FOUND");
      await expectRefusal(withdrawMark({ ctx, input: { eventId } }), "NOT_FOUND");
    }
  });

  it("marks no prompt that an agent wrote", async () => {
    const tenant = await mintTenant();
    const { eventId } = await mintSession(placeOf(tenant));
    await db.hookEvent.update({ where: { id: eventId }, data: { author: "subagent" } });
    const marking = markSignal({ ctx: tenant.ctx, input: { eventId, verdict: "correction" } });
    await expectRefusal(marking, "PRECONDITION");
  });
});

describe("“this was a correction”", () => {
  it("leads into learning, in other words when the person gives them", async () => {
    const world = await givenWorld();
    const { request, act, done } = lesson(world, "unused");
    const prompt = hookEvent(world.project.slug, { at: tick(), prompt: "show me the lockfile" });
    await send(world, [request, act, done, prompt]);
    expect(await db.resolution.count({ where: { ownerId: world.user.id } })).toBe(0);
    const ctx = await inBrowser(world);

    const input = { eventId: prompt.id, verdict: "correction", wish: "Use pnpm, not npm." } as const;
    expect((await markSignal({ ctx, input })).taught).toBe(true);
    await work(prompt.id);

    const fact = await db.learnedFact.findFirstOrThrow({ where: { ownerId: world.user.id } });
    expect(fact.content).toContain("pnpm");
    const rule = await db.rule.findFirstOrThrow({ where: { ownerId: world.user.id } });
    expect(rule.topic).toBe("package-manager");
  });

  it("is taken back with what was learned from it", async () => {
    const world = await givenWorld();
    const { request, act, done } = lesson(world, "unused");
    const prompt = hookEvent(world.project.slug, { at: tick(), prompt: "show me the lockfile" });
    await send(world, [request, act, done, prompt]);
    const ctx = await inBrowser(world);
    const input = { eventId: prompt.id, verdict: "correction", wish: "Use pnpm, not npm." } as const;
    await markSignal({ ctx, input });
    await work(prompt.id);

    await withdrawMark({ ctx, input: { eventId: prompt.id } });
    await work(prompt.id);

    const rule = await db.rule.findFirstOrThrow({ where: { ownerId: world.user.id } });
    expect(rule.status).toBe("archived");
    const fact = await db.learnedFact.findFirstOrThrow({ where: { ownerId: world.user.id } });
    expect(fact.retiredAt).not.toBeNull();
    const record = await db.correctionRecord.findUniqueOrThrow({ where: { eventId: prompt.id } });
    expect([record.status, record.words]).toEqual(["dismissed", "show me the lockfile"]);
  });

  it.each(["Use yarn, not npm.", "Use pnpm, not npm."])(
    "withdrawn, the same prompt can be taught again, in other words or in the same: %s",
    async (wish) => {
      const world = await givenWorld();
      const { request, act, done } = lesson(world, "unused");
      const prompt = hookEvent(world.project.slug, { at: tick(), prompt: "show me the lockfile" });
      await send(world, [request, act, done, prompt]);
      const ctx = await inBrowser(world);
      const mark = { eventId: prompt.id, verdict: "correction" } as const;
      await markSignal({ ctx, input: { ...mark, wish: "Use pnpm, not npm." } });
      await work(prompt.id);
      await withdrawMark({ ctx, input: { eventId: prompt.id } });
      await work(prompt.id);

      expect((await markSignal({ ctx, input: { ...mark, wish } })).taught).toBe(true);
      await work(prompt.id);
      await work(prompt.id);

      const rules = await db.rule.findMany({
        where: { ownerId: world.user.id },
        orderBy: { number: "asc" },
        select: { status: true, versions: { select: { statement: true } } },
      });
      expect(rules.map(({ status, versions }) => [status, versions[0]?.statement])).toEqual([
        ["archived", "Use pnpm, not npm."],
        // As the first time: it waits until the host confirms who typed.
        ["proposed", wish],
      ]);
      const decisions = await db.resolution.findMany({
        where: { ownerId: world.user.id },
        orderBy: { position: "asc" },
      });
      expect(decisions.map(({ position, undoneAt }) => [position, undoneAt === null])).toEqual([
        [-1, false],
        [0, true],
      ]);
      const facts = await db.learnedFact.findMany({ where: { ownerId: world.user.id, retiredAt: null } });
      expect(facts.map(({ content }) => content)).toEqual([wish]);
    },
  );

  it("withdrawn, the prompt is not said to have taught something already", async () => {
    const world = await givenWorld();
    const { request, act, done } = lesson(world, "unused");
    const prompt = hookEvent(world.project.slug, { at: tick(), prompt: "show me the lockfile" });
    await send(world, [request, act, done, prompt]);
    const ctx = await inBrowser(world);
    const mark = { eventId: prompt.id, verdict: "correction" } as const;
    await markSignal({ ctx, input: { ...mark, wish: "Use pnpm, not npm." } });
    await work(prompt.id);
    await withdrawMark({ ctx, input: { eventId: prompt.id } });

    expect((await markSignal({ ctx, input: mark })).taught).toBe(true);
  });

  it("only confirms what has taught something already", async () => {
    const world = await givenWorld();
    const told = lesson(world, "no, use pnpm, not npm");
    await send(world, Object.values(told));
    const before = await db.rule.findFirstOrThrow({ where: { ownerId: world.user.id } });

    const ctx = await inBrowser(world);
    const { taught } = await markSignal({
      ctx,
      input: { eventId: told.prompt.id, verdict: "correction" },
    });
    await work(told.prompt.id);

    expect(taught).toBe(false);
    const rules = await db.rule.findMany({ where: { ownerId: world.user.id } });
    expect(rules.map(({ id, status }) => [id, status])).toEqual([[before.id, "active"]]);
    const mark = await db.signalMark.findFirstOrThrow({ where: { eventId: told.prompt.id } });
    expect([mark.label, mark.path, mark.language, mark.script]).toEqual(["correction", "act", "en", "latin"]);
    expect(mark.detectors).toContain("negation");
  });
});

describe("“this was none”", () => {
  /** Without a finding of the transcript the wish is only proposed. */
  async function proposed() {
    const world = await givenWorld();
    const { request, act, done, prompt } = lesson(world, "no, use pnpm, not npm");
    await send(world, [request, act, done, prompt]);
    const rule = await db.rule.findFirstOrThrow({ where: { ownerId: world.user.id } });
    expect(rule.status).toBe("proposed");
    return { world, prompt, ruleId: rule.id, ctx: await inBrowser(world) };
  }
  const statusOf = async (id: string) => (await db.rule.findUniqueOrThrow({ where: { id } })).status;

  it("takes back what was only proposed from that message, and its undo brings it back", async () => {
    const { world, prompt, ruleId, ctx } = await proposed();

    const answer = await markSignal({ ctx, input: { eventId: prompt.id, verdict: "none" } });
    expect(answer.takenBack).toEqual({ proposals: 1, facts: 1 });
    expect(await statusOf(ruleId)).toBe("archived");

    await withdrawMark({ ctx, input: { eventId: prompt.id } });
    expect(await statusOf(ruleId)).toBe("proposed");
    const fact = await db.learnedFact.findFirstOrThrow({ where: { ownerId: world.user.id } });
    expect(fact.retiredAt).toBeNull();
    const resolution = await db.resolution.findFirstOrThrow({ where: { ownerId: world.user.id } });
    expect(resolution.undoneAt).toBeNull();
  });

  it("is final for the prompt when the pipeline runs again, also when the transcript comes later", async () => {
    const { world, prompt, ruleId, ctx } = await proposed();
    await markSignal({ ctx, input: { eventId: prompt.id, verdict: "none" } });
    await work(prompt.id);
    const note = hookEvent(world.project.slug, {
      ...{ at: tick(), kind: "client_note", hostEventName: "note", author: "system" },
      note: { type: "provenance", promptEventId: prompt.id, found: "human" },
    });
    await send(world, [note]);
    await work(prompt.id);

    expect(await statusOf(ruleId)).toBe("archived");
    expect(await db.rule.count({ where: { ownerId: world.user.id } })).toBe(1);
    const why = await explainPrompt({ ctx, input: { eventId: prompt.id } });
    expect(why.summary).toBe("You said that this was no correction.");
    expect(why.mark?.verdict).toBe("none");
    // What the detectors saw stays visible beside the person's word.
    expect(why.detection?.signals.map(({ detector }) => detector)).toContain("negation");
  });

  it("archives no active rule by itself, and offers the undo of it", async () => {
    const world = await givenWorld();
    const told = lesson(world, "no, use pnpm, not npm");
    await send(world, Object.values(told));
    const rule = await db.rule.findFirstOrThrow({ where: { ownerId: world.user.id } });
    const resolution = await db.resolution.findFirstOrThrow({ where: { ownerId: world.user.id } });

    const ctx = await inBrowser(world);
    const answer = await markSignal({ ctx, input: { eventId: told.prompt.id, verdict: "none" } });
    await work(told.prompt.id);

    expect(await statusOf(rule.id)).toBe("active");
    expect(answer.inForce.map(({ resolutionId, rule: { id } }) => [resolutionId, id])).toEqual([
      [resolution.id, rule.id],
    ]);
    // The fact behind a rule in force stays as well.
    expect(await db.learnedFact.count({ where: { ownerId: world.user.id, retiredAt: null } })).toBe(1);
  });

  it.each(["superseded", "paused"] as const)(
    "says of no rule that is %s that it is still in force",
    async (status) => {
      const world = await givenWorld();
      const told = lesson(world, "no, use pnpm, not npm");
      await send(world, Object.values(told));
      const rule = await db.rule.findFirstOrThrow({ where: { ownerId: world.user.id } });
      await db.rule.update({ where: { id: rule.id }, data: { status } });

      const ctx = await inBrowser(world);
      const { inForce } = await markSignal({ ctx, input: { eventId: told.prompt.id, verdict: "none" } });

      expect(inForce).toEqual([]);
      expect(await statusOf(rule.id)).toBe(status);
    },
  );

  it("closes the question in the inbox, and its undo asks it again", async () => {
    const tenant = await mintTenant();
    const { recordId, eventId } = await mintRecord(placeOf(tenant));
    const { ctx } = tenant;
    const recordOf = () =>
      db.correctionRecord.findUniqueOrThrow({
        where: { id: recordId },
        select: { status: true, path: true },
      });
    await markSignal({ ctx, input: { eventId, verdict: "none" } });
    expect(await recordOf()).toEqual({ status: "dismissed", path: "ask" });
    await withdrawMark({ ctx, input: { eventId } });
    expect(await recordOf()).toEqual({ status: "open", path: "ask" });
  });

  it("takes the place of “this was a correction”; only one mark counts", async () => {
    const tenant = await mintTenant();
    const { eventId } = await mintSession(placeOf(tenant));
    const { ctx } = tenant;
    await markSignal({ ctx, input: { eventId, verdict: "correction" } });
    await markSignal({ ctx, input: { eventId, verdict: "none" } });
    const marks = await db.signalMark.findMany({ where: { eventId }, orderBy: { id: "asc" } });
    expect(marks.map(({ verdict, withdrawnAt }) => [verdict, withdrawnAt === null])).toEqual([
      ["correction", false],
      ["none", true],
    ]);
    expect((await db.correctionRecord.findUniqueOrThrow({ where: { eventId } })).status).toBe("dismissed");
  });
});
