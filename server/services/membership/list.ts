import type { Member } from "@/core/membership/schema";
import { ROLES } from "@/core/permission/permissions";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";

const MOST = 1_000;

/** The project's members, strongest role first, then by name; at most 1,000. */
export async function listMembers({ ctx }: { ctx: ProjectServiceContext }): Promise<Member[]> {
  await requirePermission(ctx, "member:read");
  const rows = await reader(ctx).membership.findMany({
    where: { projectId: ctx.project.id },
    orderBy: { user: { name: "asc" } },
    take: MOST,
    select: { userId: true, role: true, createdAt: true, user: { select: { name: true, email: true } } },
  });
  const members = rows.map(({ userId, role, createdAt, user }) => ({
    userId,
    ...user,
    role,
    joinedAt: createdAt,
    isYou: userId === ctx.actor.userId,
  }));
  return members.sort((left, right) => ROLES.indexOf(left.role) - ROLES.indexOf(right.role));
}
