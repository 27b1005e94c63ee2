import { describe, expect, test } from "vitest";
import { compileWithAct } from "@/core/compilation/compile-with-act";
import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import type { CompileInput } from "@/core/compilation/schema";
import { uuidv7Floor } from "@/core/ids";
import { checkDifferenceSchema } from "@/core/recompilation/schema";
import type { RuleContent } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { addRecipes } from "@/server/services/recipe/add";
import { acceptRecompilation } from "@/server/services/recompilation/accept";
import { addCase } from "@/server/services/rule/add-case";
import { getRuleDetail } from "@/server/services/rule/get";
import { reviseRule } from "@/server/services/rule/revise";
import { setRuleMode } from "@/server/services/rule/set-mode";
import { writeRules } from "@/server/services/rule/write";
import { inProject, personContext } from "@/test/factories/hook-event";
import { givenWorld, type LessonWorld, lesson, send } from "@/test/factories/lesson";
import { mintTenant } from "@/test/factories/mint-tenant";
import { proposeOwn } from "@/test/factories/propose-own";
import { countAuditEntries } from "@/test/matchers/expect-audit-entry";
import { recompileRules } from "./recompile-rules";

const now = () => new Date();
const WISH = "no, we use pnpm here, not npm";
const EARLIER = "0";

/** A person who taught a rule that an earlier compiler made; rules of other tests are older. */
async function taught() {
  const afterId = uuidv7Floor(Date.now());
  const world = await givenWorld();
  await send(world, Object.values(lesson(world, WISH)));
  const rule = await db.rule.findFirstOrThrow({ where: { ownerId: world.user.id, status: "active" } });
  await db.ruleVersion.updateMany({ where: { ruleId: rule.id }, data: { compiler: EARLIER } });
  const ctx = await inProject(personContext(world.user), world.project.slug);
  return { world, ctx, ruleId: rule.id, afterId };
}
type Taught = Awaited<ReturnType<typeof taught>>;

/** This build's compiler, with something that it makes otherwise. */
const making = (change: Partial<RuleContent>) => (wish: CompileInput) => {
  const made = compileWithAct(wish);
  return { ...made, content: { ...made.content, ...change } };
};

const PUBLISH_ONLY = { kind: "shell-command", forbid: [{ program: ["npm"], subcommand: ["publish"] }] };

const recompile = ({ afterId }: Pick<Taught, "afterId">, change?: Partial<RuleContent>, limit = 50) =>
  recompileRules({
    ...{ compiler: COMPILER_VERSION, now, limit, afterId },
    ...(change && { compileWish: making(change) }),
  });

const rowsOf = (ruleId: string) => db.recompilation.findMany({ where: { ruleId } });
const entriesOf = ({ user }: LessonWorld) => countAuditEntries("user", user.id);

describe("rules are compiled anew by a later compiler", () => {
  test("an equal artifact only gets the stamp: no version, no question, no audit entry; and it is not looked at twice", async () => {
    const given = await taught();
    const before = await getRuleDetail({ ctx: given.ctx, input: { ruleId: given.ruleId } });
    const entries = await entriesOf(given.world);
    expect(await recompile(given)).toEqual({ looked: 1, differing: 0, nextId: null });
    expect(await rowsOf(given.ruleId)).toMatchObject([
      { outcome: "same", version: before.version, compiler: COMPILER_VERSION, content: null },
    ]);
    expect(await getRuleDetail({ ctx: given.ctx, input: { ruleId: given.ruleId } })).toEqual(before);
    expect(await entriesOf(given.world)).toBe(entries);
    expect(await recompile(given)).toEqual({ looked: 0, differing: 0, nextId: null });
  });

  test("another artifact is proposed with what it would stop otherwise; the rule itself does not change", async () => {
    const given = await taught();
    const before = await getRuleDetail({ ctx: given.ctx, input: { ruleId: given.ruleId } });
    const entries = await entriesOf(given.world);
    const results = await Promise.all([
      recompile(given, { verifier: PUBLISH_ONLY }),
      recompile(given, { verifier: PUBLISH_ONLY }),
    ]);
    // Two workers at once: one of them was first.
    expect(results.map(({ differing }) => differing).toSorted()).toEqual([0, 1]);
    const [row, ...more] = await rowsOf(given.ruleId);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      ...{ outcome: "waiting", version: before.version, compiler: COMPILER_VERSION },
      content: { verifier: PUBLISH_ONLY, statement: before.content.statement },
    });
    // The one act of the session is `npm install left-pad`.
    expect(checkDifferenceSchema.parse(row?.difference)).toMatchObject({
      ...{ actions: 1, more: 0, fewer: 1 },
      samples: [{ by: "fewer", excerpt: "npm install left-pad" }],
    });
    const after = await getRuleDetail({ ctx: given.ctx, input: { ruleId: given.ruleId } });
    expect(after).toEqual(before);
    expect(await entriesOf(given.world)).toBe(entries + 1);
    const last = await db.auditEntry.findFirstOrThrow({
      where: { chain: { kind: "user", subjectId: given.world.user.id } },
      orderBy: { seq: "desc" },
    });
    expect(last).toMatchObject({ action: "rule.recompile", entityId: given.ruleId });
  });

  test("one that fails a case of the rule is never offered; its report says which case", async () => {
    const given = await taught();
    const trial = { kind: "command" as const, command: "npm ci" };
    await addCase({ ctx: given.ctx, input: { ruleId: given.ruleId, expected: "stop", trial } });
    expect(await recompile(given, { verifier: PUBLISH_ONLY })).toMatchObject({ differing: 1 });
    const [row] = await rowsOf(given.ruleId);
    expect(row?.outcome).toBe("blocked");
    expect(row?.report).toMatchObject({
      passed: false,
      stages: expect.arrayContaining([
        expect.objectContaining({
          ...{ stage: "unit", passed: false, detail: "1 of your 1 cases is judged wrong." },
          cases: expect.arrayContaining([
            { text: "npm ci", expected: "stop", got: "pass", origin: "person" },
          ]),
        }),
      ]),
    });
  });

  test("what a person edited is no artifact, and what is not in force waits until it is", async () => {
    const given = await taught();
    const { content, version } = await getRuleDetail({ ctx: given.ctx, input: { ruleId: given.ruleId } });
    await db.rule.update({ where: { id: given.ruleId }, data: { status: "paused" } });
    expect(await recompile(given)).toMatchObject({ looked: 0 });
    await db.rule.update({ where: { id: given.ruleId }, data: { status: "active" } });
    const edit = { ...content, message: "We agreed on pnpm." };
    const input = { ruleId: given.ruleId, expectedVersion: version, content: edit };
    expect(await reviseRule({ ctx: given.ctx, input })).toMatchObject({ ok: true });
    expect(await recompile(given)).toMatchObject({ looked: 0 });
  });

  test("where its words are gone there is nothing to compile: the rule stays, and is not asked for again", async () => {
    const given = await taught();
    await db.resolution.deleteMany({ where: { ownerId: given.world.user.id } });
    expect(await recompile(given)).toEqual({ looked: 1, differing: 0, nextId: null });
    expect(await rowsOf(given.ruleId)).toMatchObject([{ outcome: "unknown", content: null }]);
    expect(await recompile(given)).toMatchObject({ looked: 0 });
  });

  test("a run is bounded and the next one goes on; somebody who left is passed over", async () => {
    const [first, second] = [await taught(), await taught()];
    await db.membership.deleteMany({ where: { projectId: first.world.project.id } });
    const half = await recompile(first, undefined, 1);
    expect(half).toEqual({ looked: 1, differing: 0, nextId: first.ruleId });
    expect(await rowsOf(first.ruleId)).toEqual([]);
    expect(await recompile({ afterId: first.ruleId })).toEqual({ looked: 1, differing: 0, nextId: null });
    expect(await rowsOf(second.ruleId)).toMatchObject([{ outcome: "same" }]);
  });

  test("one rule that cannot be read does not hold up the others, and the queue hears of it", async () => {
    const [first, second] = [await taught(), await taught()];
    await db.ruleVersion.updateMany({ where: { ruleId: first.ruleId }, data: { claim: "unreadable" } });
    await expect(recompile(first)).rejects.toThrow();
    expect(await rowsOf(first.ruleId)).toEqual([]);
    expect(await rowsOf(second.ruleId)).toMatchObject([{ outcome: "same" }]);
  });
});

describe("a shared rule is compiled from its proposer's wish alone", () => {
  async function shared() {
    const given = await taught();
    await setRuleMode({ ctx: given.ctx, input: { ruleId: given.ruleId, mode: "remind" } });
    const { rule } = await proposeOwn(given.ctx, given.ruleId);
    await db.rule.update({ where: { id: rule.id }, data: { status: "active" } });
    return { ...given, sharedId: rule.id };
  }

  test("equal, it is only noted", async () => {
    const given = await shared();
    expect(await recompile(given)).toMatchObject({ looked: 2, differing: 0 });
    expect(await rowsOf(given.sharedId)).toMatchObject([{ outcome: "same" }]);
  });

  test("different, it waits without acts, excerpts or counts of its proposer", async () => {
    const given = await shared();
    await recompile(given, { verifier: PUBLISH_ONLY });
    const [row] = await rowsOf(given.sharedId);
    expect(row).toMatchObject({ outcome: "waiting", report: null, backtest: null, difference: null });
    expect(JSON.stringify(row)).not.toContain("left-pad");
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { chain: { kind: "project", subjectId: given.world.project.id } },
      orderBy: { seq: "desc" },
    });
    expect(entry).toMatchObject({ action: "rule.recompile", entityId: given.sharedId });
  });
});

describe("rules that were made by hand are compiled anew too", () => {
  /** A project with rules that an earlier compiler made of what its owner typed or picked. */
  async function byHand(make: (ctx: Awaited<ReturnType<typeof mintTenant>>["ctx"]) => Promise<unknown>) {
    const afterId = uuidv7Floor(Date.now());
    const tenant = await mintTenant();
    await make(tenant.ctx);
    const rules = await db.rule.findMany({ where: { ownerId: tenant.owner.id }, orderBy: { id: "asc" } });
    await db.ruleVersion.updateMany({
      where: { ruleId: { in: rules.map(({ id }) => id) } },
      data: { compiler: EARLIER },
    });
    return { ...tenant, rules, afterId };
  }
  const outcomesOf = async ({ rules }: { rules: { id: string }[] }) => {
    const rows = await db.recompilation.findMany({ where: { ruleId: { in: rules.map(({ id }) => id) } } });
    return rows.map(({ outcome }) => outcome);
  };

  test("typed words: equal they are only noted, each of them", async () => {
    const words = "please use pnpm, never npm; and never push to main";
    const given = await byHand((ctx) => writeRules({ ctx, input: { words } }));
    expect(await recompile(given)).toEqual({ looked: 2, differing: 0, nextId: null });
    expect(await outcomesOf(given)).toEqual(["same", "same"]);
  });

  test("typed words: what differs is proposed, and the rule itself does not change", async () => {
    const given = await byHand((ctx) => writeRules({ ctx, input: { words: WISH } }));
    expect(await recompile(given, { verifier: PUBLISH_ONLY })).toMatchObject({ looked: 1, differing: 1 });
    expect(await outcomesOf(given)).toEqual(["waiting"]);
    const [rule] = given.rules;
    expect(await db.rule.findUniqueOrThrow({ where: { id: rule?.id ?? "" } })).toMatchObject({
      ...{ currentVersion: 1, status: "active" },
    });
  });

  test("a recipe's rule that counts in all projects is compiled where its person works", async () => {
    const picks = [{ recipe: "no-force-push", parameters: {} }];
    const given = await byHand((ctx) => addRecipes({ ctx, input: { picks, reach: "global" } }));
    expect(given.rules).toMatchObject([{ projectId: null }]);
    expect(await recompile(given)).toMatchObject({ looked: 1, differing: 0 });
    expect(await outcomesOf(given)).toEqual(["same"]);
  });

  test("a shared one, typed or picked, is compared as it was told: equal, nobody is asked", async () => {
    const given = await byHand(async (ctx) => {
      await writeRules({ ctx, input: { words: WISH, reach: "shared" } });
      const picks = [{ recipe: "no-force-push", parameters: {} }];
      await addRecipes({ ctx, input: { picks, reach: "shared" } });
    });
    await db.rule.updateMany({ where: { ownerId: given.owner.id }, data: { status: "active" } });
    expect(await recompile(given)).toMatchObject({ looked: 2, differing: 0 });
    expect(await outcomesOf(given)).toEqual(["same", "same"]);
  });

  test("different, whoever takes it proposes it: until a second person agrees the old one counts", async () => {
    const words = "my boss insists: use pnpm, not npm";
    const given = await byHand((ctx) => writeRules({ ctx, input: { words, reach: "shared" } }));
    const { ctx: second } = await given.join("editor");
    await db.rule.updateMany({ where: { ownerId: given.owner.id }, data: { status: "active" } });
    await recompile(given, { verifier: PUBLISH_ONLY });
    const ruleId = given.rules[0]?.id ?? "";
    const [row] = await rowsOf(ruleId);
    expect(row).toMatchObject({ outcome: "waiting", report: null, backtest: null, difference: null });
    expect(JSON.stringify(row)).not.toContain("boss");
    await acceptRecompilation({ ctx: second, input: { recompilationId: row?.id ?? "" } });
    const version = await db.ruleVersion.findFirstOrThrow({
      where: { ruleId },
      orderBy: { version: "desc" },
      include: { approvals: true },
    });
    expect(version).toMatchObject({ version: 2, authorId: second.actor.userId, approvals: [] });
  });

  test("one that its person wrote field by field is no artifact", async () => {
    const given = await byHand((ctx) => writeRules({ ctx, input: { words: WISH } }));
    await db.ruleVersion.updateMany({
      where: { ruleId: { in: given.rules.map(({ id }) => id) } },
      data: { compiler: null },
    });
    expect(await recompile(given)).toMatchObject({ looked: 0 });
  });
});
