import { describe, expect, test } from "vitest";
import type { RuleContent } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { withTransaction } from "@/server/db/transaction";
import { commandEvent, hookEvent, inProject, personContext } from "@/test/factories/hook-event";
import { givenWorld, lesson, send, tick } from "@/test/factories/lesson";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { recordSelect } from "../correction/internal";
import { listInbox } from "../inbox/list";
import { decideResolution } from "../resolution/decide";
import { addCase } from "./add-case";
import { applyLesson } from "./apply-lesson";
import { getRuleDetail } from "./get";
import { restoreRule } from "./restore";
import { reviseRule } from "./revise";
import { undoRule } from "./undo";

const WISH = "no, we use pnpm here, not npm";
const PUBLISH_ONLY = { kind: "shell-command", forbid: [{ program: ["npm"], subcommand: ["publish"] }] };
const command = (text: string) => ({ kind: "command" as const, command: text });

/** A rule that a person taught, and a decision to change it that nobody has carried out. */
async function taught() {
  const world = await givenWorld();
  await send(world, Object.values(lesson(world, WISH)));
  const { id: ruleId } = await db.rule.findFirstOrThrow({ where: { ownerId: world.user.id } });
  const ctx = await inProject(personContext(world.user), world.project.slug);
  const record = await db.correctionRecord.findFirstOrThrow({
    where: { ownerId: world.user.id },
    select: recordSelect,
  });
  const made = await db.resolution.findFirstOrThrow({ where: { resultRuleId: ruleId } });
  const { id: resolutionId } = await db.resolution.create({
    data: {
      ...{ projectId: world.project.id, ownerId: world.user.id, recordId: record.id, position: 7 },
      ...{ action: "update", decisionLine: "Decision: UPDATE R1", reason: "it is narrower." },
      ...{ candidate: made.candidate ?? {}, targetRuleId: ruleId, decidedBy: "heuristic" },
    },
  });
  return { world, ctx, ruleId, record, resolutionId, candidate: made.candidate };
}
type Taught = Awaited<ReturnType<typeof taught>>;

const detail = ({ ctx, ruleId }: Pick<Taught, "ctx" | "ruleId">) => getRuleDetail({ ctx, input: { ruleId } });
const keep = ({ ctx, ruleId }: Taught, expected: "stop" | "pass", text: string) =>
  addCase({ ctx, input: { ruleId, expected, trial: command(text) } });

/** The pipeline gives the decision its effect, with a check of its own. */
async function refine(given: Taught, change: Partial<RuleContent>) {
  const { content } = await detail(given);
  const { user, project } = given.world;
  const actor = { type: "system_job", job: "pipeline", userId: user.id, name: "Heed" } as const;
  const ctx = await inProject({ actor, requestId: "test", now: () => new Date() }, project.slug);
  const decision = {
    ...({ position: 7, action: "update", target: given.ruleId, reason: "it is narrower." } as const),
    ...{ line: "Decision: UPDATE R1 — because it is narrower.", localException: false, compared: [] },
  };
  const candidate = JSON.parse(JSON.stringify(given.candidate));
  const compiled = { content: { ...content, ...change }, report: null, act: null };
  await withTransaction(ctx, (tx, inner) =>
    applyLesson(tx, inner, {
      lesson: { candidate, decision, compiled, backtest: null },
      activation: { status: "active", mode: "block", reasons: [] },
      ...{ record: given.record, resolutionId: given.resolutionId },
    }),
  );
}

const unitCases = ({ report }: Awaited<ReturnType<typeof detail>>) =>
  report?.stages
    .find(({ stage }) => stage === "unit")
    ?.cases.filter(({ origin }) => origin === "person")
    .map(({ text, got }) => `${text}: ${got}`);

describe("cases stay with the rule when the pipeline refines it", () => {
  test("a failing case blocks the artifact; the decision waits and says which case speaks against it", async () => {
    const given = await taught();
    const { version } = await detail(given);
    await keep(given, "stop", "npm ci");
    await refine(given, { verifier: PUBLISH_ONLY });
    expect((await detail(given)).version).toBe(version);
    const { items } = await listInbox({ ctx: given.ctx, input: { kind: ["conflict"] } });
    expect(items).toMatchObject([
      {
        id: `conflict:${given.resolutionId}`,
        why: "Not changed: “npm ci” must stop but would pass.",
      },
    ]);
  });

  test("cases that hold are run with the new version and stand in its report", async () => {
    const given = await taught();
    const { version } = await detail(given);
    await keep(given, "stop", "npm publish");
    await keep(given, "pass", "npm run build");
    await refine(given, { verifier: PUBLISH_ONLY });
    const now = await detail(given);
    expect(now.version).toBe(version + 1);
    expect(unitCases(now)).toEqual(["npm publish: stop", "npm run build: pass"]);
  });

  test("taken back, the content before is the newest again with its report and the cases of today", async () => {
    const given = await taught();
    const before = await detail(given);
    await refine(given, { verifier: PUBLISH_ONLY });
    await keep(given, "stop", "npm ci");
    await undoRule({ ctx: given.ctx, input: { rule: given.ruleId } });
    const now = await detail(given);
    expect(now.content).toEqual(before.content);
    expect(now.report?.replayAgreement).toBe(true);
    expect(unitCases(now)).toEqual(["npm ci: stop"]);
  });

  test("whoever decides so against a case of their own is told which one", async () => {
    const given = await taught();
    await keep(given, "pass", "npm install left-pad");
    const input = { resolutionId: given.resolutionId, choice: "replace" as const };
    await expect(decideResolution({ ctx: given.ctx, input })).rejects.toThrow(
      "Not changed: “npm install left-pad” must pass but would stop. Remove the case from the rule, or keep the rule as it is.",
    );
    expect(await db.resolution.findUnique({ where: { id: given.resolutionId } })).toMatchObject({
      resultRuleId: null,
    });
  });
});

describe("an earlier version that is restored", () => {
  test("is refused while a case of the rule fails, and says which; without the case it comes back with its report", async () => {
    const given = await taught();
    const before = await detail(given);
    const edit = { ...before.content, verifier: PUBLISH_ONLY };
    await reviseRule({
      ctx: given.ctx,
      input: { ruleId: given.ruleId, expectedVersion: before.version, content: edit },
    });
    const kept = await keep(given, "pass", "npm install left-pad");
    const input = { ruleId: given.ruleId, version: before.version };
    await expect(restoreRule({ ctx: given.ctx, input })).rejects.toThrow(
      "Not restored: “npm install left-pad” must pass but would stop. Remove the case first.",
    );
    await expectRefusal(restoreRule({ ctx: given.ctx, input }), "INVALID");
    await db.ruleCase.update({ where: { id: kept.id }, data: { removedAt: new Date() } });
    await restoreRule({ ctx: given.ctx, input });
    expect((await detail(given)).report).toEqual(before.report);
  });
});

test("a prompt that is judged again after an update does not write what the later compiler makes of it", async () => {
  const given = await taught();
  const { ruleId, world } = given;
  const edited = { message: "An earlier compiler said so.", compiler: "0", contentHash: "0".repeat(64) };
  await db.ruleVersion.updateMany({ where: { ruleId }, data: edited });
  const before = await detail(given);
  const { slug } = world.project;
  const accepted = commandEvent(slug, "pnpm install left-pad", {
    ...{ at: tick(), kind: "action_finished", hostEventName: "PostToolUse", outcome: "ok" },
  });
  await send(world, [accepted, hookEvent(slug, { at: tick(), prompt: "great, now write the tests" })]);
  expect(await detail(given)).toEqual(before);
});
