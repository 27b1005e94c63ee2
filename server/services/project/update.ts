import type { z } from "zod";
import { notFound } from "@/core/errors";
import { type ProjectDetail, updateProjectInputSchema } from "@/core/project/schema";
import { policySchema } from "@/core/rule/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { auditedProjectSelect, projectSelect, toProject } from "./select";

/** Changes name, remotes, retention or policy; what is left out stays. @throws NOT_FOUND */
export async function updateProject({
  ctx,
  input,
}: VerbArguments<z.input<typeof updateProjectInputSchema>>): Promise<ProjectDetail> {
  await requirePermission(ctx, "project:manage");
  const change = updateProjectInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const where = { id: ctx.project.id };
    const before = await tx.project.findUnique({ where, select: auditedProjectSelect });
    if (!before) throw notFound("Project");
    const row = await tx.project.update({ where, data: change, select: projectSelect });
    await emitAudit(tx, ctx, {
      action: change.policy ? "policy.update" : "project.update",
      chain: { kind: "project", subjectId: ctx.project.id },
      entity: { type: "project", id: ctx.project.id },
      before: { ...before, policy: policySchema.parse(before.policy) },
      after: { ...before, policy: policySchema.parse(before.policy), ...change },
    });
    return toProject(row, ctx.project.role);
  });
}
