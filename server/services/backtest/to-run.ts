import { backtestLimits } from "@/core/backtest/limits";
import type { BacktestRunView } from "@/core/backtest/run-schema";
import { wilsonInterval } from "@/core/backtest/wilson";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ServiceContext } from "../context";

export const runSelect = {
  id: true,
  ruleId: true,
  version: true,
  status: true,
  bound: true,
  total: true,
  checked: true,
  actions: true,
  undecided: true,
  related: true,
  unrelated: true,
  cursorId: true,
  beforeId: true,
  startedAt: true,
  finishedAt: true,
} satisfies Prisma.BacktestRunSelect;
export type RunRow = Prisma.BacktestRunGetPayload<{ select: typeof runSelect }>;

type Reading = { ctx: ServiceContext; run: RunRow; recipe: string | null; currentVersion: number };

/** A run with its marks and the limits of enforcement.md section 3. A person's mark outweighs the guess. */
export async function toRunView({ ctx, run, recipe, currentVersion }: Reading): Promise<BacktestRunView> {
  const groups = await reader(ctx).backtestStop.groupBy({
    by: ["related", "mark"],
    where: { runId: run.id, mark: { not: null } },
    _count: { _all: true },
  });
  const marked = (mark: string, related?: boolean) =>
    groups
      .filter((group) => group.mark === mark && (related === undefined || group.related === related))
      .reduce((sum, group) => sum + group._count._all, 0);
  const [right, wrong] = [marked("right"), marked("wrong")];
  const against = Math.max(0, run.unrelated - marked("right", false)) + marked("wrong", true);
  const interval = wilsonInterval(right, right + wrong);
  const limits = backtestLimits({ recipe, actions: run.actions, unrelated: against });
  const { id, version, status, total, checked, actions, undecided, related, unrelated, finishedAt } = run;
  return {
    ...{ id, version, status, total, checked, actions, undecided, related, unrelated, finishedAt },
    ...{ right, wrong, against, limits },
    isOld: version !== currentVersion,
    hasMore: checked >= run.bound,
    precision: interval && { share: right / (right + wrong), ...interval },
    passed: limits.every((limit) => limit.passed),
  };
}
