import { expect, it } from "vitest";
import { EVERYWHERE } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { projectContextOf } from "@/test/factories/contexts";
import { mintConflict } from "@/test/factories/mint-conflict";
import { mintRule } from "@/test/factories/mint-learning";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { proposeOwn } from "@/test/factories/propose-own";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { decideResolution } from "../resolution/decide";
import { getRuleDetail } from "./get";
import { listRuleVersions } from "./list-versions";
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
  const { rule } = await proposeOwn(ctx, ruleId);
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
  expect(await previewProposal({ ctx, input: { ruleId } })).toMatchObject({
    content: {
      ...{ statement: "This project uses pnpm.", instruction: "This project uses pnpm." },
      ...{ message: "This project uses pnpm.", remedy: "pnpm add <package>" },
    },
    ...{ fromTemplate: true, commands: ["pnpm add <package>"], problem: null },
  });
  await db.ruleVersion.updateMany({ where: { ruleId }, data: { remedy: "see https://example.com" } });
  expect((await previewProposal({ ctx, input: { ruleId } })).problem).toBe(
    "Remove the address: rules for others carry no links.",
  );
  await expectRefusal(proposeOwn(ctx, ruleId), "INVALID");
});

/** An own rule with words of the person in every place that is no sentence. */
async function withWordsAround(ruleId: string, fields: object = {}) {
  const applicability = {
    ...EVERYWHERE,
    ...{ condition: "unless my boss Falkenhorst asks", taskWords: ["falkenhorst"] },
    exceptTaskWords: ["negotiation"],
  };
  const claim = { topic: "package-manager", subject: "npm", polarity: "forbid", value: "pnpm" };
  await db.ruleVersion.updateMany({
    where: { ruleId },
    data: { applicability, claim, recipeParams: { said: "falkenhorst" }, ...fields },
  });
}

it("what a recipe does not need of the person's words stays behind: condition, task words, parameters", async () => {
  const { ctx, join, ruleId } = await learned();
  const member = await join("member");
  await withWordsAround(ruleId, { verifier: { kind: "shell-command", forbid: [{ program: ["npm"] }] } });
  const preview = await previewProposal({ ctx, input: { ruleId } });
  const { rule } = await proposeRule({ ctx, input: { ruleId, contentHash: preview.contentHash } });
  const input = { ruleId: rule.id };
  const seen = [
    await getRuleDetail({ ctx: member.ctx, input }),
    await listRuleVersions({ ctx: member.ctx, input }),
  ];
  expect(JSON.stringify(seen).toLowerCase()).not.toContain("falkenhorst");
  // What would change where the rule counts goes along, and is in what its author reads.
  expect(preview.content.applicability.exceptTaskWords).toEqual(["negotiation"]);
});

it("nothing is released that its author was not shown: free text goes as the preview has it, word for word", async () => {
  const { ctx, join, ruleId } = await learned();
  const member = await join("member");
  await withWordsAround(ruleId, { authorType: "user" });
  const { content } = await previewProposal({ ctx, input: { ruleId } });
  expect(content.applicability).toMatchObject({
    ...{ condition: "unless my boss Falkenhorst asks", taskWords: ["falkenhorst"] },
  });
  const { rule } = await proposeOwn(ctx, ruleId);
  expect((await getRuleDetail({ ctx: member.ctx, input: { ruleId: rule.id } })).content).toEqual(content);
});

it("a rule that changed since its author read it is not proposed", async () => {
  const { ctx, ruleId } = await learned();
  const { contentHash } = await previewProposal({ ctx, input: { ruleId } });
  await withWordsAround(ruleId, { authorType: "user" });
  await expectRefusal(proposeRule({ ctx, input: { ruleId, contentHash } }), "CONFLICT");
  expect(await db.rule.count({ where: { layer: "project", projectId: ctx.project.id } })).toBe(0);
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
  const { rule } = await proposeOwn(ctx, ruleId);
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
