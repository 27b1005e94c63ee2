import { z } from "zod";
import {
  archivedProjectSchema,
  createProjectInputSchema,
  projectInputSchema,
  projectListItemSchema,
  projectSchema,
  slugSchema,
  updateProjectInputSchema,
} from "@/core/project/schema";
import { archiveProject } from "@/server/services/project/archive";
import { authorizeArchivedProject } from "@/server/services/project/authorize";
import { createProject } from "@/server/services/project/create";
import { getProject } from "@/server/services/project/get";
import { listProjects } from "@/server/services/project/list";
import { listArchivedProjects } from "@/server/services/project/list-archived";
import { restoreProject } from "@/server/services/project/restore";
import { updateProject } from "@/server/services/project/update";
import { router } from "../init";
import { actorProcedure, projectProcedure, sessionProcedure } from "../middleware";

const slugOnly = z.object({ slug: slugSchema });

export const projectRouter = router({
  list: actorProcedure
    .output(z.array(projectListItemSchema))
    .query(({ ctx }) => listProjects({ ctx: ctx.service })),
  listArchived: sessionProcedure
    .output(z.array(archivedProjectSchema))
    .query(({ ctx }) => listArchivedProjects({ ctx: ctx.service })),
  create: sessionProcedure
    .input(createProjectInputSchema)
    .output(projectSchema)
    .mutation(({ ctx, input }) => createProject({ ctx: ctx.service, input })),
  get: projectProcedure.output(projectSchema).query(({ ctx }) => getProject({ ctx: ctx.service })),
  update: projectProcedure
    .input(updateProjectInputSchema)
    .output(projectSchema)
    .mutation(({ ctx, input }) => updateProject({ ctx: ctx.service, input })),
  archive: projectProcedure.output(slugOnly).mutation(({ ctx }) => archiveProject({ ctx: ctx.service })),
  restore: sessionProcedure
    .input(projectInputSchema)
    .output(slugOnly)
    .mutation(async ({ ctx, input }) => {
      const project = await authorizeArchivedProject(ctx.service, { slug: input.projectSlug });
      return restoreProject({ ctx: { ...ctx.service, project } });
    }),
});
