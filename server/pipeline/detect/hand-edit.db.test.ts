import { describe, expect, it } from "vitest";
import type { FileChange, HandEdit } from "@/core/hook-event/schema";
import { db } from "@/server/db/client";
import { explainPrompt } from "@/server/services/agent-session/explain-prompt";
import { listTimeline } from "@/server/services/agent-session/timeline";
import { removeEvent } from "@/server/services/hook-event/remove";
import { markSignal } from "@/server/services/signal/mark";
import { withdrawMark } from "@/server/services/signal/withdraw-mark";
import { hookEvent, inProject, personContext } from "@/test/factories/hook-event";
import { givenWorld, type LessonWorld, send, tick, workAgain } from "@/test/factories/lesson";

const AGENTS = ["const total = await load();", "console.log(total);", "return total;"];

/** The agent wrote a file, the person changed it by hand and asked for something else. */
async function givenHandEdit(
  world: LessonWorld,
  { how, addedLines, author }: { how: HandEdit["how"]; addedLines: string[]; author?: "human" | "agent" },
) {
  const slug = world.project.slug;
  const request = hookEvent(slug, { at: tick(), prompt: "sum up the prices" });
  const written: FileChange = {
    ...{ kind: "file_change", path: "src/total.ts", op: "create", removedLines: [] },
    addedLines: AGENTS,
  };
  const act = hookEvent(slug, {
    ...{ at: tick(), kind: "action_finished", hostEventName: "PostToolUse", author: "agent" },
    ...{ action: written, outcome: "ok" },
  });
  const done = hookEvent(slug, {
    ...{ at: tick(), kind: "turn_finished", hostEventName: "Stop", author: "agent", message: "Done." },
    workspace: { filesCreated: ["src/total.ts"], changes: [] },
  });
  const change: FileChange = {
    ...{ kind: "file_change", path: "src/total.ts", op: "modify" },
    ...{ addedLines, removedLines: AGENTS },
  };
  const observed = hookEvent(slug, {
    ...{ at: tick(), kind: "workspace_observed", hostEventName: "workspace", author: author ?? "human" },
    workspace: {
      filesCreated: [],
      changes: [change],
      handEdits: [{ path: change.path, how, actId: act.id, lines: 3, kept: 0 }],
    },
  });
  const prompt = hookEvent(slug, { at: tick(), prompt: "now the tests" });
  await send(world, [request, act, done, observed, prompt]);
  return { act, observed, prompt };
}

describe("workspace_observed", () => {
  it("becomes a signal with reason and referent, on the session page and under “why?”, and teaches nothing", async () => {
    const world = await givenWorld();
    const { act, observed, prompt } = await givenHandEdit(world, {
      how: "put_back",
      addedLines: ["return 1;"],
    });
    const ctx = await inProject(personContext(world.user), world.project.slug);
    const session = await db.hookEvent.findFirstOrThrow({ where: { id: observed.id } });
    for (const show of ["all", "conversation", "learning"] as const) {
      const { items } = await listTimeline({ ctx, input: { sessionId: session.sessionId, show } });
      expect(items.find(({ id }) => id === observed.id)?.signals).toMatchObject([
        {
          detector: "tool_override",
          reasons: ["put_back_by_hand: src/total.ts"],
          referentEventId: act.id,
        },
      ]);
    }
    const why = await explainPrompt({ ctx, input: { eventId: observed.id } });
    expect(why.summary).toContain("changed by hand");
    expect(why.detection?.referentEventId).toBe(act.id);
    expect(why.canTeach).toBe(false);
    expect(await db.correctionRecord.count({ where: { eventId: observed.id } })).toBe(0);
    expect(await db.rule.count({ where: { ownerId: world.user.id } })).toBe(0);
    // The words that came with it are judged by themselves.
    expect(await db.correctionRecord.count({ where: { eventId: prompt.id } })).toBe(0);
  });

  it("gives at most an inferred, proposed rule, where a convention shows", async () => {
    const world = await givenWorld();
    const addedLines = ["load().then((total) => {", "  report(total);", "});"];
    const { act, observed } = await givenHandEdit(world, { how: "rewritten", addedLines });
    const record = await db.correctionRecord.findFirstOrThrow({ where: { eventId: observed.id } });
    expect(record).toMatchObject({
      label: "rewrite",
      referentEventId: act.id,
      words: "changed by hand: src/total.ts",
    });
    expect(record.request).toBe("sum up the prices");
    const rules = await db.rule.findMany({
      where: { ownerId: world.user.id },
      select: { status: true, source: true },
    });
    expect(rules).toEqual([{ status: "proposed", source: "inferred" }]);
    // Contents of files go after 30 days, so none may be left where words and rules are kept.
    const evidence = await db.ruleEvidence.findMany({ where: { ownerId: world.user.id } });
    const facts = await db.learnedFact.findMany({ where: { ownerId: world.user.id } });
    expect(evidence.length).toBeGreaterThan(0);
    expect(JSON.stringify([evidence, facts, record.words])).not.toContain("report(total)");
  });

  it("“this was none” takes the proposal back, and the undo brings it again", async () => {
    const world = await givenWorld();
    const addedLines = ["load().then((total) => {", "  report(total);", "});"];
    const { observed } = await givenHandEdit(world, { how: "rewritten", addedLines });
    const ctx = await inProject(personContext(world.user), world.project.slug);
    const proposed = () => db.rule.count({ where: { ownerId: world.user.id, status: "proposed" } });
    const { takenBack } = await markSignal({ ctx, input: { eventId: observed.id, verdict: "none" } });
    await workAgain([observed.id]);
    expect([takenBack.proposals, await proposed()]).toEqual([1, 0]);
    await withdrawMark({ ctx, input: { eventId: observed.id } });
    await workAgain([observed.id]);
    expect(await proposed()).toBe(1);
  });

  it("of an agent or a script is only stored", async () => {
    const world = await givenWorld();
    const { observed } = await givenHandEdit(world, { how: "put_back", addedLines: [], author: "agent" });
    expect(await db.correctionSignal.count({ where: { eventId: observed.id } })).toBe(0);
    expect(await db.hookEvent.count({ where: { id: observed.id } })).toBe(1);
  });

  it("goes when its author removes the act that it quotes", async () => {
    const world = await givenWorld();
    const { act, observed } = await givenHandEdit(world, { how: "removed", addedLines: [] });
    const ctx = await inProject(personContext(world.user), world.project.slug);
    await removeEvent({ ctx, input: { eventId: act.id } });
    expect(await db.hookEvent.count({ where: { id: { in: [act.id, observed.id] } } })).toBe(0);
    expect(await db.correctionSignal.count({ where: { eventId: observed.id } })).toBe(0);
  });

  it("a proposal changed in the host's dialog is one too, with the request as its referent", async () => {
    const world = await givenWorld();
    const slug = world.project.slug;
    const proposal: FileChange = {
      ...{ kind: "file_change", path: "src/total.ts", op: "create", removedLines: [] },
      addedLines: AGENTS,
    };
    const request = hookEvent(slug, { at: tick(), prompt: "sum up the prices" });
    const asked = hookEvent(slug, {
      ...{ at: tick(), kind: "action_requested", hostEventName: "PreToolUse", action: proposal },
    });
    const done = hookEvent(slug, {
      ...{ at: tick(), kind: "action_finished", hostEventName: "PostToolUse", outcome: "ok" },
      action: { ...proposal, addedLines: ["return (await load()).total;"], userEdited: true },
    });
    await send(world, [request, asked, done]);
    const signals = await db.correctionSignal.findMany({ where: { eventId: done.id } });
    expect(signals).toMatchObject([
      { detector: "rewrite", reasons: ["rewritten_by_hand: 100 %, src/total.ts"], referentEventId: asked.id },
    ]);
    const ctx = await inProject(personContext(world.user), slug);
    expect((await explainPrompt({ ctx, input: { eventId: done.id } })).byHand).toBe(true);
    await expect(explainPrompt({ ctx, input: { eventId: asked.id } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
