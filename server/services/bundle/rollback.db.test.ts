import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { mintUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { approveRule } from "../rule/approve";
import { createRule } from "../rule/create";
import { getRuleDetail } from "../rule/get";
import { pauseRule } from "../rule/pause";
import { reviseRule } from "../rule/revise";
import { setRuleMode } from "../rule/set-mode";
import { getBundle } from "./get";
import { listRevisions } from "./list-revisions";
import { rollbackBundle } from "./rollback";

describeVerb("rollbackBundle", {
  action: "bundle.rollback",
  chain: "project",
  given: async ({ owner, project }) => {
    const place = { projectId: project.id, ownerId: owner.id };
    const approvedBy = (await mintUser()).id;
    const { id: ruleId } = await mintSharedRule(place, { number: 1, approvedBy });
    const data = { projectId: project.id, revision: 0, rules: [], hash: "nothing in force" };
    const { id: revisionId } = await db.projectRevision.create({ data, select: { id: true } });
    return { ruleId, revisionId, projectId: project.id };
  },
  run: (ctx, { revisionId }) => rollbackBundle({ ctx, input: { revisionId } }),
  entity: ({ projectId }) => projectId,
  effect: async ({ ruleId }, answer) => {
    expect(answer).toEqual({ revision: 0, paused: ["P1"], restored: [], refused: [] });
    expect(await db.rule.findUnique({ where: { id: ruleId } })).toMatchObject({ status: "paused" });
  },
});

/** P1 agreed at “remind”; then its text changed, its mode went to “block”, and P2 came. Four revisions. */
async function history() {
  const tenant = await mintTenant();
  const { ctx } = tenant;
  const editor = await tenant.join("editor");
  const member = await tenant.join("member");
  const approve = async (ruleId: string, mode: "remind" | "block") => {
    const { contentHash } = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
    await approveRule({ ctx: editor.ctx, input: { ruleId, contentHash, mode } });
  };
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const { id: first } = await mintSharedRule(place, { number: 1, mode: "remind", status: "proposed" });
  await db.project.update({ where: { id: tenant.project.id }, data: { ruleCounter: 1 } });
  await approve(first, "remind");
  const { content } = await getRuleDetail({ ctx, input: { ruleId: first } });
  const edit = { ...content, statement: "Use pnpm 10." };
  await reviseRule({ ctx, input: { ruleId: first, expectedVersion: 1, content: edit } });
  await approve(first, "remind");
  await setRuleMode({ ctx, input: { ruleId: first, mode: "block" } });
  await approve(first, "block");
  const claim = { topic: "push", subject: "git push", polarity: "forbid" } as const;
  const other = { ...content, statement: "Do not push.", claim };
  const { rule } = await createRule({ ctx, input: { content: other, layer: "project" } });
  await approve(rule.id, "remind");
  const told = async (to: Tenant["ctx"] = member.ctx) => {
    const { bundle } = await getBundle({ ctx: to });
    return bundle.rules.map(({ number, statement, mode }) => `${number} ${mode}: ${statement}`);
  };
  return { ...tenant, editor, member, first, second: rule.id, told };
}

const NOW = ["P1 block: Use pnpm 10.", "P2 remind: Do not push."];

describe("an owner returns the bundle to an earlier revision in one click", () => {
  it("lists each revision with what it changed, newest first", async () => {
    const { member } = await history();
    const revisions = await listRevisions({ ctx: member.ctx, input: {} });
    expect(revisions.map(({ changes }) => changes.map(({ kind, rule }) => `${rule.number} ${kind}`))).toEqual(
      [["P2 added"], ["P1 mode"], ["P1 content"], ["P1 added"]],
    );
    expect(revisions.map(({ isCurrent, rules }) => [isCurrent, rules])).toEqual([
      [true, 2],
      [false, 1],
      [false, 1],
      [false, 1],
    ]);
  });

  it("brings back content, mode and status with their approvals, and pauses what came later", async () => {
    const { ctx, owner, project, member, first, told } = await history();
    expect(await told()).toEqual(NOW);
    const oldest = (await listRevisions({ ctx, input: {} })).at(-1);
    const answer = await rollbackBundle({ ctx, input: { revisionId: oldest?.id ?? "" } });
    expect(answer).toMatchObject({ paused: ["P2"], restored: ["P1"], refused: [] });
    const { bundle } = await getBundle({ ctx: member.ctx });
    expect(
      bundle.rules.map(({ version, statement, mode, approvers }) => [version, statement, mode, approvers]),
    ).toEqual([[3, "Use pnpm, not npm.", "remind", ["Bo editor"]]]);
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      ...{ action: "bundle.rollback", entityId: project.id, actorId: owner.id },
    });
    expect((await getRuleDetail({ ctx, input: { ruleId: first } })).sharing?.waits).toBe(false);
  });

  it("is one revision more, and is taken back by returning to the newest before it", async () => {
    const { ctx, told } = await history();
    const before = await listRevisions({ ctx, input: {} });
    await rollbackBundle({ ctx, input: { revisionId: before.at(-1)?.id ?? "" } });
    const after = await listRevisions({ ctx, input: {} });
    expect(after).toHaveLength(before.length + 1);
    await rollbackBundle({ ctx, input: { revisionId: before[0]?.id ?? "" } });
    expect(await told()).toEqual(NOW);
  });

  it("never brings back what nobody agreed on", async () => {
    const { ctx, project, first, second, told } = await history();
    const { content } = await getRuleDetail({ ctx, input: { ruleId: first } });
    const edit = { ...content, statement: "Use pnpm 11." };
    await reviseRule({ ctx, input: { ruleId: first, expectedVersion: 2, content: edit } });
    const rules = [
      { ruleId: first, version: 3, mode: "block", status: "active" },
      { ruleId: second, version: 1, mode: "remind", status: "active" },
    ];
    const { id } = await db.projectRevision.create({
      data: { projectId: project.id, revision: 0, rules, hash: "forged" },
    });
    await expectRefusal(rollbackBundle({ ctx, input: { revisionId: id } }), "CONFLICT");
    expect(await told()).toEqual(NOW);
  });

  it("brings a mode back only up to what two people agreed on", async () => {
    const { ctx, project, first, told } = await history();
    const rules = [{ ruleId: first, version: 1, mode: "block", status: "active" }];
    const { id } = await db.projectRevision.create({
      data: { projectId: project.id, revision: 0, rules, hash: "set while alone" },
    });
    await rollbackBundle({ ctx, input: { revisionId: id } });
    expect(await told()).toEqual(["P1 remind: Use pnpm, not npm."]);
    const { mode, sharing } = await getRuleDetail({ ctx, input: { ruleId: first } });
    expect([mode, sharing?.waits]).toEqual(["remind", false]);
  });

  it("is the owner's only, for revisions of this project, and not for the present one", async () => {
    const { ctx, join, editor } = await history();
    const [newest] = await listRevisions({ ctx, input: {} });
    const revisionId = newest?.id ?? "";
    const admin = await join("admin");
    await expectRefusal(rollbackBundle({ ctx: admin.ctx, input: { revisionId } }), "FORBIDDEN");
    await expectRefusal(rollbackBundle({ ctx: editor.ctx, input: { revisionId } }), "FORBIDDEN");
    await expectRefusal(rollbackBundle({ ctx, input: { revisionId } }), "CONFLICT");
    const stranger = await mintTenant();
    await expectRefusal(rollbackBundle({ ctx: stranger.ctx, input: { revisionId } }), "NOT_FOUND");
  });

  it("keeps no revision of what nobody is told: a proposal, an edit that waits, a mute", async () => {
    const { ctx, first, second } = await history();
    const count = async () => (await listRevisions({ ctx, input: {} })).length;
    expect(await count()).toBe(4);
    const { content } = await getRuleDetail({ ctx, input: { ruleId: first } });
    const edit = { ...content, message: "Really." };
    await reviseRule({ ctx, input: { ruleId: first, expectedVersion: 2, content: edit } });
    expect(await count()).toBe(4);
    await pauseRule({ ctx, input: { ruleId: second } });
    expect(await count()).toBe(5);
  });
});
