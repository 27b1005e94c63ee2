import { notFound } from "@/core/errors";
import type { ProjectDetail } from "@/core/project/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { projectSelect, toProject } from "./select";

/** The project of the context with its settings. @throws NOT_FOUND */
export async function getProject({ ctx }: { ctx: ProjectServiceContext }): Promise<ProjectDetail> {
  await requirePermission(ctx, "project:read");
  const project = await reader(ctx).project.findUnique({
    where: { id: ctx.project.id },
    select: projectSelect,
  });
  if (!project) throw notFound("Project");
  return toProject(project, ctx.project.role);
}
