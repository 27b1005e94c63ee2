import type { InstanceProject } from "@/core/instance/project-schema";
import { flooredCount } from "@/core/privacy/floor";
import type { RuleStatus } from "@/core/rule/schema";
import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/server/db/transaction";

export const instanceProjectSelect = {
  id: true,
  name: true,
  slug: true,
  createdAt: true,
  archivedAt: true,
  _count: { select: { memberships: true } },
} satisfies Prisma.ProjectSelect;

type ProjectRow = Prisma.ProjectGetPayload<{ select: typeof instanceProjectSelect }>;

const COUNTED_AS: Record<RuleStatus, keyof InstanceProject["sharedRules"]> = {
  active: "active",
  proposed: "proposed",
  paused: "paused",
  superseded: "ended",
  archived: "ended",
  dismissed: "ended",
};

/** Projects with their counts; one look for all of them. Personal rules are not counted. */
export async function toInstanceProjects(tx: Transaction, rows: ProjectRow[]): Promise<InstanceProject[]> {
  const projectId = { in: rows.map(({ id }) => id) };
  const [rules, events] = await Promise.all([
    tx.rule.groupBy({ by: ["projectId", "status"], where: { projectId, layer: "project" }, _count: true }),
    tx.hookEvent.groupBy({ by: ["projectId", "ownerId"], where: { projectId }, _count: true }),
  ]);
  return rows.map(({ _count, ...project }) => {
    const sharedRules = { active: 0, proposed: 0, paused: 0, ended: 0 };
    for (const group of rules) {
      if (group.projectId === project.id) sharedRules[COUNTED_AS[group.status]] += group._count;
    }
    const byPerson = events.filter((group) => group.projectId === project.id);
    const stored = byPerson.reduce((sum, group) => sum + group._count, 0);
    const storedEvents = flooredCount(stored, byPerson.length);
    return { ...project, members: _count.memberships, sharedRules, storedEvents };
  });
}
