import { describe, expect, test } from "vitest";
import { db } from "@/server/db/client";
import { waitUntilSettled } from "@/server/live/wait-until-settled";
import { getBundle } from "@/server/services/bundle/get";
import { undoRule } from "@/server/services/rule/undo";
import {
  commandEvent,
  givenPerson,
  hookEvent,
  inProject,
  personContext,
  tokenContext,
} from "@/test/factories/hook-event";
import { givenWorld, lesson, send, tick } from "@/test/factories/lesson";
import { processEvent } from "./process-event";

describe("the pipeline", () => {
  test("a correction becomes a rule once the transcript shows a person", async () => {
    const w = await givenWorld();
    const { request, act, done, prompt, note } = lesson(w, "no, we use pnpm here, not npm");
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

  test("with the accepted act and the backtest the rule blocks by itself", async () => {
    const w = await givenWorld();
    const { request, act, done, prompt, note } = lesson(w, "no, we use pnpm here, not npm");
    await send(w, [request, act, done, prompt, note]);
    const rule = await db.rule.findFirstOrThrow({ where: { ownerId: w.user.id } });
    expect({ status: rule.status, mode: rule.mode }).toEqual({ status: "active", mode: "block" });
  });

  test("what a run without a person only proposed takes effect when a person says it", async () => {
    const w = await givenWorld();
    const { slug } = w.project;
    const wish = { session: "headless", author: "headless" as const };
    const proposal = hookEvent(slug, {
      ...wish,
      at: tick(),
      prompt: "from now on always use pnpm, never npm",
    });
    const found = hookEvent(slug, {
      ...{ ...wish, at: tick(), kind: "client_note", hostEventName: "note", author: "system" },
      note: { type: "provenance", promptEventId: proposal.id, found: "headless" },
    });
    await send(w, [proposal, found]);
    const before = await db.rule.findMany({ where: { ownerId: w.user.id } });
    expect(before.map(({ status }) => status)).toEqual(["proposed"]);

    const { request, act, done, prompt, note } = lesson(w, "no, we use pnpm here, not npm");
    await send(w, [request, act, done, prompt, note]);
    const after = await db.rule.findMany({ where: { ownerId: w.user.id } });
    expect(after.map(({ id, status, mode }) => ({ id, status, mode }))).toEqual([
      { id: before[0]?.id, status: "active", mode: "block" },
    ]);
  });

  test("every event worked on twice changes nothing", async () => {
    const w = await givenWorld();
    const { request, act, done, prompt, note } = lesson(w, "no, we use pnpm here, not npm");
    await send(w, [request, act, done, prompt, note]);
    const count = async () => ({
      rules: await db.rule.count({ where: { ownerId: w.user.id } }),
      versions: await db.ruleVersion.count({ where: { rule: { ownerId: w.user.id } } }),
      facts: await db.learnedFact.count({ where: { ownerId: w.user.id } }),
      records: await db.correctionRecord.count({ where: { ownerId: w.user.id } }),
      signals: await db.correctionSignal.count({ where: { ownerId: w.user.id } }),
      resolutions: await db.resolution.count({ where: { ownerId: w.user.id } }),
      notices: await db.notice.count({ where: { ownerId: w.user.id } }),
      audit: await db.auditEntry.count({ where: { chain: { subjectId: w.user.id } } }),
    });
    const before = await count();
    expect(before).toMatchObject({ rules: 1, versions: 1, facts: 1, records: 1, resolutions: 1, notices: 1 });
    for (const { id } of [prompt, note, prompt]) await processEvent({ eventId: id, now: () => new Date() });
    expect(await count()).toEqual(before);
  });

  test("a contradicting correction supersedes; undo puts the old rule in force again", async () => {
    const w = await givenWorld();
    const first = lesson(w, "no, we use pnpm here, not npm");
    await send(w, Object.values(first));
    const second = lesson(w, "no, use yarn from now on, not pnpm", "pnpm add left-pad", "s2");
    await send(w, Object.values(second));

    const rules = await db.rule.findMany({ where: { ownerId: w.user.id }, orderBy: { number: "asc" } });
    expect(rules.map(({ status }) => status)).toEqual(["superseded", "active"]);
    expect(rules[0]?.supersededById).toBe(rules[1]?.id);

    const ctx = await inProject(personContext(w.user), w.project.slug);
    const undone = await undoRule({ ctx, input: {} });
    expect(undone.archived.map(({ number }) => number)).toEqual(["R2"]);
    expect(undone.activated.map(({ number }) => number)).toEqual(["R1"]);
    const after = await db.rule.findMany({ where: { ownerId: w.user.id }, orderBy: { number: "asc" } });
    expect(after.map(({ status }) => status)).toEqual(["active", "archived"]);
  });

  test("saying it again is a relapse of the rule, not a second rule", async () => {
    const w = await givenWorld();
    await send(w, Object.values(lesson(w, "no, we use pnpm here, not npm")));
    const again = lesson(w, "no, use pnpm, not npm!", "npm install lodash", "s2");
    await send(w, Object.values(again));
    const rules = await db.rule.findMany({ where: { ownerId: w.user.id } });
    expect(rules).toHaveLength(1);
    expect(rules[0]).toMatchObject({ relapses: 1, occurrences: 2 });
  });

  test("a sub-agent's prompt teaches nothing and commands nothing", async () => {
    const w = await givenWorld();
    const { request, act, done, prompt } = lesson(w, "no, we use pnpm here, not npm");
    await send(w, [request, act, done, { ...prompt, agentId: "explore" }]);
    const command = hookEvent(w.project.slug, {
      at: tick(),
      kind: "client_note",
      author: "agent",
      note: { type: "command", command: { verb: "undo" }, source: "prompt" },
    });
    await send(w, [command]);
    expect(await db.rule.count({ where: { ownerId: w.user.id } })).toBe(0);
    const run = await db.pipelineRun.findUniqueOrThrow({ where: { eventId: command.id } });
    expect(run.outcome).toBe("Ignored: only a person may give commands.");
  });

  test("denials of one incident are one violation, counted once however often it is told", async () => {
    const w = await givenWorld();
    await send(w, Object.values(lesson(w, "no, we use pnpm here, not npm")));
    const rule = await db.rule.findFirstOrThrow({ where: { ownerId: w.user.id } });
    const verdict = {
      ruleId: rule.id,
      version: 1,
      verdict: "violated",
      decision: "deny",
      incident: "i1",
    } as const;
    const decided = (denial: number, outcome: "open" | "exhausted") =>
      commandEvent(w.project.slug, "npm i", {
        at: tick(),
        decision: {
          decision: "deny",
          bundleHash: "h",
          durationMs: 1,
          verdicts: [{ ...verdict, denial, outcome, evidence: "npm i" }],
        },
      });
    const events = [decided(1, "open"), decided(2, "open"), decided(3, "exhausted")];
    await send(w, events);
    for (const { id } of events) await processEvent({ eventId: id, now: () => new Date() });
    const violations = await db.violation.findMany({ where: { ownerId: w.user.id } });
    expect(violations.map(({ denials, outcome }) => ({ denials, outcome }))).toEqual([
      { denials: 3, outcome: "exhausted" },
    ]);
    expect(await db.rule.findUniqueOrThrow({ where: { id: rule.id } })).toMatchObject({
      chances: 3,
      fired: 1,
      exhausted: 1,
      fixed: 0,
    });
  });

  test("the bundle carries the rule, its words, the notice and both audit heads", async () => {
    const w = await givenWorld();
    const told = lesson(w, "no, we use pnpm here, not npm");
    await send(w, Object.values(told));
    const ctx = await inProject(tokenContext(w.user.id), w.project.slug);
    const settled = await waitUntilSettled({ eventId: told.note.id, ownerId: w.user.id, limitMs: 1 });
    expect(settled).toBe(true);
    const { bundle } = await getBundle({ ctx });
    expect(bundle.rules.map(({ number, mode, words }) => ({ number, mode, words: words?.text }))).toEqual([
      { number: "R1", mode: "block", words: "no, we use pnpm here, not npm" },
    ]);
    expect(bundle.notices).toHaveLength(1);
    expect(Object.keys(bundle.auditHeads)).toEqual([`user:${w.user.id}`]);
    expect(bundle.index.shell.npm).toEqual([0]);

    const stranger = await givenPerson("Bob");
    await db.membership.create({
      data: { projectId: w.project.id, userId: stranger.id, role: "member" },
    });
    const theirs = await getBundle({ ctx: await inProject(tokenContext(stranger.id), w.project.slug) });
    expect(theirs.bundle.rules).toEqual([]);
    expect(theirs.bundle.notices).toEqual([]);
  });
});
