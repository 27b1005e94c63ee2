import {
  auditDetailSchema,
  auditExportSchema,
  auditPageSchema,
  auditVerificationSchema,
  exportAuditInputSchema,
  getAuditInputSchema,
  listAuditInputSchema,
  verifyAuditInputSchema,
} from "@/core/audit/schema";
import { exportAudit } from "@/server/services/audit/export";
import { getAuditEntry } from "@/server/services/audit/get";
import { listAudit } from "@/server/services/audit/list";
import { verifyAudit } from "@/server/services/audit/verify";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const auditRouter = router({
  list: projectProcedure
    .input(listAuditInputSchema)
    .output(auditPageSchema)
    .query(({ ctx, input }) => listAudit({ ctx: ctx.service, input })),
  get: projectProcedure
    .input(getAuditInputSchema)
    .output(auditDetailSchema)
    .query(({ ctx, input }) => getAuditEntry({ ctx: ctx.service, input })),
  verify: projectProcedure
    .input(verifyAuditInputSchema)
    .output(auditVerificationSchema)
    .query(({ ctx, input }) => verifyAudit({ ctx: ctx.service, input })),
  export: projectProcedure
    .input(exportAuditInputSchema)
    .output(auditExportSchema)
    .query(({ ctx, input }) => exportAudit({ ctx: ctx.service, input })),
});
