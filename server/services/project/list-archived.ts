import type { z } from "zod";
import type { archivedProjectSchema } from "@/core/project/schema";
import { reader } from "@/server/db/transaction";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";

/** Archived projects of which the actor is an owner: those that they may bring back. */
export async function listArchivedProjects({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<z.infer<typeof archivedProjectSchema>[]> {
  await requirePermission(ctx, "account:read");
  if (ctx.actor.type !== "user") return [];
  const memberships = await reader(ctx).membership.findMany({
    where: { userId: ctx.actor.userId, role: "owner", project: { archivedAt: { not: null } } },
    orderBy: { project: { archivedAt: "desc" } },
    select: { role: true, project: { select: { slug: true, name: true, archivedAt: true } } },
  });
  return memberships.flatMap(({ role, project: { archivedAt, ...project } }) =>
    archivedAt ? [{ ...project, role, archivedAt }] : [],
  );
}
