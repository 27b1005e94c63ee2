import { describe, expect, test, vi } from "vitest";
import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { projectContextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { getRuleDetail } from "./get";
import { previewWritten } from "./preview-written";
import { undoRule } from "./undo";
import { writeRules } from "./write";

// The first one reads all recipes on a cold machine.
vi.setConfig({ testTimeout: 120_000 });

const WORDS = "please use pnpm here, never npm";

const only = <TRow>(rows: readonly TRow[]): TRow => {
  const [first, ...more] = rows;
  if (first === undefined || more.length > 0) throw new Error(`${rows.length} rows`);
  return first;
};

describeVerb("writeRules", {
  action: "rule.create",
  hasSubject: false,
  given: async () => ({ words: WORDS, mode: "block" as const }),
  run: (ctx, input) => writeRules({ ctx, input }),
  entity: (_given, { added }) => only(added).id,
  effect: async (_given, { added, left }, { owner, ctx }) => {
    expect(left).toEqual([]);
    expect(added).toMatchObject([
      { number: "R1", statement: "Use pnpm, not npm.", layer: "personal", status: "active", mode: "block" },
    ]);
    const { id: ruleId } = only(added);
    const { content, evidence } = await getRuleDetail({ ctx, input: { ruleId } });
    expect(content).toMatchObject({ recipe: "package-manager", verifier: { kind: "shell-command" } });
    // The person's own words, as typed.
    expect(evidence).toMatchObject([
      { kind: "written", excerpt: WORDS, isMine: true, released: false, saidBy: owner.name, sessionId: null },
    ]);
    expect(await db.ruleVersion.findFirst({ where: { ruleId } })).toMatchObject({
      compiler: COMPILER_VERSION,
      reason: "Written by hand.",
    });
  },
});

describeVerb("writeRules for the project", {
  action: "rule.create",
  chain: "project",
  hasSubject: false,
  given: async () => ({ words: WORDS, reach: "shared" as const }),
  run: (ctx, input) => writeRules({ ctx, input }),
  entity: (_given, { added }) => only(added).id,
  effect: async (_given, { added }, { ctx }) => {
    const { id: ruleId } = only(added);
    expect(only(added)).toMatchObject({ number: "P1", status: "proposed", layer: "project" });
    const { evidence } = await getRuleDetail({ ctx, input: { ruleId } });
    expect(only(evidence)).toMatchObject({ excerpt: WORDS, released: false });
  },
});

describe("rules in a person's own words", () => {
  test("nobody else reads the words behind a shared rule", async () => {
    const tenant = await mintTenant();
    const { added } = await writeRules({ ctx: tenant.ctx, input: { words: WORDS, reach: "shared" } });
    const editor = await tenant.join("editor");
    const ctx = await projectContextOf(editor.user.actor, tenant.project);
    const detail = await getRuleDetail({ ctx, input: { ruleId: only(added).id } });
    expect(detail.evidence).toEqual([]);
    expect(JSON.stringify(detail)).not.toContain("please");
  });

  test("one text may be several rules; what a rule says already is left out and told", async () => {
    const { ctx } = await mintTenant();
    await writeRules({ ctx, input: { words: "Never push to main." } });
    const both = { words: "Use pnpm, not npm, and never push to main." };
    const preview = await previewWritten({ ctx, input: both });
    expect(preview.rules.map(({ content, standing }) => [content.statement, standing?.says ?? null])).toEqual(
      [
        ["Use pnpm, not npm.", null],
        ["Never push to main.", "same"],
      ],
    );
    const { added, left } = await writeRules({ ctx, input: both });
    expect(added).toMatchObject([{ number: "R2", statement: "Use pnpm, not npm." }]);
    expect(left).toMatchObject([
      { statement: "Never push to main.", standing: { says: "same", rule: { number: "R1" }, picked: null } },
    ]);
  });

  test("what contradicts a rule in force is named and changes nothing", async () => {
    const { ctx, owner } = await mintTenant();
    await writeRules({ ctx, input: { words: "Use pnpm, not npm." } });
    const opposite = { words: "Use npm, not pnpm." };
    const { rules } = await previewWritten({ ctx, input: opposite });
    expect(only(rules).standing).toMatchObject({ says: "opposite", rule: { number: "R1" } });
    expect(await writeRules({ ctx, input: opposite })).toMatchObject({ added: [] });
    expect(await db.rule.count({ where: { ownerId: owner.id } })).toBe(1);
  });

  test("the preview tells a check from a reminder and why, and writes nothing", async () => {
    const { ctx, owner } = await mintTenant();
    const check = await previewWritten({ ctx, input: { words: WORDS } });
    expect(only(check.rules)).toMatchObject({ reminder: null, problem: null, standing: null });
    expect(only(check.rules).stops).toContain("npm install left-pad");
    const reminder = await previewWritten({ ctx, input: { words: "Think twice before you answer." } });
    expect(only(reminder.rules)).toMatchObject({
      reminder: "unnamed",
      stops: [],
      content: { verifier: null },
    });
    expect(await db.rule.count({ where: { ownerId: owner.id } })).toBe(0);
  });

  test("a sentence without a check reminds, however strictly it was asked", async () => {
    const { ctx } = await mintTenant();
    const input = { words: "Think twice before you answer.", mode: "block" as const };
    expect((await writeRules({ ctx, input })).added).toMatchObject([{ mode: "remind" }]);
  });

  test("where it counts is read from the words, unless the person chooses", async () => {
    const { ctx } = await mintTenant();
    const words = "In all my projects, never push to main.";
    expect(await previewWritten({ ctx, input: { words } })).toMatchObject({
      reach: "global",
      onlyNow: false,
    });
    expect(await previewWritten({ ctx, input: { words, reach: "project" } })).toMatchObject({
      reach: "project",
    });
    const now = await previewWritten({ ctx, input: { words: "Never use sed -i for now." } });
    expect(now).toMatchObject({ reach: "project", onlyNow: true });
    const { added } = await writeRules({ ctx, input: { words } });
    expect(await db.rule.findUniqueOrThrow({ where: { id: only(added).id } })).toMatchObject({
      ...{ scope: "global", projectId: null },
    });
  });

  test("undo takes it back, and it may be written again", async () => {
    const { ctx } = await mintTenant();
    const { added } = await writeRules({ ctx, input: { words: WORDS } });
    await undoRule({ ctx, input: { rule: only(added).id } });
    expect((await writeRules({ ctx, input: { words: WORDS } })).added).toMatchObject([{ number: "R2" }]);
  });

  test("a secret is masked before anything is read or kept", async () => {
    const { ctx, owner } = await mintTenant();
    const secret = `ghp_${"a1B2".repeat(9)}`;
    const words = `Never write ${secret} into a file.`;
    expect((await previewWritten({ ctx, input: { words } })).masked).toBe(1);
    await writeRules({ ctx, input: { words } });
    const rules = await db.rule.findMany({
      where: { ownerId: owner.id },
      include: { versions: true, evidence: true },
    });
    expect(rules).toHaveLength(1);
    expect(JSON.stringify(rules)).not.toContain(secret);
  });

  test("a sentence that is too long is refused with what to do, never cut; so are more than ten rules", async () => {
    const { ctx } = await mintTenant();
    const long = `Always ${"keep the whole of this very long sentence in mind ".repeat(7)}when you work.`;
    const cut = previewWritten({ ctx, input: { words: long } });
    await expect(cut).rejects.toMatchObject({
      code: "INVALID",
      fieldErrors: { words: [expect.stringContaining("Say it shorter")] },
    });
    const many = Array.from({ length: 11 }, (_, index) => `- never run tool${index}`).join("\n");
    await expectRefusal(writeRules({ ctx, input: { words: many } }), "INVALID");
  });

  test("a token that only reads may look and not write", async () => {
    const { owner, project } = await mintTenant();
    const { actor } = await mintToken(owner, { scopes: ["rules:read"] });
    const ctx = await projectContextOf(actor, project);
    expect((await previewWritten({ ctx, input: { words: WORDS } })).rules).toHaveLength(1);
    await expectRefusal(writeRules({ ctx, input: { words: WORDS } }), "FORBIDDEN");
  });
});
