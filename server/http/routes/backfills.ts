import { z } from "zod";
import { backfillResultSchema, recordBackfillInput, undoneBackfillSchema } from "@/core/backfill/schema";
import { recordBackfill } from "../../services/backfill/record";
import { undoBackfill } from "../../services/backfill/undo";
import { authorizeProject } from "../../services/project/authorize";
import { defineRoute } from "../route";

const inProject = z.object({ project: z.string().min(1).max(200) });

/** Windows of past sessions that the person ticked. */
export const backfillsRoute = defineRoute({
  auth: "token",
  scope: "own:write",
  method: "POST",
  path: "/backfills",
  summary: "Record ticked windows of own past sessions. Sending a window again changes nothing.",
  input: recordBackfillInput.extend(inProject.shape),
  output: backfillResultSchema,
  handle: async ({ ctx, input }) => {
    const { project: slug, ...given } = input;
    const project = await authorizeProject(ctx, { slug });
    return { body: await recordBackfill({ ctx: { ...ctx, project }, input: given }) };
  },
});

/** Takes all of it back. */
export const undoBackfillsRoute = defineRoute({
  auth: "token",
  scope: "own:write",
  method: "POST",
  path: "/backfills/undo",
  summary: "Take back what own backfills brought into a project; accepted rules stay.",
  input: inProject,
  output: undoneBackfillSchema,
  handle: async ({ ctx, input }) => {
    const project = await authorizeProject(ctx, { slug: input.project });
    return { body: await undoBackfill({ ctx: { ...ctx, project } }) };
  },
});
