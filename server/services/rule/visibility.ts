import { notFound } from "@/core/errors";
import type { Prisma } from "@/generated/prisma/client";
import type { ProjectServiceContext, ServiceContext } from "../context";

/** The person whose data the actor may see. */
export function personOf(ctx: ServiceContext): string {
  const { userId } = ctx.actor;
  if (userId === null) throw notFound("Person");
  return userId;
}

/** Rules that a person may see in a project: all shared ones, and their own personal ones (trust.md section 4). */
export function visibleRules(ctx: ProjectServiceContext): Prisma.RuleWhereInput {
  const ownerId = personOf(ctx);
  const projectId: string = ctx.project.id;
  return {
    OR: [
      { layer: "project", projectId },
      { layer: "personal", ownerId, OR: [{ projectId }, { projectId: null }] },
    ],
  };
}
