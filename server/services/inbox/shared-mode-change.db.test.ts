import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { mintCheckedRule } from "@/test/factories/mint-checked-rule";
import { mintSession } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { getBundle } from "../bundle/get";
import { approveRule } from "../rule/approve";
import { contentOf, hashOf } from "../rule/content";
import { getRuleDetail } from "../rule/get";
import { acceptInboxItem } from "./accept";
import { countInbox } from "./count";
import { dismissInboxItem } from "./dismiss";
import { listInbox } from "./list";

const DAY_MS = 86_400_000;

/** A shared rule in force, agreed on in its mode, in a project of an owner, two editors and members. */
async function team(mode: "remind" | "block", members: number) {
  const tenant = await mintTenant();
  const [editor, other] = [await tenant.join("editor"), await tenant.join("editor")];
  const people = [];
  for (let count = 0; count < members; count += 1) people.push(await tenant.join("member"));
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const { id: ruleId } = await mintCheckedRule(place, {
    ...{ number: 1, layer: "project", mode, replayAgreement: true },
  });
  const version = await db.ruleVersion.findFirstOrThrow({ where: { ruleId } });
  const contentHash = hashOf(contentOf(version));
  await db.ruleVersion.update({ where: { id: version.id }, data: { contentHash } });
  const approval = { ruleVersionId: version.id, contentHash, mode, approverId: other.user.id };
  await db.approval.create({ data: approval });
  return { ...tenant, editor, other, people, ruleId, contentHash };
}
type Team = Awaited<ReturnType<typeof team>>;

/** One stop of a person, on a day of their own. */
async function stopped({ project, ruleId }: Team, ownerId: string, daysAgo: number, wrong: boolean) {
  const place = { projectId: project.id, ownerId };
  const occurredAt = new Date(Date.now() - daysAgo * DAY_MS);
  const { sessionId, eventId } = await mintSession(place, occurredAt);
  await db.violation.create({
    data: {
      ...{ ...place, sessionId, ruleId, eventId, version: 1, incident: randomUUID(), denials: 1 },
      ...{ decision: "deny", outcome: "fixed", excerpt: "git push", occurredAt, falsePositive: wrong },
    },
  });
  await db.ruleDay.create({
    data: { ...place, ruleId, version: 1, day: occurredAt, chances: 2, fired: 1 },
  });
  await db.rule.update({ where: { id: ruleId }, data: { falsePositives: { increment: wrong ? 1 : 0 } } });
}

async function saidAgain({ ruleId }: Team, ownerId: string) {
  const at = new Date();
  const said = { ruleId, version: 1, kind: "relapse", excerpt: "I said never push", ownerId };
  await db.ruleEvidence.create({
    data: { ...said, occurredAt: at, createdAt: new Date(at.getTime() + 1_000) },
  });
  await db.rule.update({ where: { id: ruleId }, data: { relapses: { increment: 1 } } });
}

const asked = async ({ ctx }: Pick<Team, "ctx">) => {
  const { byKind } = await countInbox({ ctx });
  return { promotion: byKind.promotion, demotion: byKind.demotion };
};
const NOTHING = { promotion: 0, demotion: 0 };
const told = async ({ ctx }: Pick<Team, "ctx">) =>
  (await getBundle({ ctx })).bundle.rules.map(({ mode }) => mode);

describe("a milder mode of a shared rule", () => {
  it("is proposed to those who curate, with everybody's days; taken, it counts at once", async () => {
    const given = await team("block", 3);
    for (const { user } of given.people) await stopped(given, user.id, 1, true);
    expect(await asked(given.editor)).toEqual({ promotion: 0, demotion: 1 });
    expect(await asked(given.people[0] ?? given)).toEqual(NOTHING);
    const { items } = await listInbox({ ctx: given.editor.ctx, input: {} });
    expect(items).toMatchObject([
      {
        ...{ id: `demotion:${given.ruleId}`, words: null },
        why: "Of 3 days on which it fired, 3 had a stop that was marked wrong or allowed.",
        modeChange: {
          ...{ from: "block", to: "remind", counts: "everyone", chances: 6, fired: 3 },
          // Moments are their person's own.
          examples: [],
        },
      },
    ]);
    // Nothing of it applies by itself.
    expect(await told(given.editor)).toEqual(["block"]);
    await acceptInboxItem({ ctx: given.editor.ctx, input: { itemId: `demotion:${given.ruleId}` } });
    expect(await told(given.editor)).toEqual(["remind"]);
  });

  it("is not proposed from the days of two people, whose they are could be told", async () => {
    const given = await team("block", 2);
    for (const { user } of given.people) {
      for (const daysAgo of [1, 2, 3]) await stopped(given, user.id, daysAgo, true);
    }
    expect(await asked(given.editor)).toEqual(NOTHING);
  });

  it("nor from wrong stops of one person among many that were right", async () => {
    const given = await team("block", 3);
    for (const [index, { user }] of given.people.entries()) {
      for (const daysAgo of [1, 2, 3]) await stopped(given, user.id, daysAgo, index === 0);
    }
    expect(await asked(given.editor)).toEqual(NOTHING);
  });

  it("is proposed to an editor from their own days", async () => {
    const given = await team("block", 0);
    for (const daysAgo of [1, 2, 3]) await stopped(given, given.editor.user.id, daysAgo, true);
    expect(await asked(given.editor)).toEqual({ promotion: 0, demotion: 1 });
    expect(await asked(given.other)).toEqual(NOTHING);
    await dismissInboxItem({ ctx: given.editor.ctx, input: { itemId: `demotion:${given.ruleId}` } });
    expect(await asked(given.editor)).toEqual(NOTHING);
  });
});

describe("a stricter mode of a shared rule", () => {
  it("needs a second person: until then everybody is told the mode that was agreed on", async () => {
    const given = await team("remind", 3);
    for (const { user } of given.people) await saidAgain(given, user.id);
    const itemId = `promotion:${given.ruleId}`;
    const { items } = await listInbox({ ctx: given.editor.ctx, input: {} });
    expect(items).toMatchObject([
      {
        ...{ id: itemId, modeChange: { from: "remind", to: "block", relapseDays: 3, examples: [] } },
        why: "On 3 days it had to be said again while its mode was “remind”. A second person has to agree to “block”.",
      },
    ]);
    const { summary } = await acceptInboxItem({ ctx: given.editor.ctx, input: { itemId } });
    expect(summary).toBe("block waits for a second person.");
    expect(await told(given.people[0] ?? given)).toEqual(["remind"]);

    const { contentHash } = await getRuleDetail({ ctx: given.other.ctx, input: { ruleId: given.ruleId } });
    const approval = { ruleId: given.ruleId, contentHash };
    await expectRefusal(approveRule({ ctx: given.editor.ctx, input: approval }), "PRECONDITION");
    await approveRule({ ctx: given.other.ctx, input: approval });
    expect(await told(given.people[0] ?? given)).toEqual(["block"]);
  });

  it("is not proposed because one colleague said it again", async () => {
    const given = await team("remind", 3);
    await saidAgain(given, given.people[0]?.user.id ?? "");
    expect(await asked(given.editor)).toEqual(NOTHING);
  });
});
