import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { describeVerb } from "@/test/describe-verb";
import { inProject, personContext } from "@/test/factories/hook-event";
import { givenWorld, type LessonWorld, lesson, send, workAgain } from "@/test/factories/lesson";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { getBundle } from "../bundle/get";
import { countOccurrence, uncountEvents } from "./count-occurrence";
import { dismissOwnFamily } from "./dismiss";
import { findFamily } from "./find";
import { getFamily } from "./get";
import { isRefused } from "./is-refused";
import { listFamilies } from "./list";
import { restoreFamily } from "./restore";
import { setFamilySeverity } from "./set-severity";

const DAY = 86_400_000;
const uuid = () => crypto.randomUUID();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

type Occurrence = Parameters<typeof countOccurrence>[1];

function placeOf({ owner, project }: Tenant, topic: string) {
  return { layer: "personal", ownerId: owner.id, projectId: project.id, topic } as const;
}

/** So many occurrences of a topic in the owner's library. */
async function said(tenant: Tenant, topic: string, times: number, days = 0) {
  const place = placeOf(tenant, topic);
  for (let time = 0; time < times; time += 1) {
    await countOccurrence(db, {
      ...{ ...place, severity: "minor", at: daysAgo(days), eventId: uuid(), kind: "said" },
    });
  }
  return db.family.findFirstOrThrow({ where: place });
}

const given = async (tenant: Tenant) => ({ familyId: (await said(tenant, "changelog", 1)).id });

describeVerb("setFamilySeverity", {
  action: "family.set_severity",
  given,
  run: (ctx, { familyId }) => setFamilySeverity({ ctx, input: { familyId, severity: "blocker" } }),
  entity: ({ familyId }) => familyId,
  effect: async ({ familyId }) => {
    const row = await db.family.findUniqueOrThrow({ where: { id: familyId } });
    expect([row.severity, row.severityChosen]).toEqual(["blocker", true]);
  },
});

describeVerb("dismissOwnFamily", {
  action: "family.dismiss",
  given,
  run: (ctx, input) => dismissOwnFamily({ ctx, input }),
  entity: ({ familyId }) => familyId,
  effect: async ({ familyId }) => {
    expect((await db.family.findUniqueOrThrow({ where: { id: familyId } })).dismissedAt).not.toBeNull();
  },
});

describeVerb("restoreFamily", {
  action: "family.restore",
  given: async (tenant) => {
    const input = await given(tenant);
    await dismissOwnFamily({ ctx: tenant.ctx, input });
    return input;
  },
  run: (ctx, input) => restoreFamily({ ctx, input }),
  entity: ({ familyId }) => familyId,
  effect: async ({ familyId }) => {
    expect((await db.family.findUniqueOrThrow({ where: { id: familyId } })).dismissedAt).toBeNull();
  },
});

describe("occurrences are counted exactly once per event under replay", () => {
  it("an event worked on again changes nothing", async () => {
    const world = await givenWorld();
    const { request, act, done, prompt, note } = lesson(world, "no, use pnpm, not npm");
    await send(world, [request, act, done, prompt, note]);
    const before = await db.family.findFirstOrThrow({ where: { ownerId: world.user.id } });
    expect(before.occurrences).toBe(1);
    await workAgain([prompt.id, note.id, prompt.id]);
    expect(await db.family.findFirstOrThrow({ where: { ownerId: world.user.id } })).toEqual(before);
  });

  it("the same event twice is one; removing it takes it back", async () => {
    const tenant = await mintTenant();
    const { owner } = tenant;
    const once: Occurrence = {
      ...placeOf(tenant, "push"),
      ...{ severity: "major", at: new Date(), eventId: uuid(), kind: "said" },
    };
    expect(await countOccurrence(db, once)).toBe(true);
    expect(await countOccurrence(db, once)).toBe(false);
    const family = await said(tenant, "push", 1);
    expect([family.occurrences, Math.round(family.weight)]).toEqual([2, 2]);
    await uncountEvents(db, { ownerId: owner.id, eventIds: [once.eventId] });
    const left = await db.family.findUniqueOrThrow({ where: { id: family.id } });
    expect([left.occurrences, Math.round(left.weight)]).toEqual([1, 1]);
  });

  it("seven times the same wish is one rule with seven evidences", async () => {
    const world = await givenWorld();
    for (let time = 0; time < 7; time += 1) {
      const { request, act, done, prompt, note } = lesson(world, "no, use pnpm, not npm");
      await send(world, [request, act, done, prompt, note]);
    }
    const rules = await db.rule.findMany({ where: { ownerId: world.user.id }, include: { evidence: true } });
    expect(rules.map(({ evidence, occurrences }) => [evidence.length, occurrences])).toEqual([[7, 7]]);
    const families = await db.family.findMany({ where: { ownerId: world.user.id } });
    expect(families.map(({ occurrences }) => occurrences)).toEqual([7]);
  });
});

describe("ranking: severity, weighted count, last recurrence", () => {
  it("many old hits do not beat a few new ones", async () => {
    const tenant = await mintTenant();
    await said(tenant, "old-habit", 9, 300);
    await said(tenant, "new-habit", 3);
    const { items } = await listFamilies({ ctx: tenant.ctx, input: {} });
    expect(items.map(({ topic, occurrences }) => [topic, occurrences])).toEqual([
      ["new-habit", 3],
      ["old-habit", 9],
    ]);
    const page = await listFamilies({ ctx: tenant.ctx, input: { limit: 1 } });
    const next = await listFamilies({ ctx: tenant.ctx, input: { limit: 1, cursor: page.nextCursor ?? "" } });
    expect([page, next].map((one) => one.items[0]?.topic)).toEqual(["new-habit", "old-habit"]);
  });

  it("a repeated complaint lifts a minor one, lost work makes it critical, a person's choice stands", async () => {
    const tenant = await mintTenant();
    const { owner, ctx } = tenant;
    expect((await said(tenant, "tone", 2)).severity).toBe("minor");
    expect((await said(tenant, "tone", 1)).severity).toBe("major");
    const lost: Occurrence = {
      ...placeOf(tenant, "tone"),
      ...{ severity: "minor", at: new Date(), eventId: uuid(), kind: "said", harm: "lost_work" },
    };
    await countOccurrence(db, lost);
    const { id, severity } = await db.family.findFirstOrThrow({ where: { ownerId: owner.id } });
    expect(severity).toBe("critical");
    await setFamilySeverity({ ctx, input: { familyId: id, severity: "minor" } });
    await countOccurrence(db, { ...lost, eventId: uuid() });
    const chosen = await db.family.findUniqueOrThrow({ where: { id } });
    expect([chosen.severity, chosen.occurrences]).toEqual(["minor", 5]);
    const free = await setFamilySeverity({ ctx, input: { familyId: id, severity: null } });
    expect([free.severity, free.severityChosen]).toEqual(["major", false]);
  });
});

async function teach(world: LessonWorld, wish: string) {
  const { request, act, done, prompt, note } = lesson(world, wish);
  await send(world, [request, act, done, prompt, note]);
  return inProject(personContext(world.user), world.project.slug);
}

describe("a family enters the standing block at major ≥ 3, critical ≥ 2, blocker ≥ 1 occurrences", () => {
  it("by the severity of the family, which a person can choose", async () => {
    const world = await givenWorld();
    const ctx = await teach(world, "no, use pnpm, not npm");
    const family = await findFamily({ ctx, input: { topic: "package-manager" } });
    const told = async () => (await getBundle({ ctx })).bundle.rules[0];
    expect([family?.standing, (await told())?.occurrences]).toEqual([false, 1]);
    const set = await setFamilySeverity({ ctx, input: { familyId: family?.id ?? "", severity: "blocker" } });
    expect(set.standing).toBe(true);
    expect((await told())?.familySeverity).toBe("blocker");
    expect((await told())?.severity).not.toBe("blocker");
  });
});

describe("a person's dismissal is final for that family until they say it again", () => {
  it("what is only inferred makes no rule then; said again, it counts", async () => {
    const tenant = await mintTenant();
    const { ctx, owner } = tenant;
    const { id } = await said(tenant, "push", 1);
    await dismissOwnFamily({ ctx, input: { familyId: id } });
    const wish = { claim: { topic: "push", subject: "push", polarity: "forbid" }, scope: "project" } as const;
    expect(await isRefused(db, ctx, { ...wish, source: "inferred" })).toBe(true);
    expect(await isRefused(db, ctx, { ...wish, source: "user_stated" })).toBe(false);
    await said(tenant, "push", 1);
    expect(await isRefused(db, ctx, { ...wish, source: "inferred" })).toBe(true);
    await countOccurrence(db, {
      ...{ layer: "personal", ownerId: owner.id, projectId: tenant.project.id, topic: "push" },
      ...{ severity: "major", at: new Date(), eventId: uuid(), kind: "said", isStated: true },
    });
    expect(await isRefused(db, ctx, { ...wish, source: "inferred" })).toBe(false);
    expect((await listFamilies({ ctx, input: {} })).items.map(({ topic }) => topic)).toEqual(["push"]);
  });
});

describe("the page of a topic", () => {
  it("counts by week and kind, lists the person's own rules, and nobody else's family", async () => {
    const world = await givenWorld();
    const ctx = await teach(world, "no, use pnpm, not npm");
    await teach(world, "no, use pnpm, not npm");
    const family = await findFamily({ ctx, input: { topic: "package-manager" } });
    const detail = await getFamily({ ctx, input: { familyId: family?.id ?? "" } });
    const total = detail.weeks.reduce((sum, { said: once, relapse }) => sum + once + relapse, 0);
    expect([detail.weeks.length, total, detail.members.length]).toEqual([26, 2, 1]);
    const other = await mintTenant();
    await expect(getFamily({ ctx: other.ctx, input: { familyId: detail.id } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
