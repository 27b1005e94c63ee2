import { z } from "zod";
import { runBacktest } from "../../pipeline/backtest/run";
import { RUN_BACKTEST } from "../../services/backtest/start";
import { defineTask } from "../task";

/** Runs a rule over its person's stored events. Queued by the verb that starts it. */
export const runBacktestTask = defineTask({
  name: RUN_BACKTEST,
  payload: z.object({ runId: z.uuid() }),
  run: async ({ runId }, { isLastAttempt, signal }) =>
    runBacktest({ runId, isLastAttempt, now: () => new Date(), ...(signal && { signal }) }),
});
