import { z } from "zod";
import { severitySchema } from "../rule/schema";
import { repositoryFileSchema } from "./repository-file";

/**
 * A shared rule as it may stand in a repository: what two people agreed on, the same for everybody and without
 * anybody's words (trust.md sections 4 and 5).
 */
export const repositoryRuleSchema = z.object({
  /** `P4` */
  number: z.string().max(20),
  version: z.int().positive(),
  severity: severitySchema,
  /** Topic of its family. */
  family: z.string().max(200),
  statement: z.string(),
  instruction: z.string(),
  remedy: z.string().nullable(),
  /** When it counts, in words; empty for everywhere. */
  appliesWhen: z.string(),
  approvers: z.array(z.string()),
  /** What this version came in the place of: `P2`, or `P4.v1`. */
  supersedes: z.string().nullable(),
});
export type RepositoryRule = z.infer<typeof repositoryRuleSchema>;

export const repositorySchema = z.object({
  files: z.array(repositoryFileSchema),
  rules: z.array(repositoryRuleSchema),
});
export type Repository = z.infer<typeof repositorySchema>;
