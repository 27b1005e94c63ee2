import { notFound } from "@/core/errors";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { type ResolutionRow, resolutionSelect } from "../resolution/internal";
import { personOf } from "../rule/visibility";

/** @throws NOT_FOUND for somebody else's decision */
export async function getOwnResolution(ctx: ProjectServiceContext, id: string): Promise<ResolutionRow> {
  const row = await reader(ctx).resolution.findFirst({
    where: { id, projectId: ctx.project.id, ownerId: personOf(ctx) },
    select: resolutionSelect,
  });
  if (!row) throw notFound("Decision");
  return row;
}
