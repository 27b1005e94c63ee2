import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";

/** Opens an archived project again; the context comes from `authorizeArchivedProject`. */
export async function restoreProject({ ctx }: { ctx: ProjectServiceContext }): Promise<{ slug: string }> {
  await requirePermission(ctx, "project:own");
  return withTransaction(ctx, async (tx) => {
    const before = await tx.project.findUniqueOrThrow({
      where: { id: ctx.project.id },
      select: { archivedAt: true },
    });
    await tx.project.update({ where: { id: ctx.project.id }, data: { archivedAt: null } });
    await emitAudit(tx, ctx, {
      action: "project.update",
      chain: { kind: "project", subjectId: ctx.project.id },
      entity: { type: "project", id: ctx.project.id },
      before,
      after: { archivedAt: null },
    });
    return { slug: ctx.project.slug };
  });
}
