import { z } from "zod";
import { exportLabelsInput, labelPageSchema } from "@/core/signal/label-case";
import { authorizeProject } from "../../services/project/authorize";
import { exportLabels } from "../../services/signal/export-labels";
import { defineRoute } from "../route";

/** The person's own marks as labelled cases; words leave the server, so it takes the scope for own data. */
export const labelsRoute = defineRoute({
  auth: "token",
  scope: "own:write",
  method: "GET",
  path: "/labels",
  summary: "Your own marks on prompts as labelled cases, masked, page by page.",
  input: exportLabelsInput.extend({ project: z.string().min(1).max(200) }),
  output: labelPageSchema,
  handle: async ({ ctx, input }) => {
    const { project: slug, ...page } = input;
    const project = await authorizeProject(ctx, { slug });
    return { body: await exportLabels({ ctx: { ...ctx, project }, input: page }) };
  },
});
