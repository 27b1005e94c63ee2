import { notFound } from "@/core/errors";
import type { Role } from "@/core/permission/permissions";
import { pool } from "@/server/db/client";
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

type IngestRow = { id: string; slug: string; name: string; role: Role; retention_days: number };

/**
 * As `authorizeProject`, for the hot path of ingest: all projects of a batch by one raw statement, with what ingest
 * needs besides. Those that are not theirs are missing in the answer.
 */
export async function authorizeForIngest(
  { actor }: ServiceContext,
  slugs: string[],
): Promise<Map<string, { project: ProjectContext; retentionDays: number }>> {
  const { rows } = await pool().query<IngestRow>({
    name: "ingest-projects",
    text: `select p.id, p.slug, p.name, m.role::text as role, p.retention_days
      from memberships m join projects p on p.id = m.project_id join users u on u.id = m.user_id
      where m.user_id = $1 and p.slug = any($2) and p.archived_at is null and u.disabled_at is null`,
    values: [actor.userId, slugs],
  });
  const only = actor.type === "cli_token" ? actor.tokenProjectId : null;
  const own = rows.filter(({ id }) => only === null || only === id);
  return new Map(
    own.map(({ id, slug, name, role, retention_days }) => {
      return [slug, { project: { id: proven(id), slug, name, role }, retentionDays: retention_days }];
    }),
  );
}

async function find(
  ctx: ServiceContext,
  key: ProjectKey,
  { archived }: { archived: boolean },
): Promise<ProjectContext | null> {
  const { actor } = ctx;
  if (!actor.userId) return null;
  if (actor.type === "cli_token" && actor.isService) return findForService(ctx, actor.tokenProjectId, key);
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

/** A service token belongs to its project, whoever made it; it reads as a viewer does and archived ones never. */
async function findForService(
  ctx: ServiceContext,
  projectId: string | null,
  key: ProjectKey,
): Promise<ProjectContext | null> {
  const project = await reader(ctx).project.findFirst({
    where: { AND: [key, { id: projectId ?? undefined, archivedAt: null }] },
    select: { id: true, slug: true, name: true },
  });
  if (!project || project.id !== projectId) return null;
  return { ...project, id: proven(project.id), role: "viewer" };
}

/** The membership was read above; nothing else may make such an id. */
function proven(id: string): AuthorizedProjectId {
  return id as AuthorizedProjectId;
}
