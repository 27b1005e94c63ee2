import { describe, expect, it } from "vitest";
import { verificationReportSchema } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { projectContextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { countAuditEntries } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { pauseRule } from "../rule/pause";
import { undoRule } from "../rule/undo";
import { addRecipes } from "./add";
import { listRecipes } from "./list";
import { previewRecipes } from "./preview";

const FORCE_PUSH = { recipe: "no-force-push", parameters: {} };
const pick = (recipe: string, parameters: Record<string, string> = {}) => ({ recipe, parameters });

describeVerb("addRecipes", {
  action: "rule.create",
  hasSubject: false,
  given: async () => ({ picks: [FORCE_PUSH], mode: "observe" as const }),
  run: (ctx, input) => addRecipes({ ctx, input }),
  entity: (_given, { added }) => added[0]?.id ?? "",
  effect: async (_given, { added, left }, { owner }) => {
    expect(added.map(({ number, statement, status, mode }) => [number, statement, status, mode])).toEqual([
      ["R1", "Never force-push.", "active", "observe"],
    ]);
    expect(left).toEqual([]);
    const rule = await db.rule.findFirstOrThrow({
      where: { ownerId: owner.id, topic: "force-push" },
      include: { versions: true },
    });
    expect(rule.versions.map(({ recipe, reason }) => [recipe, reason])).toEqual([
      ["no-force-push", "Picked from the recipes: No force push."],
    ]);
  },
});

describeVerb("addRecipes for the project: each is a proposal", {
  action: "rule.create",
  chain: "project",
  hasSubject: false,
  given: async () => ({ picks: [FORCE_PUSH], reach: "shared" as const, mode: "block" as const }),
  run: (ctx, input) => addRecipes({ ctx, input }),
  entity: (_given, { added }) => added[0]?.id ?? "",
  effect: async (_given, { added }) => {
    expect(added.map(({ number, status, mode }) => [number, status, mode])).toEqual([
      ["P1", "proposed", "block"],
    ]);
  },
});

describe("addRecipes", () => {
  it("keeps the recipe's own unit cases with the version", async () => {
    const { ctx } = await mintTenant();
    const { added } = await addRecipes({ ctx, input: { picks: [FORCE_PUSH] } });
    const version = await db.ruleVersion.findFirstOrThrow({ where: { ruleId: added[0]?.id } });
    const report = verificationReportSchema.parse(version.report);
    const cases = report.stages.find(({ stage }) => stage === "unit")?.cases ?? [];
    expect(cases).toContainEqual({
      ...{ text: "git push --force", expected: "stop", got: "stop", origin: "synthesised" },
    });
    expect(cases.some(({ expected, got }) => expected === "pass" && got === "pass")).toBe(true);
    // Nobody's act was corrected.
    expect(report.replayAgreement).toBe(false);
  });

  it("adds several at once with their blanks filled in, each audited", async () => {
    const { ctx, owner } = await mintTenant();
    const picks = [FORCE_PUSH, pick("commit-length", { number: "72" }), pick("no-emoji")];
    const { added } = await addRecipes({ ctx, input: { picks, reach: "global" } });
    expect(added.map(({ statement, scope }) => [statement, scope])).toEqual([
      ["Never force-push.", "global"],
      ["Commit subjects have at most 72 characters.", "global"],
      ["No emojis.", "global"],
    ]);
    expect(await countAuditEntries("user", owner.id)).toBe(3);
  });

  it("leaves out what a rule says already and what another pick contradicts, and names both", async () => {
    const { ctx } = await mintTenant();
    await addRecipes({ ctx, input: { picks: [FORCE_PUSH] } });
    const picks = [FORCE_PUSH, pick("type-not-interface"), pick("interface-not-type")];
    const { added, left } = await addRecipes({ ctx, input: { picks } });
    expect(added.map(({ number, statement }) => [number, statement])).toEqual([
      ["R2", "Use type aliases, not interfaces."],
    ]);
    expect(left).toEqual([
      {
        ...{ recipe: "no-force-push", title: "No force push" },
        standing: { says: "same", rule: expect.objectContaining({ number: "R1" }), picked: null },
      },
      {
        ...{ recipe: "interface-not-type", title: expect.any(String) },
        standing: { says: "opposite", rule: null, picked: expect.any(String) },
      },
    ]);
  });

  it("adds a whole pack that nobody has: each recipe, or it says what of the same pack stands in its way", async () => {
    const { ctx, owner } = await mintTenant();
    const packs = await listRecipes({ ctx, input: {} });
    const picks = (packs.find(({ key }) => key === "tests")?.offers ?? []).map(({ recipe }) => pick(recipe));
    const { added, left } = await addRecipes({ ctx, input: { picks } });
    expect(added.length).toBeGreaterThan(4);
    expect(added.length + left.length).toBe(picks.length);
    expect(left.every(({ standing }) => standing.rule === null && standing.picked !== null)).toBe(true);
    expect(await db.rule.count({ where: { ownerId: owner.id } })).toBe(added.length);
  });

  it("makes a reminder of a sentence that no check can hold, whatever mode is asked", async () => {
    const { ctx } = await mintTenant();
    const vague = pick("forbidden-command", { command: "anything slow when the day is long" });
    const [preview] = await previewRecipes({ ctx, input: { picks: [vague] } });
    const { added } = await addRecipes({ ctx, input: { picks: [vague], mode: "block" } });
    expect(preview?.content).toMatchObject({ tier: "intent", verifier: null });
    expect(added.map(({ mode }) => mode)).toEqual(["remind"]);
  });

  it("refuses a recipe that is not offered, and writes nothing", async () => {
    const { ctx, owner } = await mintTenant();
    const picks = [FORCE_PUSH, pick("no-such-recipe")];
    await expectRefusal(addRecipes({ ctx, input: { picks } }), "INVALID");
    expect(await db.rule.count({ where: { ownerId: owner.id } })).toBe(0);
    expect(await countAuditEntries("user", owner.id)).toBe(0);
  });

  it("lets a viewer add own rules and propose none", async () => {
    const { join } = await mintTenant();
    const viewer = await join("viewer");
    const picks = [FORCE_PUSH];
    await expectRefusal(addRecipes({ ctx: viewer.ctx, input: { picks, reach: "shared" } }), "FORBIDDEN");
    const { added } = await addRecipes({ ctx: viewer.ctx, input: { picks: [FORCE_PUSH] } });
    expect(added).toHaveLength(1);
  });
});

describe("listRecipes", () => {
  const standingIn = async (ctx: Parameters<typeof listRecipes>[0]["ctx"], reach?: "shared") => {
    const packs = await listRecipes({ ctx, input: reach ? { reach } : {} });
    const offers = packs.flatMap(({ offers: all }) => all);
    return (recipe: string) => offers.find((offer) => offer.recipe === recipe)?.standing;
  };

  it("offers twelve packs, all of them free to whoever has no rules", async () => {
    const { ctx } = await mintTenant();
    const packs = await listRecipes({ ctx, input: {} });
    expect(packs).toHaveLength(12);
    expect(packs[0]).toMatchObject({ key: "git-safety", title: "Git safety" });
    expect(packs.flatMap(({ offers }) => offers).filter(({ standing }) => standing)).toEqual([]);
  });

  it("says which rule says it already or decides it otherwise, also while that rule rests", async () => {
    const { ctx } = await mintTenant();
    const picks = [FORCE_PUSH, pick("commit-length", { number: "72" })];
    const { added } = await addRecipes({ ctx, input: { picks } });
    await pauseRule({ ctx, input: { ruleId: added[0]?.id ?? "" } });
    const standing = await standingIn(ctx);
    expect(standing("no-force-push")).toMatchObject({
      says: "same",
      rule: { number: "R1", status: "paused" },
    });
    expect(standing("commit-length")).toMatchObject({ says: "opposite", rule: { number: "R2" } });
    expect(standing("no-emoji")).toBeNull();
  });

  it("compares a shared rule with shared ones only, those that wait for a second person included", async () => {
    const { ctx, join } = await mintTenant();
    await addRecipes({ ctx, input: { picks: [FORCE_PUSH] } });
    await addRecipes({ ctx, input: { picks: [pick("no-emoji")], reach: "shared" } });
    const { ctx: member } = await join("member");
    const standing = await standingIn(member, "shared");
    expect(standing("no-force-push")).toBeNull();
    expect(standing("no-emoji")).toMatchObject({ says: "same", rule: { number: "P1", status: "proposed" } });
    // Somebody else's own rule is nobody's business, and what is only proposed binds nobody yet.
    const own = await standingIn(member);
    expect(own("no-force-push")).toBeNull();
    expect(own("no-emoji")).toBeNull();
  });

  it("is free again once the rule was taken back", async () => {
    const { ctx } = await mintTenant();
    const { added } = await addRecipes({ ctx, input: { picks: [FORCE_PUSH] } });
    await undoRule({ ctx, input: { rule: added[0]?.id } });
    expect((await standingIn(ctx))("no-force-push")).toBeNull();
  });
});

describe("previewRecipes", () => {
  it("shows sentence, check and examples as they would be, and writes nothing", async () => {
    const { ctx, owner } = await mintTenant();
    const picks = [pick("protected-branch", { branch: "develop" })];
    const [preview] = await previewRecipes({ ctx, input: { picks } });
    expect(preview).toMatchObject({
      sentence: "Never push to develop.",
      content: { recipe: "protected-branch", tier: "deterministic" },
      stops: expect.arrayContaining(["git push origin develop"]),
      standing: null,
      problem: null,
    });
    expect(await db.rule.count({ where: { ownerId: owner.id } })).toBe(0);
  });

  it("says what keeps a text from being told to others", async () => {
    const { ctx } = await mintTenant();
    const picks = [pick("forbidden-text", { text: "http://internal.example.com/x" })];
    const [own] = await previewRecipes({ ctx, input: { picks } });
    const [shared] = await previewRecipes({ ctx, input: { picks, reach: "shared" } });
    expect(own?.problem).toBeNull();
    expect(shared?.problem).toContain("address");
  });

  it("tells nothing to who is not a member, and may be read by a token that only reads", async () => {
    const { owner, project, ctx } = await mintTenant();
    const { actor } = await mintToken(owner, { scopes: ["rules:read"] });
    const token = await projectContextOf(actor, project);
    const picks = [FORCE_PUSH];
    expect(await previewRecipes({ ctx: token, input: { picks } })).toHaveLength(1);
    expect(await listRecipes({ ctx: token, input: {} })).toHaveLength(12);
    await db.membership.deleteMany({ where: { projectId: project.id } });
    await expectRefusal(addRecipes({ ctx, input: { picks } }), "NOT_FOUND");
  });
});
