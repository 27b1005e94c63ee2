import {
  historyPageSchema,
  listHistoryInput,
  rollbackInput,
  rollbackPreviewSchema,
} from "@/core/history/schema";
import { undoResultSchema } from "@/core/rule/output";
import { listHistory } from "@/server/services/history/list";
import { previewRollback } from "@/server/services/history/preview";
import { rollBack } from "@/server/services/history/rollback";
import { undoRollback } from "@/server/services/history/undo-rollback";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const historyRouter = router({
  list: projectProcedure
    .input(listHistoryInput)
    .output(historyPageSchema)
    .query(({ ctx, input }) => listHistory({ ctx: ctx.service, input })),
  preview: projectProcedure
    .input(rollbackInput)
    .output(rollbackPreviewSchema)
    .query(({ ctx, input }) => previewRollback({ ctx: ctx.service, input })),
  rollback: projectProcedure
    .input(rollbackInput)
    .output(undoResultSchema)
    .mutation(({ ctx, input }) => rollBack({ ctx: ctx.service, input })),
  undoRollback: projectProcedure
    .input(rollbackInput)
    .output(undoResultSchema)
    .mutation(({ ctx, input }) => undoRollback({ ctx: ctx.service, input })),
});
