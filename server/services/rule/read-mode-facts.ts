import type { ModeFacts } from "@/core/rule/mode-change";
import { backtestReportSchema, verificationReportSchema } from "@/core/rule/schema";
import { reader } from "@/server/db/transaction";
import { getBacktestVerdicts } from "../backtest/get-verdicts";
import type { ProjectServiceContext } from "../context";
import type { RuleRow } from "./select";
import { personOf } from "./visibility";

export type JudgedRule = Pick<RuleRow, "id" | "mode" | "currentVersion"> & {
  versions: Pick<RuleRow["versions"][number], "tier" | "report" | "backtest">[];
};

type Days = { firedDays: number; badDays: number; relapseDays: number };
type Row = Days & { id: string };

/** What the modes of rules are judged by, from the person's own rows since each mode was set. */
export async function readModeFacts(
  ctx: ProjectServiceContext,
  rules: readonly JudgedRule[],
): Promise<Map<string, ModeFacts>> {
  if (rules.length === 0) return new Map();
  const ids = rules.map(({ id }) => id);
  const [days, verdicts] = await Promise.all([countDays(ctx, ids), getBacktestVerdicts(ctx, rules)]);
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

async function countDays(ctx: ProjectServiceContext, ids: string[]): Promise<Map<string, Days>> {
  const ownerId = personOf(ctx);
  const rows = await reader(ctx).$queryRaw<Row[]>`
    select rule.id,
      (select count(distinct date(v.occurred_at at time zone 'UTC'))::int from violations v
        where v.rule_id = rule.id and v.owner_id = ${ownerId}::uuid and not v.observed
          and v.occurred_at >= coalesce(rule.mode_since, 'epoch')) as "firedDays",
      (select count(distinct date(v.occurred_at at time zone 'UTC'))::int from violations v
        where v.rule_id = rule.id and v.owner_id = ${ownerId}::uuid and not v.observed
          and (v.false_positive or v.outcome = 'exempted')
          and v.occurred_at >= coalesce(rule.mode_since, 'epoch')) as "badDays",
      (select count(distinct date(e.occurred_at at time zone 'UTC'))::int from rule_evidence e
        where e.rule_id = rule.id and e.owner_id = ${ownerId}::uuid and e.kind = 'relapse'
          and e.occurred_at >= coalesce(rule.mode_since, 'epoch')) as "relapseDays"
    from rules rule where rule.id = any(${ids}::uuid[])`;
  return new Map(rows.map(({ id, ...days }) => [id, days]));
}
