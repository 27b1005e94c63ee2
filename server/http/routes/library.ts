import { z } from "zod";
import { exportLibraryInput, libraryExportSchema } from "@/core/library-export/schema";
import { authorizeProject } from "../../services/project/authorize";
import { exportLibrary } from "../../services/rule/export-library";
import { defineRoute } from "../route";

/** Rules and own facts for a file; words leave the server, so it takes the scope for own data. */
export const libraryRoute = defineRoute({
  auth: "token",
  scope: "own:write",
  method: "GET",
  path: "/library",
  summary: "The rules that you see in a project and your own facts.",
  input: exportLibraryInput.extend({ project: z.string().min(1).max(200) }),
  output: libraryExportSchema,
  handle: async ({ ctx, input }) => {
    const { project: slug, ...given } = input;
    const project = await authorizeProject(ctx, { slug });
    return { body: await exportLibrary({ ctx: { ...ctx, project }, input: given }) };
  },
});
