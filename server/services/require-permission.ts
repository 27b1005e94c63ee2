import { HeedError, notFound } from "@/core/errors";
import {
  JOB_PERMISSIONS,
  PERSON_PERMISSIONS,
  type Permission,
  roleAllows,
  scopesAllow,
} from "@/core/permission/permissions";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, ServiceContext } from "./context";

/** Permissions that change something: role and admin flag are read again from the database. */
const READS: readonly Permission[] = [
  // Ingest has just read the role by `authorizeForIngest`, in the same request.
  "event:write",
  "project:read",
  "own:read",
  "rule:read",
  "member:read",
  "audit:read",
  "account:read",
  "token:read",
];

/**
 * First statement of every verb: role ∩ token scope (architecture.md section 6).
 * @throws NOT_FOUND when the actor is not in the project (any more)
 * @throws FORBIDDEN when role or scope does not give the permission
 */
export async function requirePermission(
  ctx: ServiceContext | ProjectServiceContext,
  permission: Permission,
): Promise<void> {
  const { actor } = ctx;
  if (actor.type === "cli_token" && !scopesAllow(actor.scopes, permission)) {
    throw new HeedError(
      "FORBIDDEN",
      `This token does not have the scope for “${permission}”. Make one that has it on the Tokens page of the project, and hand it over with “heed login --token -”.`,
    );
  }
  if (actor.type === "system_job") {
    if (JOB_PERMISSIONS.includes(permission)) return;
    throw new HeedError("FORBIDDEN", `The job “${actor.job}” may not do “${permission}”.`);
  }
  if (permission === "instance:admin") return requireInstanceAdmin(ctx, actor.userId);
  if (!("project" in ctx)) {
    if (PERSON_PERMISSIONS.includes(permission)) return;
    throw new HeedError("FORBIDDEN", `“${permission}” needs a project.`);
  }
  if (
    actor.type === "cli_token" &&
    actor.tokenProjectId !== null &&
    actor.tokenProjectId !== ctx.project.id
  ) {
    throw notFound("Project");
  }
  const role = READS.includes(permission) ? ctx.project.role : await currentRole(ctx, actor.userId);
  if (!roleAllows(role, permission)) {
    throw new HeedError(
      "FORBIDDEN",
      `Your role “${role}” in this project does not allow this. Ask an owner or admin.`,
    );
  }
}

async function requireInstanceAdmin(ctx: ServiceContext, userId: string): Promise<void> {
  const user = await reader(ctx).user.findFirst({
    where: { id: userId, isInstanceAdmin: true, disabledAt: null },
    select: { id: true },
  });
  if (!user || ctx.actor.type !== "user") throw notFound("Page");
}

async function currentRole(ctx: ProjectServiceContext, userId: string) {
  const membership = await reader(ctx).membership.findUnique({
    where: { projectId_userId: { projectId: ctx.project.id, userId } },
    select: { role: true },
  });
  if (!membership) throw notFound("Project");
  return membership.role;
}
