import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { projectContextOf } from "@/test/factories/contexts";
import { mintConflict } from "@/test/factories/mint-conflict";
import { mintRule } from "@/test/factories/mint-learning";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { decideResolution } from "../resolution/decide";
import { getRuleDetail } from "./get";
import { previewProposal } from "./preview-proposal";
import { proposeRule } from "./propose";

/** R901, learned by a recipe from “dude, pnpm!!”. */
async function learned() {
  const tenant = await mintTenant();
  const own = await mintRule({ projectId: tenant.project.id, ownerId: tenant.owner.id }, { number: 901 });
  const words = { statement: "dude, pnpm!!", instruction: "dude, pnpm!!" };
  const recipe = {
    recipe: "package-manager",
    recipeParams: { wanted: "pnpm" },
    remedy: "pnpm add <package>",
  };
  await db.ruleVersion.updateMany({
    where: { ruleId: own.id },
    data: { ...words, ...recipe, message: "This project uses pnpm.", authorType: "system_job" },
  });
  return { ...tenant, ruleId: own.id };
}

it("text for others is rendered from the recipe's template: the author's own words do not go along", async () => {
  const { ctx, join, ruleId } = await learned();
  const member = await join("member");
  const { rule } = await proposeRule({ ctx, input: { ruleId } });
  const { content } = await getRuleDetail({ ctx: member.ctx, input: { ruleId: rule.id } });
  expect([content.statement, content.instruction, content.message]).toEqual([
    "This project uses pnpm.",
    "This project uses pnpm.",
    "This project uses pnpm.",
  ]);
  expect(JSON.stringify(content)).not.toContain("dude");
});

it("the author sees before what the others would read and run, and what is in the way", async () => {
  const { ctx, ruleId } = await learned();
  expect(await previewProposal({ ctx, input: { ruleId } })).toEqual({
    ...{ statement: "This project uses pnpm.", instruction: "This project uses pnpm." },
    ...{ message: "This project uses pnpm.", remedy: "pnpm add <package>", fromTemplate: true },
    ...{ commands: ["pnpm add <package>"], problem: null },
  });
  await db.ruleVersion.updateMany({ where: { ruleId }, data: { remedy: "see https://example.com" } });
  expect((await previewProposal({ ctx, input: { ruleId } })).problem).toBe(
    "Remove the address: rules for others carry no links.",
  );
  await expectRefusal(proposeRule({ ctx, input: { ruleId } }), "INVALID");
});

it("nobody else previews it, no viewer, no token, and nothing that is shared already", async () => {
  const { ctx, join, owner, project, ruleId } = await learned();
  const editor = await join("editor");
  await expectRefusal(previewProposal({ ctx: editor.ctx, input: { ruleId } }), "NOT_FOUND");
  const viewer = await join("viewer");
  await expectRefusal(previewProposal({ ctx: viewer.ctx, input: { ruleId } }), "FORBIDDEN");
  const { actor } = await mintToken(owner, { scopes: ["own:write", "rules:read"] });
  const token = await projectContextOf(actor, project);
  await expectRefusal(previewProposal({ ctx: token, input: { ruleId } }), "FORBIDDEN");
  const { rule } = await proposeRule({ ctx, input: { ruleId } });
  await expectRefusal(previewProposal({ ctx, input: { ruleId: rule.id } }), "CONFLICT");
});

it("one person's word takes no shared rule out of force: it becomes their own exception", async () => {
  const { join, owner, project } = await mintTenant();
  const [editor, member] = [await join("editor"), await join("member")];
  const place = { projectId: project.id, ownerId: owner.id };
  const shared = await mintSharedRule(place, { number: 1, approvedBy: editor.user.id });
  const theirs = { projectId: project.id, ownerId: member.user.id };
  const { resolutionId } = await mintConflict(theirs, shared.id);
  const { rule } = await decideResolution({ ctx: member.ctx, input: { resolutionId, choice: "replace" } });
  expect(rule).toMatchObject({ layer: "personal", status: "active" });
  expect(await db.rule.findUnique({ where: { id: shared.id } })).toMatchObject({
    ...{ status: "active", supersededById: null, currentVersion: 1 },
  });
});
