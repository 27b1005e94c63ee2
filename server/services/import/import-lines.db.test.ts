import { expect, it } from "vitest";
import type { ImportLine } from "@/core/import/schema";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintTenant } from "@/test/factories/mint-tenant";
import { activateRule } from "../rule/activate";
import { dismissRule } from "../rule/dismiss";
import { importLines } from "./import-lines";

const at = (text: string, line = 1, more: Partial<ImportLine> = {}): ImportLine => {
  return { text, line, file: "CLAUDE.md", scope: "project", paths: [], ...more };
};

describeVerb("importLines", {
  action: "rule.create",
  hasSubject: false,
  given: async () => ({ dryRun: false, lines: [at("Use pnpm, never npm.", 3)] }),
  run: (ctx, input) => importLines({ ctx, input }),
  entity: (_given, { lines }) => lines[0]?.wishes[0]?.rule?.id ?? "",
  effect: async (_given, { lines, proposals }, { owner, project }) => {
    expect(proposals).toBe(1);
    const rule = await db.rule.findUniqueOrThrow({
      where: { id: lines[0]?.wishes[0]?.rule?.id ?? "" },
      include: { evidence: { include: { fact: true } }, versions: true },
    });
    expect(rule).toMatchObject({
      ...{ layer: "personal", ownerId: owner.id, projectId: project.id, scope: "project" },
      ...{ status: "proposed", source: "imported", topic: "package-manager" },
      statusReason: "Imported from CLAUDE.md, line 3. It has an exact check.",
    });
    expect(rule.versions).toMatchObject([{ statement: "Use pnpm, not npm.", recipe: "package-manager" }]);
    expect(rule.evidence).toMatchObject([
      { kind: "import", excerpt: "Use pnpm, never npm.", fact: { source: "imported", ownerId: owner.id } },
    ]);
  },
});

it("a dry run writes nothing and tells what each line is", async () => {
  const { ctx, owner } = await mintTenant();
  const { lines, proposals, dryRun } = await importLines({
    ctx,
    input: {
      lines: [
        at("Use pnpm, never npm.", 1),
        at("This repository is a Next.js app with a Postgres database.", 2),
        at("Keep functions small.", 3),
      ],
    },
  });
  expect({ dryRun, proposals }).toEqual({ dryRun: true, proposals: 2 });
  expect(lines.map(({ kind }) => kind)).toEqual(["enforceable", "description", "reminder"]);
  expect(await db.rule.count({ where: { ownerId: owner.id } })).toBe(0);
});

it("the same line twice is one proposal, within a file, in another run and after it was refused", async () => {
  const { ctx, owner } = await mintTenant();
  const input = {
    dryRun: false,
    lines: [at("Never use emojis in code.", 1), at("Never use emojis in code.", 9)],
  };
  const first = await importLines({ ctx, input });
  expect(first.lines.map(({ wishes }) => wishes[0]?.fate)).toEqual(["new", "repeated"]);
  const again = await importLines({ ctx, input });
  expect(again.lines.map(({ wishes }) => wishes[0]?.fate)).toEqual(["before", "before"]);
  await dismissRule({ ctx, input: { ruleId: first.lines[0]?.wishes[0]?.rule?.id ?? "" } });
  const refused = await importLines({ ctx, input });
  expect(refused.lines.map(({ wishes }) => wishes[0]?.fate)).toEqual(["before", "before"]);
  expect(await db.rule.count({ where: { ownerId: owner.id } })).toBe(1);
});

it("a rule that is in force already is named instead of proposed again", async () => {
  const { ctx } = await mintTenant();
  const first = await importLines({ ctx, input: { dryRun: false, lines: [at("Use pnpm, never npm.")] } });
  const rule = first.lines[0]?.wishes[0]?.rule;
  await activateRule({ ctx, input: { ruleId: rule?.id ?? "" } });
  const { lines } = await importLines({
    ctx,
    input: { lines: [at("We use pnpm, not npm.", 1, { file: "AGENTS.md" })] },
  });
  expect(lines[0]?.wishes).toMatchObject([{ fate: "known", rule: { id: rule?.id, status: "active" } }]);
});

it("what contradicts a rule that was imported and accepted replaces it only when it is accepted too", async () => {
  const { ctx } = await mintTenant();
  const first = await importLines({ ctx, input: { dryRun: false, lines: [at("Use pnpm, never npm.")] } });
  const older = first.lines[0]?.wishes[0]?.rule?.id ?? "";
  await activateRule({ ctx, input: { ruleId: older } });
  const next = await importLines({ ctx, input: { dryRun: false, lines: [at("Use npm, not pnpm.", 2)] } });
  const newer = next.lines[0]?.wishes[0]?.rule?.id ?? "";
  const statusOf = async (id: string) => (await db.rule.findUniqueOrThrow({ where: { id } })).status;
  expect(await statusOf(older)).toBe("active");
  await activateRule({ ctx, input: { ruleId: newer } });
  expect([await statusOf(older), await statusOf(newer)]).toEqual(["superseded", "active"]);
});

it("with enforceableOnly a line that could only remind is no proposal", async () => {
  const { ctx } = await mintTenant();
  const lines = [at("Keep functions small.", 1), at("Use pnpm, never npm.", 2)];
  const report = await importLines({ ctx, input: { dryRun: false, enforceableOnly: true, lines } });
  expect(report.proposals).toBe(1);
  expect(report.lines.map(({ wishes }) => wishes[0]?.fate)).toEqual(["none", "new"]);
});

it("a file of the person's own makes rules for all projects; globs and the folder of a file limit the rule", async () => {
  const { ctx } = await mintTenant();
  const lines = [
    at("Never use emojis in code.", 1, { file: "~/.claude/CLAUDE.md", scope: "global" }),
    at("Use 2 spaces for indentation.", 4, { file: ".cursor/rules/a.mdc", paths: ["src/**/*.ts"] }),
    at("Use named exports, never default exports.", 2, {
      file: "packages/web/CLAUDE.md",
      package: "packages/web",
    }),
  ];
  const report = await importLines({ ctx, input: { dryRun: false, lines } });
  const rules = await Promise.all(
    report.lines.map(({ wishes }) =>
      db.rule.findUniqueOrThrow({ where: { id: wishes[0]?.rule?.id ?? "" }, include: { versions: true } }),
    ),
  );
  expect(rules[0]).toMatchObject({ scope: "global", projectId: null });
  expect(rules[1]?.versions[0]?.applicability).toMatchObject({ paths: ["src/**/*.ts"] });
  expect(rules[2]?.versions[0]?.applicability).toMatchObject({ package: "packages/web" });
});

it("a secret in a file is masked before it is kept", async () => {
  const { ctx, owner } = await mintTenant();
  const secret = `ghp_${"a1B2c3D4e5F6".repeat(3)}`;
  await importLines({
    ctx,
    input: { dryRun: false, lines: [at(`Never use the token ${secret} in commands.`)] },
  });
  const evidence = await db.ruleEvidence.findMany({ where: { ownerId: owner.id } });
  expect(evidence).toHaveLength(1);
  expect(JSON.stringify(evidence)).not.toContain(secret);
});

it("nobody else gets a proposal: neither another member nor the project", async () => {
  const { ctx, project, join } = await mintTenant();
  const other = await join("member");
  await importLines({ ctx, input: { dryRun: false, lines: [at("Use pnpm, never npm.")] } });
  expect(await db.rule.count({ where: { ownerId: other.user.id } })).toBe(0);
  expect(await db.rule.count({ where: { projectId: project.id, layer: "project" } })).toBe(0);
});
