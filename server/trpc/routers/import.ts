import { importInput, importReportSchema } from "@/core/import/schema";
import { importLines } from "@/server/services/import/import-lines";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const importRouter = router({
  /** A mutation even as a dry run: files do not fit an address. */
  lines: projectProcedure
    .input(importInput)
    .output(importReportSchema)
    .mutation(({ ctx, input }) => importLines({ ctx: ctx.service, input })),
});
