import { expect, it } from "vitest";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintTenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { getRuleDetail } from "../rule/get";
import { reviseRule } from "../rule/revise";
import { setRuleMode } from "../rule/set-mode";
import { acceptInboxItem } from "./accept";
import { countInbox } from "./count";

async function team() {
  const tenant = await mintTenant();
  const editor = await tenant.join("editor");
  const other = await tenant.join("editor");
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const given = { number: 1, mode: "remind", approvedBy: editor.user.id } as const;
  const { id: ruleId } = await mintSharedRule(place, given);
  const waits = async () =>
    Promise.all(
      [tenant.ctx, editor.ctx, other.ctx].map(async (ctx) => (await countInbox({ ctx })).byKind.approval),
    );
  return { ...tenant, editor, other, ruleId, waits };
}

it("an edit waits for those who neither wrote it nor proposed the rule", async () => {
  const { editor, ruleId, waits } = await team();
  expect(await waits()).toEqual([0, 0, 0]);
  const { content } = await getRuleDetail({ ctx: editor.ctx, input: { ruleId } });
  const edit = { ...content, message: "We agreed on pnpm." };
  await reviseRule({ ctx: editor.ctx, input: { ruleId, expectedVersion: 1, content: edit } });
  expect(await waits()).toEqual([0, 0, 1]);
});

it("a stricter mode waits too, for those who did not ask for it", async () => {
  const { editor, other, ruleId, waits } = await team();
  await setRuleMode({ ctx: editor.ctx, input: { ruleId, mode: "block" } });
  expect(await waits()).toEqual([0, 0, 1]);
  const { contentHash } = await getRuleDetail({ ctx: other.ctx, input: { ruleId } });
  const input = { itemId: `approval:${ruleId}`, contentHash };
  await expectRefusal(acceptInboxItem({ ctx: editor.ctx, input }), "PRECONDITION");
  await acceptInboxItem({ ctx: other.ctx, input });
  expect(await waits()).toEqual([0, 0, 0]);
});

it("whoever is alone accepts their own shared rule there", async () => {
  const { ctx, project, owner } = await mintTenant();
  const place = { projectId: project.id, ownerId: owner.id };
  const { id: ruleId, contentHash } = await mintSharedRule(place, { number: 1, status: "proposed" });
  expect((await countInbox({ ctx })).byKind.approval).toBe(1);
  await acceptInboxItem({ ctx, input: { itemId: `approval:${ruleId}`, contentHash } });
  expect(await getRuleDetail({ ctx, input: { ruleId } })).toMatchObject({ status: "active", approvals: [] });
});
