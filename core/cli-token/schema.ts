import { z } from "zod";
import { TOKEN_SCOPES } from "../permission/permissions";
import { roleSchema } from "../project/schema";
import { isVisibleName } from "../text/hidden-characters";

export const tokenScopeSchema = z.enum(TOKEN_SCOPES);
/** `service`: for CI. It belongs to one project and acts for no person (trust.md section 6). */
export const tokenKindSchema = z.enum(["personal", "service"]);
export const tokenNameSchema = z
  .string()
  .trim()
  .min(1, "Enter a name.")
  .max(80, "Use at most 80 characters.")
  .refine(isVisibleName, "Remove the invisible characters.");

/** Days a token may live; null = no end, which the form warns about. */
export const TOKEN_LIFETIMES = [30, 90, 365] as const;
export const tokenLifetimeSchema = z.union(TOKEN_LIFETIMES.map((days) => z.literal(days))).nullable();

/** The old token of a rotation works for this long (ecosystem.md section 4.1). */
export const ROTATION_OVERLAP_HOURS = 24;
/** Device tokens need an interactive sign-in of their owner this often (trust.md section 6). */
export const SIGN_IN_DAYS = 90;

export const createTokenInputSchema = z.object({
  name: tokenNameSchema,
  lifetimeDays: tokenLifetimeSchema,
  /** Address part of one project, or null for all of its owner's. */
  projectSlug: z.string().max(48).nullable(),
  scopes: z.array(tokenScopeSchema).min(1),
});

export const tokenStatusSchema = z.enum(["active", "overlap", "expired", "revoked", "sign_in_needed"]);
export type TokenStatus = z.infer<typeof tokenStatusSchema>;

export const createServiceTokenInputSchema = createTokenInputSchema.pick({ name: true, lifetimeDays: true });

export const cliTokenSchema = z.object({
  id: z.uuid(),
  kind: tokenKindSchema,
  name: z.string(),
  /** The public first part, `heed_<prefix>`; the secret is never shown again. */
  prefix: z.string(),
  scopes: z.array(tokenScopeSchema),
  project: z.object({ slug: z.string(), name: z.string() }).nullable(),
  status: tokenStatusSchema,
  createdAt: z.date(),
  expiresAt: z.date().nullable(),
  overlapUntil: z.date().nullable(),
  lastUsedAt: z.date().nullable(),
  lastHost: z.string().nullable(),
  lastCliVersion: z.string().nullable(),
});
export type CliTokenItem = z.infer<typeof cliTokenSchema>;

/** A service token as the admins of its project see it. */
export const serviceTokenSchema = cliTokenSchema.extend({
  /** Who made it; its rights do not hang on them. */
  madeBy: z.object({ name: z.string(), isMember: z.boolean() }),
});
export type ServiceTokenItem = z.infer<typeof serviceTokenSchema>;

/** `secret` is the whole token, shown this once. */
export const createdTokenSchema = z.object({ token: cliTokenSchema, secret: z.string() });
export type CreatedToken = z.infer<typeof createdTokenSchema>;

export const tokenIdInputSchema = z.object({ tokenId: z.uuid() });

/** Why a token that was presented is not accepted; the client purges on `revoked`. */
export const TOKEN_REFUSALS = [
  "malformed",
  "unknown",
  "expired",
  "revoked",
  "owner_disabled",
  "sign_in_needed",
] as const;
export type TokenRefusal = (typeof TOKEN_REFUSALS)[number];

/** Answer of `GET /api/v1/whoami`, whose dates are text on their way. */
export const whoamiSchema = z.object({
  /** For a service token the token itself, without an address. */
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  token: z.object({
    name: z.string(),
    /** A `service` token acts for no person: its sessions are automation and send no events. */
    kind: tokenKindSchema,
    scopes: z.array(tokenScopeSchema),
    /** Null: it does not end by itself. */
    expiresAt: z.coerce.date().nullable(),
    /** When its owner must have signed in again (trust.md section 6); null for a service token. */
    signInDueAt: z.coerce.date().nullable(),
    /** Slug of the one project it works for; null = all of its owner's. */
    project: z.string().nullable(),
  }),
  projects: z.array(
    z.object({ slug: z.string(), name: z.string(), role: roleSchema, remotes: z.array(z.string()) }),
  ),
  server: z.object({ version: z.string() }),
});
export type Whoami = z.infer<typeof whoamiSchema>;
