import type { ProjectListItem } from "@/core/project/schema";
import { reader } from "@/server/db/transaction";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";

/** The actor's own projects by name; at most as many as they are a member of, so not paged. */
export async function listProjects({ ctx }: { ctx: ServiceContext }): Promise<ProjectListItem[]> {
  await requirePermission(ctx, "account:read");
  const { actor } = ctx;
  if (!actor.userId) return [];
  const onlyProject = actor.type === "cli_token" ? actor.tokenProjectId : null;
  const memberships = await reader(ctx).membership.findMany({
    where: {
      userId: actor.userId,
      project: { archivedAt: null, ...(onlyProject && { id: onlyProject }) },
    },
    orderBy: [{ project: { name: "asc" } }, { projectId: "asc" }],
    select: { role: true, project: { select: { slug: true, name: true } } },
  });
  return memberships.map(({ role, project }) => ({ ...project, role }));
}
