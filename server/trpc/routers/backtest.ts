import { z } from "zod";
import {
  backtestOfRuleInput,
  backtestRunSchema,
  backtestStopSchema,
  markedStopSchema,
  markStopInput,
  startBacktestInput,
} from "@/core/backtest/run-schema";
import { getBacktest } from "@/server/services/backtest/get";
import { listStops } from "@/server/services/backtest/list-stops";
import { markStop } from "@/server/services/backtest/mark-stop";
import { startBacktest } from "@/server/services/backtest/start";
import { stopBacktest } from "@/server/services/backtest/stop";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const backtestRouter = router({
  get: projectProcedure
    .input(backtestOfRuleInput)
    .output(backtestRunSchema.nullable())
    .query(({ ctx, input }) => getBacktest({ ctx: ctx.service, input })),
  stops: projectProcedure
    .input(backtestOfRuleInput)
    .output(z.array(backtestStopSchema))
    .query(({ ctx, input }) => listStops({ ctx: ctx.service, input })),
  start: projectProcedure
    .input(startBacktestInput)
    .output(backtestRunSchema)
    .mutation(({ ctx, input }) => startBacktest({ ctx: ctx.service, input })),
  stop: projectProcedure
    .input(backtestOfRuleInput)
    .output(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => stopBacktest({ ctx: ctx.service, input })),
  mark: projectProcedure
    .input(markStopInput)
    .output(markedStopSchema)
    .mutation(({ ctx, input }) => markStop({ ctx: ctx.service, input })),
});
