import type { z } from "zod";
import { type BacktestStopView, backtestOfRuleInput, MAX_STOPS } from "@/core/backtest/run-schema";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { getRule } from "../rule/internal";
import { personOf } from "../rule/visibility";
import { turnEndsAmong } from "./internal";

/**
 * What the newest backtest of a rule would have stopped in the person's own work, newest first.
 * @throws NOT_FOUND for a rule that the person may not see
 */
export async function listStops({
  ctx,
  input,
}: VerbArguments<z.input<typeof backtestOfRuleInput>>): Promise<BacktestStopView[]> {
  await requirePermission(ctx, "own:read");
  const { ruleId } = backtestOfRuleInput.parse(input);
  const rule = await getRule(reader(ctx), ctx, ruleId);
  const run = await reader(ctx).backtestRun.findFirst({
    where: { ruleId: rule.id, ownerId: personOf(ctx), projectId: ctx.project.id },
    orderBy: { version: "desc" },
    select: { id: true },
  });
  if (!run) return [];
  const stops = await reader(ctx).backtestStop.findMany({
    where: { runId: run.id, ownerId: personOf(ctx) },
    orderBy: [{ occurredAt: "desc" }, { id: "desc" }],
    take: MAX_STOPS,
    select: {
      ...{ id: true, eventId: true, sessionId: true, excerpt: true },
      ...{ related: true, mark: true, occurredAt: true },
    },
  });
  const turnEnds = await turnEndsAmong(
    ctx,
    stops.map(({ eventId }) => eventId),
  );
  return stops.map((stop) => ({ ...stop, atTurnEnd: turnEnds.has(stop.eventId) }));
}
