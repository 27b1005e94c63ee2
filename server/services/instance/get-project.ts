import type { z } from "zod";
import { notFound } from "@/core/errors";
import { type InstanceProject, instanceProjectInput } from "@/core/instance/project-schema";
import { reader } from "@/server/db/transaction";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { instanceProjectSelect, toInstanceProjects } from "./to-project";

/**
 * One project by its counts (trust.md section 4).
 * @throws NOT_FOUND for everybody but instance admins, and for no such project
 */
export async function getInstanceProject({
  ctx,
  input,
}: VerbArguments<z.input<typeof instanceProjectInput>, ServiceContext>): Promise<InstanceProject> {
  await requirePermission(ctx, "instance:admin");
  const { projectId } = instanceProjectInput.parse(input);
  const row = await reader(ctx).project.findUnique({
    where: { id: projectId },
    select: instanceProjectSelect,
  });
  const [project] = row ? await toInstanceProjects(reader(ctx), [row]) : [];
  if (!project) throw notFound("Project");
  return project;
}
