import { randomUUID } from "node:crypto";
import type { Role } from "@/core/permission/permissions";
import { db } from "@/server/db/client";

export type MintedProject = { id: string; slug: string; name: string };

/** A project with the given members. */
export async function mintProject(members: { userId: string; role: Role }[]): Promise<MintedProject> {
  const slug = `project-${randomUUID().slice(0, 13)}`;
  return db.project.create({
    data: { slug, name: `Project ${slug.slice(-4)}`, memberships: { create: members } },
    select: { id: true, slug: true, name: true },
  });
}

/** Adds a member to a project. */
export async function mintMembership(projectId: string, userId: string, role: Role): Promise<void> {
  await db.membership.create({ data: { projectId, userId, role }, select: { id: true } });
}
