import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { projectContextOf } from "@/test/factories/contexts";
import { hookEvent } from "@/test/factories/hook-event";
import { givenWorld, lesson, send, tick } from "@/test/factories/lesson";
import { mintSession } from "@/test/factories/mint-learning";
import { mintMark } from "@/test/factories/mint-mark";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { countMuteAlarms } from "./count-mute";
import { findMuteAlarms } from "./find-mute";
import { getStatistics } from "./get";

const DAY_MS = 86_400_000;

/** Judged prompts of the tenant's owner. */
async function judge(
  { owner, project }: Tenant,
  count: number,
  said: { label?: string; path?: string; language: string; script?: string | null; daysAgo?: number },
) {
  const place = { projectId: project.id, ownerId: owner.id };
  const { sessionId } = await mintSession(place);
  const { label = "none", path = "none", language, script = null, daysAgo = 1 } = said;
  await db.pipelineRun.createMany({
    data: Array.from({ length: count }, () => ({
      ...{ ...place, sessionId, eventId: crypto.randomUUID(), label, path, language, script },
      createdAt: new Date(Date.now() - daysAgo * DAY_MS),
    })),
  });
}

it("counts the person's own prompts by label, path and language, and nobody else's", async () => {
  const tenant = await mintTenant();
  await judge(tenant, 4, { language: "en" });
  await judge(tenant, 3, { language: "en", label: "correction", path: "act" });
  await judge(tenant, 2, { language: "de", label: "dissatisfaction", path: "ask" });
  await judge(tenant, 5, { language: "en", daysAgo: 40 });
  const colleague = await tenant.join("admin");

  const { ctx } = tenant;
  const month = await getStatistics({ ctx, input: { days: "30" } });
  expect(month.prompts).toBe(9);
  expect(month.paths).toEqual([
    { path: "act", count: 3 },
    { path: "ask", count: 2 },
    { path: "none", count: 4 },
    { path: "marked", count: 0 },
  ]);
  expect(month.labels.filter(({ count }) => count > 0)).toEqual([
    { label: "correction", count: 3 },
    { label: "dissatisfaction", count: 2 },
    { label: "none", count: 4 },
  ]);
  expect(month.languages).toEqual([
    { language: "en", prompts: 7, signals: 3 },
    { language: "de", prompts: 2, signals: 2 },
  ]);
  expect(month.weeks.reduce((sum, { acted }) => sum + acted, 0)).toBe(3);
  expect((await getStatistics({ ctx, input: { days: "90" } })).prompts).toBe(14);
  expect((await getStatistics({ ctx: colleague.ctx, input: {} })).prompts).toBe(0);
});

it("estimates precision and recall of a detector from own marks that count, and nothing below five", async () => {
  const tenant = await mintTenant();
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const noticed = { path: "act", detectors: ["negation"] };
  for (let index = 0; index < 4; index += 1) await mintMark(place, { ...noticed, verdict: "correction" });
  await mintMark(place, { ...noticed, verdict: "none" });
  const missed = await mintMark(place, {
    path: "none",
    label: "none",
    verdict: "correction",
    language: "de",
  });
  const { ctx } = tenant;

  const { estimates, marks } = await getStatistics({ ctx, input: {} });
  expect(marks).toEqual({ correction: 5, none: 1 });
  expect(estimates.overall).toMatchObject({
    ...{ right: 4, wrong: 1, missed: 1 },
    precision: { value: 0.8, of: 5 },
    recall: { value: 0.8, of: 5 },
  });
  expect(estimates.byLanguage).toMatchObject([
    { language: "de", missed: 1, precision: null, recall: null },
    { language: "en", right: 4, wrong: 1, recall: null },
  ]);

  await db.signalMark.update({ where: { id: missed.markId }, data: { withdrawnAt: new Date() } });
  const after = await getStatistics({ ctx, input: {} });
  expect(after.estimates.overall).toMatchObject({ missed: 0, recall: null });
});

it("refuses a hook's token: own data needs its own scope", async () => {
  const tenant = await mintTenant();
  const { actor } = await mintToken(tenant.owner, { scopes: ["events:write", "rules:read"] });
  const token = await projectContextOf(actor, tenant.project);
  await expectRefusal(getStatistics({ ctx: token, input: {} }), "FORBIDDEN");
});

it("keeps of a judged prompt its label, path, language and script, and no word", async () => {
  const world = await givenWorld();
  const { request, act, done } = lesson(world, "unused");
  const prompt = hookEvent(world.project.slug, { at: tick(), prompt: "нет, используй pnpm, а не npm" });
  await send(world, [request, act, done, prompt]);
  const run = await db.pipelineRun.findUniqueOrThrow({ where: { eventId: prompt.id } });
  expect([run.label, run.language, run.script]).toEqual(["correction", "ru", "cyrillic"]);
});

it("“detector mute”: many own prompts of a month in one language without a signal raise an alarm", async () => {
  const tenant = await mintTenant();
  await judge(tenant, 60, { language: "vi", script: "latin" });
  // Judged before the script was kept: the language tells it.
  await judge(tenant, 100, { language: "en", label: "correction", path: "act" });
  // Without letters there is nothing to hear.
  await judge(tenant, 80, { language: "und", script: "none" });
  // Too long ago.
  await judge(tenant, 90, { language: "el", script: "other", daysAgo: 31 });

  const alarms = await findMuteAlarms({ ctx: tenant.ctx });
  expect(alarms.map(({ by, value, prompts, signals }) => [by, value, prompts, signals])).toEqual([
    ["language", "vi", 60, 0],
  ]);
  const before = await countMuteAlarms(new Date());
  await judge(tenant, 60, { language: "th", script: "other" });
  const after = await countMuteAlarms(new Date());
  expect([after.language - before.language, after.script - before.script]).toEqual([1, 1]);
});
