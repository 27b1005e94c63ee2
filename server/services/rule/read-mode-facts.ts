import { mayCount } from "@/core/privacy/floor";
import type { ModeFacts } from "@/core/rule/mode-change";
import { backtestReportSchema, verificationReportSchema } from "@/core/rule/schema";
import { reader } from "@/server/db/transaction";
import { getBacktestVerdicts } from "../backtest/get-verdicts";
import type { ProjectServiceContext } from "../context";
import type { RuleRow } from "./select";
import { personOf } from "./visibility";

export type JudgedRule = Pick<RuleRow, "id" | "layer" | "mode" | "currentVersion"> & {
  versions: Pick<RuleRow["versions"][number], "tier" | "report" | "backtest">[];
};

type Days = { firedDays: number; badDays: number; relapseDays: number };
type Row = Days & { id: string };

/**
 * What the modes of rules are judged by since each mode was set: of an own rule the person's own rows; of a shared one
 * everybody's days where at least three people make up a count, else the person's own (trust.md sections 4 and 8).
 */
export async function readModeFacts(
  ctx: ProjectServiceContext,
  rules: readonly JudgedRule[],
): Promise<Map<string, ModeFacts>> {
  if (rules.length === 0) return new Map();
  const [days, verdicts] = await Promise.all([countDays(ctx, rules), getBacktestVerdicts(ctx, rules)]);
  return new Map(
    rules.map(({ id, mode, versions }) => {
      const [version] = versions;
      const stored = backtestReportSchema.safeParse(version?.backtest).data?.passed ?? null;
      const report = verificationReportSchema.safeParse(version?.report).data;
      const facts: ModeFacts = {
        ...{ mode, tier: version?.tier ?? "intent", replayAgreement: report?.replayAgreement ?? false },
        backtestPassed: verdicts.get(id) ?? stored,
        ...(days.get(id) ?? NONE),
      };
      return [id, facts];
    }),
  );
}

const NONE: Days = { firedDays: 0, badDays: 0, relapseDays: 0 };

async function countDays(
  ctx: ProjectServiceContext,
  rules: readonly JudgedRule[],
): Promise<Map<string, Days>> {
  const ownerId = personOf(ctx);
  const ids = rules.map(({ id }) => id);
  // One person, rule and day counts once, whatever their client claims.
  const rows = await reader(ctx).$queryRaw<PersonRow[]>`
    select rule.id, counted.owner_id = ${ownerId}::uuid as "isOwn", counted.fired as "firedDays",
      counted.bad as "badDays", counted.relapsed as "relapseDays"
    from rules rule, lateral (
      select owner_id, count(distinct day) filter (where what = 'fired')::int as fired,
        count(distinct day) filter (where what = 'fired' and bad)::int as bad,
        count(distinct day) filter (where what = 'relapse')::int as relapsed
      from (
        select v.owner_id, date(v.occurred_at at time zone 'UTC') as day, 'fired' as what,
          v.false_positive or v.outcome = 'exempted' as bad
        from violations v where v.rule_id = rule.id and not v.observed
          and v.occurred_at >= coalesce(rule.mode_since, 'epoch')
        union all
        select e.owner_id, date(e.occurred_at at time zone 'UTC'), 'relapse', false
        from rule_evidence e where e.rule_id = rule.id and e.kind = 'relapse'
          and e.occurred_at >= coalesce(rule.mode_since, 'epoch')
          -- What came along when the rule was proposed happened to another rule.
          and (rule.layer = 'personal' or e.created_at > rule.created_at)
      ) said where said.owner_id = ${ownerId}::uuid or rule.layer = 'project'
      group by owner_id
    ) counted where rule.id = any(${ids}::uuid[])`;
  return new Map(
    rules.map(({ id, layer }) => {
      const people = rows.filter((row) => row.id === id);
      return [id, layer === "project" ? sharedDays(people) : sumOf(people)];
    }),
  );
}

type PersonRow = Row & { isOwn: boolean };

/** A count that fewer than three people make up would tell who it was: it is the person's own then. */
function sharedDays(people: readonly PersonRow[]): Days {
  const own = sumOf(people.filter(({ isOwn }) => isOwn));
  const all = sumOf(people);
  const isOpen = (what: keyof Days) => mayCount(people.filter((row) => row[what] > 0).length);
  const days = { ...own };
  for (const what of DAYS) if (isOpen(what)) days[what] = all[what];
  // A share of everybody's days is judged by everybody's, or it would be over one.
  return isOpen("firedDays") ? days : { ...own, relapseDays: days.relapseDays };
}

const DAYS = ["firedDays", "badDays", "relapseDays"] as const satisfies readonly (keyof Days)[];

function sumOf(people: readonly PersonRow[]): Days {
  const sum = { ...NONE };
  for (const row of people) for (const what of DAYS) sum[what] += row[what];
  return sum;
}
