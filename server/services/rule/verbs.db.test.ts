import { expect } from "vitest";
import { EVERYWHERE, type RuleContent, type RuleStatus } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { mintRule } from "@/test/factories/mint-learning";
import type { Tenant } from "@/test/factories/mint-tenant";
import { activateRule } from "./activate";
import { archiveRule } from "./archive";
import { createRule } from "./create";
import { dismissRule } from "./dismiss";
import { mergeRules } from "./merge";
import { pauseRule } from "./pause";
import { pauseRules } from "./pause-many";
import { previewProposal } from "./preview-proposal";
import { proposeRule } from "./propose";
import { releaseEvidence } from "./release-evidence";
import { reopenRule } from "./reopen";
import { restoreRule } from "./restore";
import { reviseRule } from "./revise";
import { setRuleMode } from "./set-mode";
import { snoozeRule } from "./snooze";
import { supersedeRule } from "./supersede";
import { undoRule } from "./undo";
import { wakeRule } from "./wake";

const DAY_MS = 86_400_000;

const CONTENT: RuleContent = {
  statement: "Write the changelog first.",
  instruction: "Write the changelog first.",
  applicability: EVERYWHERE,
  verifier: null,
  tier: "intent",
  recipe: null,
  recipeParams: null,
  message: "The changelog comes first.",
  remedy: null,
  claim: { topic: "changelog", subject: "changelog", polarity: "require" },
  severity: "minor",
  onExhausted: "release",
};

function ruleOf({ owner, project }: Tenant, number = 900) {
  return mintRule({ projectId: project.id, ownerId: owner.id }, { number });
}

const given = (status: RuleStatus) => async (tenant: Tenant) => {
  const { id } = await ruleOf(tenant);
  await db.rule.update({ where: { id }, data: { status } });
  return { ruleId: id };
};

async function twoRules(tenant: Tenant) {
  const [older, newer] = [await ruleOf(tenant, 901), await ruleOf(tenant, 902)];
  return { older: older.id, newer: newer.id };
}

async function withEvidence(tenant: Tenant) {
  const { id: ruleId } = await ruleOf(tenant);
  const said = { ruleId, version: 1, kind: "correction", ownerId: tenant.owner.id, occurredAt: new Date() };
  const first = await db.ruleEvidence.create({ data: { ...said, excerpt: "no, we use pnpm here" } });
  await db.ruleEvidence.create({ data: { ...said, excerpt: "and my boss is cross" } });
  return { ruleId, evidenceId: first.id };
}

const stored = (id: string) => db.rule.findUniqueOrThrow({ where: { id } });
const subject = ({ ruleId }: { ruleId: string }) => ruleId;
const becomes = (status: RuleStatus) => async (rule: { ruleId: string }) =>
  expect((await stored(rule.ruleId)).status).toBe(status);

describeVerb("createRule", {
  action: "rule.create",
  hasSubject: false,
  given: async () => ({ content: CONTENT, mode: "remind" as const }),
  run: (ctx, input) => createRule({ ctx, input }),
  entity: (_given, { rule }) => rule.id,
  effect: async (_given, { rule }, { owner }) => {
    expect(rule).toMatchObject({ number: "R1", status: "active", mode: "remind", version: 1 });
    const { versions } = await db.rule.findUniqueOrThrow({
      where: { id: rule.id, ownerId: owner.id, topic: "changelog" },
      include: { versions: true },
    });
    expect(versions.map(({ statement, authorType }) => [statement, authorType])).toEqual([
      ["Write the changelog first.", "user"],
    ]);
  },
});

describeVerb("createRule for the project", {
  action: "rule.create",
  chain: "project",
  hasSubject: false,
  given: async () => ({ content: CONTENT, layer: "project" as const }),
  run: (ctx, input) => createRule({ ctx, input }),
  entity: (_given, { rule }) => rule.id,
  effect: async (_given, { rule }) => {
    expect(rule).toMatchObject({ number: "P1", status: "proposed", layer: "project" });
  },
});

describeVerb("reviseRule", {
  action: "rule.revise",
  given: given("active"),
  run: (ctx, { ruleId }) =>
    reviseRule({ ctx, input: { ruleId, expectedVersion: 1, content: CONTENT, reason: "clearer" } }),
  entity: subject,
  effect: async ({ ruleId }) => {
    expect(await stored(ruleId)).toMatchObject({ currentVersion: 2, topic: "changelog", severity: "minor" });
    const versions = await db.ruleVersion.findMany({ where: { ruleId }, orderBy: { version: "asc" } });
    expect(versions.map(({ statement }) => statement)).toEqual([
      "Use pnpm, not npm.",
      "Write the changelog first.",
    ]);
  },
});

describeVerb("activateRule", {
  action: "rule.activate",
  given: given("proposed"),
  run: (ctx, { ruleId }) => activateRule({ ctx, input: { ruleId, mode: "observe" } }),
  entity: subject,
  effect: async ({ ruleId }) => {
    const rule = await stored(ruleId);
    expect([rule.status, rule.mode]).toEqual(["active", "observe"]);
    expect(rule.activatedAt).not.toBeNull();
  },
});

describeVerb("pauseRule", {
  action: "rule.pause",
  given: given("active"),
  run: (ctx, { ruleId }) => pauseRule({ ctx, input: { ruleId } }),
  entity: subject,
  effect: becomes("paused"),
});

describeVerb("pauseRules", {
  action: "rule.pause",
  given: twoRules,
  run: (ctx, { older, newer }) => pauseRules({ ctx, input: { ruleIds: [newer, older] } }),
  // One entry a rule, in the order of ids.
  entity: ({ older, newer }) => [older, newer].toSorted().at(-1) ?? "",
  effect: async ({ older, newer }, answer) => {
    expect(answer).toEqual({ paused: 2 });
    expect([(await stored(older)).status, (await stored(newer)).status]).toEqual(["paused", "paused"]);
  },
});

describeVerb("archiveRule", {
  action: "rule.archive",
  given: given("active"),
  run: (ctx, { ruleId }) => archiveRule({ ctx, input: { ruleId } }),
  entity: subject,
  effect: becomes("archived"),
});

describeVerb("dismissRule", {
  action: "rule.dismiss",
  given: async (tenant) => {
    await db.family.create({
      data: {
        ...{ layer: "personal", ownerId: tenant.owner.id, projectId: tenant.project.id },
        ...{ topic: "package-manager", severity: "major", occurrences: 1, weight: 1 },
        ...{ weightedAt: new Date(), lastRecurredAt: new Date() },
      },
    });
    return given("proposed")(tenant);
  },
  run: (ctx, { ruleId }) => dismissRule({ ctx, input: { ruleId } }),
  entity: subject,
  effect: async ({ ruleId }, _answer, { owner }) => {
    expect((await stored(ruleId)).status).toBe("dismissed");
    const family = await db.family.findFirstOrThrow({ where: { ownerId: owner.id } });
    expect(family.dismissedAt).not.toBeNull();
  },
});

describeVerb("setRuleMode", {
  action: "rule.set_mode",
  given: given("active"),
  run: (ctx, { ruleId }) => setRuleMode({ ctx, input: { ruleId, mode: "observe" } }),
  entity: subject,
  effect: async ({ ruleId }) => expect((await stored(ruleId)).mode).toBe("observe"),
});

describeVerb("restoreRule", {
  action: "rule.restore",
  given: given("archived"),
  run: (ctx, { ruleId }) => restoreRule({ ctx, input: { ruleId } }),
  entity: subject,
  effect: becomes("active"),
});

describeVerb("snoozeRule", {
  action: "rule.snooze",
  given: given("proposed"),
  run: (ctx, { ruleId }) => {
    const now = () => new Date("2026-03-01T12:00:00Z");
    return snoozeRule({ ctx: { ...ctx, now }, input: { ruleId, days: 3 } });
  },
  entity: subject,
  effect: async ({ ruleId }) => {
    const { status, snoozedUntil } = await stored(ruleId);
    expect([status, snoozedUntil?.toISOString()]).toEqual(["proposed", "2026-03-04T12:00:00.000Z"]);
  },
});

describeVerb("wakeRule", {
  action: "rule.snooze",
  given: async (tenant) => {
    const rule = await given("proposed")(tenant);
    const snoozedUntil = new Date(Date.now() + DAY_MS);
    await db.rule.update({ where: { id: rule.ruleId }, data: { snoozedUntil } });
    return rule;
  },
  run: (ctx, input) => wakeRule({ ctx, input }),
  entity: subject,
  effect: async ({ ruleId }) => expect((await stored(ruleId)).snoozedUntil).toBeNull(),
});

describeVerb("reopenRule", {
  action: "rule.undo",
  given: given("dismissed"),
  run: (ctx, input) => reopenRule({ ctx, input }),
  entity: subject,
  effect: becomes("proposed"),
});

describeVerb("mergeRules", {
  action: "rule.merge",
  given: async (tenant) => {
    const rules = await twoRules(tenant);
    await db.rule.update({ where: { id: rules.older }, data: { occurrences: 2 } });
    await db.rule.update({ where: { id: rules.newer }, data: { occurrences: 3 } });
    return rules;
  },
  run: (ctx, { older, newer }) => mergeRules({ ctx, input: { targetId: newer, sourceIds: [older, newer] } }),
  entity: ({ newer }) => newer,
  effect: async ({ older, newer }) => {
    expect(await stored(newer)).toMatchObject({ status: "active", occurrences: 5 });
    expect(await stored(older)).toMatchObject({ status: "superseded", supersededById: newer });
  },
});

describeVerb("supersedeRule", {
  action: "rule.supersede",
  given: twoRules,
  run: (ctx, { older, newer }) => supersedeRule({ ctx, input: { oldId: older, newId: newer } }),
  entity: ({ older }) => older,
  effect: async ({ older, newer }, { rule }, { owner }) => {
    expect(rule).toMatchObject({ number: "R901", status: "superseded" });
    expect(await stored(older)).toMatchObject({ status: "superseded", supersededById: newer });
    const decisions = await db.resolution.findMany({ where: { ownerId: owner.id } });
    expect(
      decisions.map(({ action, targetRuleId, resultRuleId }) => [action, targetRuleId, resultRuleId]),
    ).toEqual([["supersede", older, newer]]);
  },
});

describeVerb("undoRule without a decision", {
  action: "rule.undo",
  given: given("active"),
  run: (ctx, { ruleId }) => undoRule({ ctx, input: { rule: ruleId } }),
  entity: subject,
  effect: becomes("archived"),
});

describeVerb("proposeRule", {
  action: "rule.propose",
  chain: "project",
  given: async (tenant) => {
    const { ruleId, evidenceId } = await withEvidence(tenant);
    const { contentHash } = await previewProposal({ ctx: tenant.ctx, input: { ruleId } });
    return { ruleId, contentHash, releases: [{ evidenceId, excerpt: "we use pnpm here" }] };
  },
  run: (ctx, input) => proposeRule({ ctx, input }),
  entity: (_given, { rule }) => rule.id,
  effect: async ({ ruleId }, { rule }) => {
    expect(rule).toMatchObject({ number: "P1", layer: "project", status: "proposed" });
    expect((await stored(ruleId)).status).toBe("active");
    const evidence = await db.ruleEvidence.findMany({
      where: { ruleId: rule.id },
      orderBy: { excerpt: "asc" },
    });
    expect(evidence.map(({ excerpt, released }) => [excerpt, released])).toEqual([
      ["", false],
      ["we use pnpm here", true],
    ]);
  },
});

describeVerb("releaseEvidence", {
  action: "rule.release_evidence",
  given: withEvidence,
  run: (ctx, { evidenceId }) => releaseEvidence({ ctx, input: { evidenceId, released: true } }),
  entity: ({ evidenceId }) => evidenceId,
  effect: async ({ ruleId }) => {
    const released = await db.ruleEvidence.findMany({ where: { ruleId, released: true } });
    expect(released.map(({ excerpt }) => excerpt)).toEqual(["no, we use pnpm here"]);
  },
});
