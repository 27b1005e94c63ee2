import { HeedError } from "@/core/errors";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";

/** Closes a project for everybody; nothing is deleted and an owner can restore it. @throws CONFLICT */
export async function archiveProject({ ctx }: { ctx: ProjectServiceContext }): Promise<{ slug: string }> {
  await requirePermission(ctx, "project:own");
  return withTransaction(ctx, async (tx) => {
    const archivedAt = ctx.now();
    const { count } = await tx.project.updateMany({
      where: { id: ctx.project.id, archivedAt: null },
      data: { archivedAt },
    });
    if (count === 0) throw new HeedError("CONFLICT", "This project is archived already.");
    await emitAudit(tx, ctx, {
      action: "project.archive",
      chain: { kind: "project", subjectId: ctx.project.id },
      entity: { type: "project", id: ctx.project.id },
      before: { archivedAt: null },
      after: { archivedAt },
    });
    return { slug: ctx.project.slug };
  });
}
