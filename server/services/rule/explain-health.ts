import type { z } from "zod";
import type { RuleHealthReport, VersionHealth } from "@/core/rule/health-schema";
import { ruleIdInput } from "@/core/rule/input";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { getRule } from "./internal";
import { personOf } from "./visibility";

const DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * How a rule does in the person's own work, version by version and day by day, each success with its exposure
 * (enforcement.md section 4). Of shared rules too only own rows: a day of one colleague is nobody's count.
 * @throws NOT_FOUND for a rule that the person may not see
 */
export async function explainHealth({
  ctx,
  input,
}: VerbArguments<z.input<typeof ruleIdInput>>): Promise<RuleHealthReport> {
  await requirePermission(ctx, "own:read");
  const { ruleId } = ruleIdInput.parse(input);
  const rule = await getRule(reader(ctx), ctx, ruleId);
  const own = { ruleId: rule.id, ownerId: personOf(ctx) };
  const [versions, days, ends, lastRelapse] = await Promise.all([
    reader(ctx).ruleVersion.findMany({
      where: { ruleId: rule.id },
      orderBy: { version: "desc" },
      take: 50,
      select: { version: true, createdAt: true },
    }),
    reader(ctx).ruleDay.findMany({ where: own, orderBy: { day: "asc" } }),
    countEnds(ctx, own),
    reader(ctx).ruleEvidence.findFirst({
      where: { ...own, kind: "relapse" },
      orderBy: { occurredAt: "desc" },
      select: { occurredAt: true },
    }),
  ]);
  const since = lastRelapse?.occurredAt ?? rule.activatedAt ?? rule.createdAt;
  const later = days.filter(({ day }) => day.getTime() > startOfDay(since));
  const from = startOfDay(ctx.now()) - DAYS * DAY_MS;
  return {
    versions: versions.map(({ version, createdAt }): VersionHealth => {
      const of = days.filter((day) => day.version === version);
      const { chances, fired, observed, undecided } = sumOf(of);
      return {
        ...{ version, since: createdAt, chances, fired, observed, undecided },
        ...(ends.get(version) ?? NO_ENDS),
      };
    }),
    // Of an own rule the counters know the very moment; of a shared one they are everybody's.
    exposure: {
      ...{ since, afterRelapse: lastRelapse !== null },
      ...(rule.layer === "personal"
        ? { chances: rule.chances - rule.relapseChances, fired: rule.fired - rule.relapseFired }
        : sumOf(later)),
    },
    days: byDay(days.filter(({ day }) => day.getTime() >= from)),
  };
}

type Day = { day: Date; version: number } & Counts;
type Counts = { chances: number; fired: number; observed: number; undecided: number };
type Ends = Omit<VersionHealth, "version" | "since" | keyof Counts>;
const NO_ENDS: Ends = {
  ...{ turnEnds: 0, fixed: 0, fixedAtOnce: 0, exhausted: 0, exempted: 0, bypassed: 0 },
  ...{ falsePositives: 0, relapses: 0 },
};

/** How incidents of each version ended, and how often it had to be said again. */
async function countEnds(
  ctx: ProjectServiceContext,
  { ruleId, ownerId }: { ruleId: string; ownerId: string },
): Promise<Map<number, Ends>> {
  const rows = await reader(ctx).$queryRaw<(Ends & { version: number })[]>`
    select version,
      count(*) filter (where turn_end)::int as "turnEnds",
      count(*) filter (where outcome = 'fixed')::int as fixed,
      count(*) filter (where outcome = 'fixed' and denials <= 1)::int as "fixedAtOnce",
      count(*) filter (where outcome = 'exhausted')::int as exhausted,
      count(*) filter (where outcome = 'exempted')::int as exempted,
      count(*) filter (where outcome = 'bypassed')::int as bypassed,
      count(*) filter (where false_positive)::int as "falsePositives",
      count(*) filter (where outcome is null)::int as relapses
    from (
      select version, outcome::text, denials, false_positive, exists (
          select 1 from hook_events event where event.id = violations.event_id and event.kind = 'turn_finished'
        ) as turn_end from violations
        where rule_id = ${ruleId}::uuid and owner_id = ${ownerId}::uuid
      union all
      select version, null, 0, false, false from rule_evidence
        where rule_id = ${ruleId}::uuid and owner_id = ${ownerId}::uuid and kind = 'relapse'
    ) what group by version`;
  return new Map(rows.map(({ version, ...ends }) => [version, ends]));
}

function sumOf(days: readonly Counts[]): Counts {
  const sum = (field: keyof Counts) => days.reduce((total, day) => total + day[field], 0);
  return {
    chances: sum("chances"),
    fired: sum("fired"),
    observed: sum("observed"),
    undecided: sum("undecided"),
  };
}

function byDay(days: readonly Day[]): RuleHealthReport["days"] {
  const grouped = new Map<string, Day[]>();
  for (const day of days) {
    const key = day.day.toISOString().slice(0, 10);
    grouped.set(key, [...(grouped.get(key) ?? []), day]);
  }
  return [...grouped].map(([day, rows]) => {
    const { chances, fired, observed } = sumOf(rows);
    return { day, chances, fired, observed };
  });
}

function startOfDay(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS) * DAY_MS;
}
