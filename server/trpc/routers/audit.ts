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
import { projectInputSchema } from "@/core/project/schema";
import { exportAudit } from "@/server/services/audit/export";
import { getAuditEntry } from "@/server/services/audit/get";
import { listAudit } from "@/server/services/audit/list";
import { verifyAudit } from "@/server/services/audit/verify";
import { authorizeProject } from "@/server/services/project/authorize";
import { router } from "../init";
import { actorProcedure } from "../middleware";

/** In a project; without one for the own layer and the instance's. */
const auditProcedure = actorProcedure
  .input(projectInputSchema.partial())
  .use(async ({ ctx, input: { projectSlug }, next }) => {
    if (projectSlug === undefined) return next({ ctx: { service: ctx.service } });
    const project = await authorizeProject(ctx.service, { slug: projectSlug });
    return next({ ctx: { service: { ...ctx.service, project } } });
  });

export const auditRouter = router({
  list: auditProcedure
    .input(listAuditInputSchema)
    .output(auditPageSchema)
    .query(({ ctx, input }) => listAudit({ ctx: ctx.service, input })),
  get: auditProcedure
    .input(getAuditInputSchema)
    .output(auditDetailSchema)
    .query(({ ctx, input }) => getAuditEntry({ ctx: ctx.service, input })),
  verify: auditProcedure
    .input(verifyAuditInputSchema)
    .output(auditVerificationSchema)
    .query(({ ctx, input }) => verifyAudit({ ctx: ctx.service, input })),
  export: auditProcedure
    .input(exportAuditInputSchema)
    .output(auditExportSchema)
    .query(({ ctx, input }) => exportAudit({ ctx: ctx.service, input })),
});
