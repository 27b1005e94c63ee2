import type { z } from "zod";
import type { Role } from "@/core/permission/permissions";
import type { projectSchema } from "@/core/project/schema";
import { policySchema } from "@/core/rule/schema";
import type { Prisma } from "@/generated/prisma/client";

export const projectSelect = {
  id: true,
  slug: true,
  name: true,
  remotes: true,
  retentionDays: true,
  contentRetentionDays: true,
  policy: true,
  isSample: true,
  createdAt: true,
  _count: { select: { memberships: true } },
} satisfies Prisma.ProjectSelect;

type ProjectRow = Prisma.ProjectGetPayload<{ select: typeof projectSelect }>;

/** A row as the outside sees it; an empty stored policy means the defaults. */
export function toProject(row: ProjectRow, role: Role): z.infer<typeof projectSchema> {
  const { _count, policy, ...project } = row;
  return { ...project, policy: policySchema.parse(policy), role, memberCount: _count.memberships };
}

/** What the audit keeps of a project's settings. */
export const auditedProjectSelect = {
  slug: true,
  name: true,
  remotes: true,
  retentionDays: true,
  contentRetentionDays: true,
  policy: true,
  archivedAt: true,
} satisfies Prisma.ProjectSelect;
