import type { z } from "zod";
import { detectorNameSchema, signalLabelSchema } from "@/core/correction/schema";
import { resolutionActionSchema } from "@/core/resolution/schema";
import { estimate } from "@/core/statistics/estimate";
import { DECIDED_PATHS, type Statistics, statisticsInput } from "@/core/statistics/schema";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { findMuteAlarms, readLanguages } from "./find-mute";
import { readJudgedWeeks } from "./read-weeks";

const DAY_MS = 86_400_000;

/**
 * How well Heed learns from this person in this project: what it judged, who decided, and what their marks say of the
 * detectors. Their own data only; nobody else's (trust.md section 4).
 */
export async function getStatistics({
  ctx,
  input,
}: VerbArguments<z.input<typeof statisticsInput>>): Promise<Statistics> {
  await requirePermission(ctx, "own:read");
  const { days } = statisticsInput.parse(input);
  const since = new Date(ctx.now().getTime() - Number(days) * DAY_MS);
  const own = { projectId: ctx.project.id, ownerId: personOf(ctx), createdAt: { gte: since } };
  const tx = reader(ctx);
  const [judged, languages, signals, decisions, marks, weeks, alarms] = await Promise.all([
    tx.pipelineRun.groupBy({
      by: ["label", "path"],
      where: { ...own, label: { not: null } },
      _count: { _all: true },
    }),
    readLanguages(ctx, since),
    tx.correctionSignal.groupBy({
      by: ["detector"],
      where: { ...own, kind: { not: "none" } },
      _count: { _all: true },
    }),
    tx.resolution.groupBy({ by: ["action", "decidedBy"], where: own, _count: { _all: true } }),
    tx.signalMark.findMany({
      where: { ...own, withdrawnAt: null },
      select: { verdict: true, language: true, path: true, detectors: true },
    }),
    readJudgedWeeks(ctx, since),
    findMuteAlarms({ ctx }),
  ]);
  const rows = judged.map(({ label, path, _count }) => ({ label, path, count: _count._all }));
  const sum = (test: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(test).reduce((total, { count }) => total + count, 0);
  const ofVerdict = (verdict: "correction" | "none") =>
    marks.filter((mark) => mark.verdict === verdict).length;
  return {
    since,
    prompts: sum(() => true),
    labels: signalLabelSchema.options.map((label) => ({ label, count: sum((row) => row.label === label) })),
    paths: DECIDED_PATHS.map((path) => ({
      path,
      count: path === "marked" ? marks.length : sum((row) => row.path === path),
    })),
    detectors: signals
      .flatMap(({ detector, _count }) => {
        const known = detectorNameSchema.safeParse(detector).data;
        return known ? [{ detector: known, count: _count._all }] : [];
      })
      .sort((left, right) => right.count - left.count),
    languages: byLanguage(languages),
    decisions: decisions.map(({ action, decidedBy, _count }) => ({
      ...{ action: resolutionActionSchema.parse(action), decidedBy, count: _count._all },
    })),
    weeks,
    marks: { correction: ofVerdict("correction"), none: ofVerdict("none") },
    estimates: estimate(marks.map(({ path, ...mark }) => ({ ...mark, noticed: path !== "none" }))),
    alarms,
  };
}

/** Scripts of one language added up; most prompts first. */
function byLanguage(rows: Awaited<ReturnType<typeof readLanguages>>): Statistics["languages"] {
  const sums = new Map<string, Statistics["languages"][number]>();
  for (const { language, prompts, signals } of rows) {
    const sum = sums.get(language) ?? { language, prompts: 0, signals: 0 };
    sums.set(language, { language, prompts: sum.prompts + prompts, signals: sum.signals + signals });
  }
  return [...sums.values()].sort((left, right) => right.prompts - left.prompts);
}
