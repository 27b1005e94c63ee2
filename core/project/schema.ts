import { z } from "zod";
import { ROLES } from "../permission/permissions";
import { policySchema } from "../rule/schema";
import { isVisibleName } from "../text/hidden-characters";

export const roleSchema = z.enum(ROLES);

/** Part of every address of a project: lower-case words with hyphens, 2 to 48 characters. */
export const slugSchema = z
  .string()
  .min(2, "Use at least 2 characters.")
  .max(48, "Use at most 48 characters.")
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use lower-case letters, digits and single hyphens.");

export const projectNameSchema = z
  .string()
  .trim()
  .min(2, "Enter a name of at least 2 characters.")
  .max(80, "Use at most 80 characters.")
  .refine(isVisibleName, "Remove the invisible characters.");

/** A git remote without scheme, user, credentials or suffix: `github.com/acme/shop`. */
export const remoteSchema = z
  .string()
  .trim()
  .min(3)
  .max(300)
  .regex(/^[^\s@?#]+$/, "Leave out user names, credentials and spaces.");

/** What every project procedure takes; a procedure adds its own fields. */
export const projectInputSchema = z.object({ projectSlug: slugSchema });

export const createProjectInputSchema = z.object({
  name: projectNameSchema,
  /** Made from the name when left out. */
  slug: slugSchema.optional(),
  remotes: z.array(remoteSchema).max(20).default([]),
});

export const updateProjectInputSchema = z.object({
  name: projectNameSchema.optional(),
  remotes: z.array(remoteSchema).max(20).optional(),
  /** Days that events are kept. */
  retentionDays: z.int().min(1).max(3650).optional(),
  /** Days that the contents of files stay in them. */
  contentRetentionDays: z.int().min(1).max(3650).optional(),
  policy: policySchema.optional(),
});

export const projectListItemSchema = z.object({ slug: slugSchema, name: z.string(), role: roleSchema });

export const archivedProjectSchema = projectListItemSchema.extend({ archivedAt: z.date() });

export const projectSchema = z.object({
  id: z.uuid(),
  slug: slugSchema,
  name: z.string(),
  remotes: z.array(z.string()),
  retentionDays: z.int(),
  contentRetentionDays: z.int(),
  policy: policySchema,
  isSample: z.boolean(),
  role: roleSchema,
  memberCount: z.int(),
  createdAt: z.date(),
});
export type ProjectDetail = z.infer<typeof projectSchema>;
export type ProjectListItem = z.infer<typeof projectListItemSchema>;

/** Address part for a name: “Acme Shop (web)” → `acme-shop-web`; empty when nothing usable is left. */
export function slugFromName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 48)
    .replace(/-+$/, "");
}
