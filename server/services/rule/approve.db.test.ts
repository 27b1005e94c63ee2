import { describe, expect, test } from "vitest";
import { db } from "@/server/db/client";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { proposeOwn } from "@/test/factories/propose-own";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { getBundle } from "../bundle/get";
import { acceptInboxItem } from "../inbox/accept";
import { countInbox } from "../inbox/count";
import { undoInboxItem } from "../inbox/undo";
import { approveRule } from "./approve";
import { getRuleDetail } from "./get";
import { reviseRule } from "./revise";

const HOUR_MS = 3_600_000;

async function proposed() {
  const tenant = await mintTenant();
  const editor = await tenant.join("editor");
  const member = await tenant.join("member");
  const own = await mintRule({ projectId: tenant.project.id, ownerId: tenant.owner.id }, { number: 1 });
  const { rule } = await proposeOwn(tenant.ctx, own.id);
  const { contentHash } = await getRuleDetail({ ctx: editor.ctx, input: { ruleId: rule.id } });
  return { tenant, editor, member, rule, contentHash };
}

describe("a shared rule needs a second person", () => {
  test("the proposer cannot approve, a member cannot, an editor can; then it is in everybody's bundle", async () => {
    const { tenant, editor, member, rule, contentHash } = await proposed();
    const input = { ruleId: rule.id, contentHash };
    await expectRefusal(approveRule({ ctx: tenant.ctx, input }), "PRECONDITION");
    await expectRefusal(approveRule({ ctx: member.ctx, input }), "FORBIDDEN");
    expect((await getBundle({ ctx: member.ctx })).bundle.rules).toEqual([]);

    await approveRule({ ctx: editor.ctx, input });
    const { bundle } = await getBundle({ ctx: member.ctx });
    expect(bundle.rules.map(({ number, approvers }) => ({ number, approvers }))).toEqual([
      { number: "P1", approvers: ["Bo editor"] },
    ]);
    await expectAuditEntry({
      chain: { kind: "project", subjectId: tenant.project.id },
      action: "rule.approve",
      entityId: rule.id,
      actorId: editor.user.id,
    });
  });

  test("a stale hash and an old sign-in are refused", async () => {
    const { editor, rule, contentHash } = await proposed();
    await expectRefusal(
      approveRule({ ctx: editor.ctx, input: { ruleId: rule.id, contentHash: "f".repeat(64) } }),
      "CONFLICT",
    );
    const late = { ...editor.ctx, now: () => new Date(Date.now() + 2 * HOUR_MS) };
    await expectRefusal(approveRule({ ctx: late, input: { ruleId: rule.id, contentHash } }), "PRECONDITION");
  });

  test("an approval of what was shown before an edit is refused; of what is there now it counts", async () => {
    const { editor, tenant, rule, contentHash } = await proposed();
    const admin = await tenant.join("admin");
    const { content } = await getRuleDetail({ ctx: tenant.ctx, input: { ruleId: rule.id } });
    const edit = { ...content, message: "We agreed on pnpm." };
    await reviseRule({ ctx: editor.ctx, input: { ruleId: rule.id, expectedVersion: 1, content: edit } });
    await expectRefusal(approveRule({ ctx: admin.ctx, input: { ruleId: rule.id, contentHash } }), "CONFLICT");
    const now = await getRuleDetail({ ctx: admin.ctx, input: { ruleId: rule.id } });
    expect(now.contentHash).not.toBe(contentHash);
    const mine = { ruleId: rule.id, contentHash: now.contentHash };
    // Who wrote the edit is its author, whoever proposed the rule.
    await expectRefusal(approveRule({ ctx: editor.ctx, input: mine }), "PRECONDITION");
    expect((await approveRule({ ctx: admin.ctx, input: mine })).rule.status).toBe("active");
  });

  test("an edit waits for its own approval; what was approved stays in force", async () => {
    const { editor, tenant, rule, contentHash } = await proposed();
    await approveRule({ ctx: editor.ctx, input: { ruleId: rule.id, contentHash } });
    const before = await getRuleDetail({ ctx: tenant.ctx, input: { ruleId: rule.id } });
    const content = { ...before.content, statement: "Use pnpm everywhere." };
    const edit = { ruleId: rule.id, expectedVersion: 1, content, reason: "clearer" };
    expect(await reviseRule({ ctx: editor.ctx, input: edit })).toMatchObject({ ok: true });
    expect(await reviseRule({ ctx: tenant.ctx, input: edit })).toMatchObject({ ok: false, reason: "stale" });
    const { bundle } = await getBundle({ ctx: tenant.ctx });
    expect(bundle.rules.find(({ number }) => number === "P1")?.statement).toBe("Use pnpm, not npm.");
    const second = await tenant.join("admin");
    expect((await countInbox({ ctx: second.ctx })).byKind.approval).toBe(1);
  });

  test("the inbox of an editor offers it, and takes the approval back", async () => {
    const { editor, tenant, rule, contentHash } = await proposed();
    expect((await countInbox({ ctx: editor.ctx })).byKind.approval).toBe(1);
    expect((await countInbox({ ctx: tenant.ctx })).byKind.approval).toBe(0);
    const itemId = `approval:${rule.id}`;
    await acceptInboxItem({ ctx: editor.ctx, input: { itemId, contentHash } });
    expect((await countInbox({ ctx: editor.ctx })).byKind.approval).toBe(0);
    await undoInboxItem({ ctx: editor.ctx, input: { itemId } });
    expect((await countInbox({ ctx: editor.ctx })).byKind.approval).toBe(1);
    expect(await db.approval.count({ where: { version: { ruleId: rule.id } } })).toBe(0);
  });
});
