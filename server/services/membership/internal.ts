import { HeedError, notFound } from "@/core/errors";
import type { Role } from "@/core/permission/permissions";
import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { notifyAccessEnded } from "../live/channel";

/**
 * The member of the project, with the project's members locked until commit, so that of two owners who
 * leave at once one stays.
 * @throws NOT_FOUND
 */
export async function lockMember(tx: Transaction, ctx: ProjectServiceContext, userId: string) {
  await tx.$queryRaw`select 1 from memberships where project_id = ${ctx.project.id}::uuid for update`;
  const member = await tx.membership.findUnique({
    where: { projectId_userId: { projectId: ctx.project.id, userId } },
    select: { id: true, role: true, createdAt: true, user: { select: { name: true, email: true } } },
  });
  if (!member) throw notFound("Member");
  return member;
}

/** @throws CONFLICT when nobody would be left who owns the project */
export async function requireAnotherOwner(tx: Transaction, ctx: ProjectServiceContext, userId: string) {
  const other = await tx.membership.findFirst({
    where: { projectId: ctx.project.id, role: "owner", userId: { not: userId } },
    select: { id: true },
  });
  if (other) return;
  throw new HeedError(
    "CONFLICT",
    "A project needs an owner. Make another member owner first, or archive the project.",
  );
}

/** Only an owner makes owners, or changes and removes one. @throws FORBIDDEN */
export function requireOwnerFor(actorRole: Role, touched: readonly Role[]): void {
  if (actorRole === "owner" || !touched.includes("owner")) return;
  throw new HeedError("FORBIDDEN", "Only an owner can make, change or remove an owner.");
}

/**
 * Takes a person out of the project and ends their tokens and open streams of it; service tokens are the
 * project's, and what the person wrote stays theirs: their own export has it, nobody else sees it.
 * @returns how many tokens were ended
 */
export async function deleteMembership(
  tx: Transaction,
  ctx: ProjectServiceContext,
  member: { id: string; userId: string },
): Promise<number> {
  await tx.membership.delete({ where: { id: member.id }, select: { id: true } });
  await notifyAccessEnded(tx, { userId: member.userId, projectId: ctx.project.id });
  const { count } = await tx.cliToken.updateMany({
    where: { userId: member.userId, projectId: ctx.project.id, kind: "personal", revokedAt: null },
    data: { revokedAt: ctx.now() },
  });
  return count;
}
