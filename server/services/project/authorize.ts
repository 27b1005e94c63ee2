import { notFound } from "@/core/errors";
import { reader } from "@/server/db/transaction";
import type { AuthorizedProjectId, ProjectContext, ServiceContext } from "../context";

export type ProjectKey = { slug: string } | { id: string };

/**
 * The only mint of `AuthorizedProjectId`: proves that the actor's user is a member of the project and, for
 * a token of one project, that it is that one. Jobs prove it for the person whose data they work on.
 * @throws NOT_FOUND for a project that is not theirs, not there or archived
 */
export async function authorizeProject(ctx: ServiceContext, key: ProjectKey): Promise<ProjectContext> {
  const project = await find(ctx, key, { archived: false });
  if (!project) throw notFound("Project");
  return project;
}

/**
 * As `authorizeProject`, for bringing an archived project back.
 * @throws NOT_FOUND also when the project is not archived
 */
export async function authorizeArchivedProject(
  ctx: ServiceContext,
  key: ProjectKey,
): Promise<ProjectContext> {
  const project = await find(ctx, key, { archived: true });
  if (!project) throw notFound("Project");
  return project;
}

async function find(
  ctx: ServiceContext,
  key: ProjectKey,
  { archived }: { archived: boolean },
): Promise<ProjectContext | null> {
  const { actor } = ctx;
  if (!actor.userId) return null;
  const membership = await reader(ctx).membership.findFirst({
    where: {
      userId: actor.userId,
      user: { disabledAt: null },
      project: { ...key, archivedAt: archived ? { not: null } : null },
    },
    select: { role: true, project: { select: { id: true, slug: true, name: true } } },
  });
  if (!membership) return null;
  const { role, project } = membership;
  if (actor.type === "cli_token" && actor.tokenProjectId !== null && actor.tokenProjectId !== project.id) {
    return null;
  }
  return { id: proven(project.id), slug: project.slug, name: project.name, role };
}

/** The membership was read above; nothing else may make such an id. */
function proven(id: string): AuthorizedProjectId {
  return id as AuthorizedProjectId;
}
