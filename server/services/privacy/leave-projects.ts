import { HeedError } from "@/core/errors";
import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/server/db/transaction";

export type LeftProjects = {
  /** Projects that go on without the person, by id: one order for all who lock their chains. */
  projects: { id: string; membershipId: string; role: string }[];
  /** Ids of the projects in which they were alone. */
  archived: string[];
};

/**
 * Takes a person who is being erased out of all projects. A project of theirs alone is archived and emptied of what is
 * the project's: nobody is left whose it could be.
 * @throws CONFLICT for the last owner of a project with other members, with what to do
 */
export async function leaveProjects(tx: Transaction, userId: string, now: Date): Promise<LeftProjects> {
  const memberships = await tx.membership.findMany({
    where: { userId },
    orderBy: { projectId: "asc" },
    select: { id: true, role: true, projectId: true, project: { select: { name: true, archivedAt: true } } },
  });
  const ids = memberships.map(({ projectId }) => projectId);
  await tx.$queryRaw`select 1 from memberships where project_id = any(${ids}::uuid[]) order by id for update`;
  const others = await tx.membership.findMany({
    where: { projectId: { in: ids }, userId: { not: userId } },
    select: { projectId: true, role: true },
  });
  const archived: string[] = [];
  const stuck: string[] = [];
  for (const { projectId, role, project } of memberships) {
    const left = others.filter((other) => other.projectId === projectId);
    if (left.length === 0) archived.push(projectId);
    else if (role === "owner" && !project.archivedAt && !left.some((other) => other.role === "owner")) {
      stuck.push(`“${project.name}”`);
    }
  }
  if (stuck.length > 0) {
    throw new HeedError(
      "CONFLICT",
      `You are the last owner of ${stuck.join(", ")}. Make another member owner in its settings under Members, or remove the other members, and try again.`,
    );
  }
  await tx.membership.deleteMany({ where: { userId } });
  for (const projectId of archived) await emptyProject(tx, { projectId, userId, now });
  return {
    projects: memberships
      .filter(({ projectId }) => !archived.includes(projectId))
      .map(({ id, projectId, role }) => ({ id: projectId, membershipId: id, role })),
    archived,
  };
}

/**
 * The row stays for its audit chain, without name, address and contents. What former members have in it stays theirs,
 * and so do shared rules that hold something of theirs; the person's own rows go with them (`eraseOwnRows`).
 */
async function emptyProject(
  tx: Transaction,
  { projectId, userId, now }: { projectId: string; userId: string; now: Date },
): Promise<void> {
  const where = { projectId };
  await tx.rule.deleteMany({ where: { ...where, layer: "project", ...nothingOfOthers(userId) } });
  await tx.family.deleteMany({ where: { ...where, layer: "project" } });
  await tx.projectRevision.deleteMany({ where });
  await tx.invitation.deleteMany({ where });
  await tx.cliToken.updateMany({ where: { ...where, revokedAt: null }, data: { revokedAt: now } });
  await tx.cliToken.updateMany({
    where: { ...where, OR: [{ kind: "service" }, { userId }] },
    data: { name: "erased", lastHost: null },
  });
  await tx.project.update({
    where: { id: projectId },
    data: {
      ...{ name: "Erased project", slug: `erased-${projectId}`, remotes: [], policy: {}, archivedAt: now },
    },
    select: { id: true },
  });
}

/** Rules that only the person had a part in: deleting one takes all its rows along. */
function nothingOfOthers(userId: string): Prisma.RuleWhereInput {
  const others = { none: { ownerId: { not: userId } } };
  return {
    ...{ evidence: others, violations: others, exemptions: others, deliveries: others },
    versions: {
      none: {
        OR: [{ authorId: { not: userId } }, { approvals: { some: { approverId: { not: userId } } } }],
      },
    },
  };
}
