import { describe, expect, it } from "vitest";
import { EVERYWHERE, type RuleContent } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { createRule } from "./create";
import { reviseRule } from "./revise";

function wish(statement: string, value: string, paths: string[] = []): RuleContent {
  return {
    ...{ statement, instruction: statement, message: statement, remedy: null },
    applicability: { ...EVERYWHERE, paths },
    ...{ verifier: null, tier: "intent", recipe: null, recipeParams: null },
    claim: { topic: "package-manager", subject: "javascript", polarity: "require", value },
    ...{ severity: "major", onExhausted: "release" },
  };
}
const SAME = wish("Use pnpm, not npm.", "pnpm");
const OPPOSITE = wish("Use yarn, not pnpm.", "yarn");

/** R900 of the owner: “Use pnpm, not npm.” */
async function givenPnpm(layer: "personal" | "project" = "personal") {
  const tenant = await mintTenant();
  const { id } = await mintRule(
    { projectId: tenant.project.id, ownerId: tenant.owner.id },
    { layer, number: 900 },
  );
  return { ...tenant, ruleId: id };
}

describe("rules written by hand are compared with those in force", () => {
  it.each([
    ["restates", SAME, "R900 says this already: “Use pnpm, not npm.”"],
    ["contradicts", OPPOSITE, "R900 says the opposite: “Use pnpm, not npm.”"],
  ])("refuses one that %s a rule, and names it", async (_how, content, message) => {
    const { ctx } = await givenPnpm();
    await expect(createRule({ ctx, input: { content } })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining(message),
    });
  });

  it("takes one that differs only for some files, and one that another person has", async () => {
    const { ctx, join } = await givenPnpm();
    const narrow = wish("Use yarn in docs.", "yarn", ["docs/**"]);
    expect((await createRule({ ctx, input: { content: narrow } })).rule.status).toBe("active");
    const other = await join("member");
    expect((await createRule({ ctx: other.ctx, input: { content: OPPOSITE } })).rule.status).toBe("active");
  });

  it("counts only rules in force", async () => {
    const { ctx, ruleId } = await givenPnpm();
    await db.rule.update({ where: { id: ruleId }, data: { status: "paused" } });
    expect((await createRule({ ctx, input: { content: SAME } })).rule.status).toBe("active");
  });

  it("lets a person differ from a project rule, but not repeat it; a shared one may do neither", async () => {
    const { ctx } = await givenPnpm("project");
    await expectRefusal(createRule({ ctx, input: { content: SAME } }), "CONFLICT");
    expect((await createRule({ ctx, input: { content: OPPOSITE } })).rule.number).toBe("R1");
    const shared = { content: OPPOSITE, layer: "project" } as const;
    await expectRefusal(createRule({ ctx, input: shared }), "CONFLICT");
  });

  it("refuses an edit that comes to say what another rule says, not one that leaves things as they were", async () => {
    const { ctx, owner, project, ruleId } = await givenPnpm();
    const place = { projectId: project.id, ownerId: owner.id };
    const twin = await mintRule(place, { number: 901 });
    const own = { ruleId: twin.id, expectedVersion: 1 };
    // Both say pnpm already, as after “keep both”: a clearer message is no new double.
    const clearer = { ...SAME, message: "We use pnpm here." };
    expect(await reviseRule({ ctx, input: { ...own, content: clearer } })).toMatchObject({ ok: true });
    const input = { ...own, expectedVersion: 2, content: OPPOSITE };
    await expectRefusal(reviseRule({ ctx, input }), "CONFLICT");
    await db.rule.update({ where: { id: ruleId }, data: { status: "archived" } });
    expect(await reviseRule({ ctx, input })).toMatchObject({ ok: true });
  });
});
