import { exportLabelsInput, labelPageSchema } from "@/core/signal/label-case";
import { markInput, markResultSchema, markWithdrawalSchema, withdrawMarkInput } from "@/core/signal/schema";
import { exportLabels } from "@/server/services/signal/export-labels";
import { markSignal } from "@/server/services/signal/mark";
import { withdrawMark } from "@/server/services/signal/withdraw-mark";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const signalRouter = router({
  mark: projectProcedure
    .input(markInput)
    .output(markResultSchema)
    .mutation(({ ctx, input }) => markSignal({ ctx: ctx.service, input })),
  withdrawMark: projectProcedure
    .input(withdrawMarkInput)
    .output(markWithdrawalSchema)
    .mutation(({ ctx, input }) => withdrawMark({ ctx: ctx.service, input })),
  exportLabels: projectProcedure
    .input(exportLabelsInput)
    .output(labelPageSchema)
    .mutation(({ ctx, input }) => exportLabels({ ctx: ctx.service, input })),
});
