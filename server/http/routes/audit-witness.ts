import { z } from "zod";
import { auditWitnessSchema, findWitnessInputSchema } from "@/core/audit/schema";
import { findWitness } from "../../services/audit/find-witness";
import { authorizeProject } from "../../services/project/authorize";
import { defineRoute } from "../route";

export const auditWitnessRoute = defineRoute({
  auth: "token",
  scope: "rules:read",
  method: "GET",
  path: "/audit/witness",
  summary: "The hash that an audit chain has at a number, to compare with the head that was kept",
  input: findWitnessInputSchema.extend({ project: z.string().min(1).max(200) }),
  output: auditWitnessSchema,
  handle: async ({ ctx, input: { project: slug, ...input } }) => {
    const project = await authorizeProject(ctx, { slug });
    return { body: await findWitness({ ctx: { ...ctx, project }, input }) };
  },
});
