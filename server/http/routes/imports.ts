import { z } from "zod";
import { importInput, importReportSchema } from "@/core/import/schema";
import { importLines } from "../../services/import/import-lines";
import { authorizeProject } from "../../services/project/authorize";
import { defineRoute } from "../route";

/** Lines of instruction files as proposals; a person's library is written, so it takes the scope for own data. */
export const importsRoute = defineRoute({
  auth: "token",
  scope: "own:write",
  method: "POST",
  path: "/imports",
  summary: "Propose rules from lines of instruction files. Without `dryRun: false` only a report is made.",
  input: importInput.extend({ project: z.string().min(1).max(200) }),
  output: importReportSchema,
  handle: async ({ ctx, input }) => {
    const { project: slug, ...given } = input;
    const project = await authorizeProject(ctx, { slug });
    return { body: await importLines({ ctx: { ...ctx, project }, input: given }) };
  },
});
