import { z } from "zod";

export const PROVIDER_IDS = ["github", "google", "oidc", "email"] as const;

/** One way to sign in, and what the provider's own settings page asks for. */
export const signInProviderSchema = z.object({
  id: z.enum(PROVIDER_IDS),
  name: z.string(),
  configured: z.boolean(),
  /** To be entered at the provider; null for the magic link. */
  callbackUrl: z.url().nullable(),
  /** Names of the settings that are missing. */
  missing: z.array(z.string()),
});
export type SignInProvider = z.infer<typeof signInProviderSchema>;

export const signInStateSchema = z.object({
  publicUrl: z.url(),
  /** False: links name this machine only, others cannot follow them. */
  publicUrlConfigured: z.boolean(),
  passwordSignIn: z.boolean(),
  providers: z.array(signInProviderSchema),
  /** Whose unknown people may make an account by themselves; both empty: invitations only. */
  allowedDomains: z.array(z.string()),
  allowedOrganisations: z.array(z.string()),
  mail: z.object({ configured: z.boolean(), from: z.string().nullable() }),
});
export type SignInState = z.infer<typeof signInStateSchema>;

export const sentTestMailSchema = z.object({ email: z.string() });

export const aboutSchema = z.object({
  version: z.string(),
  node: z.string(),
  platform: z.string(),
  database: z.string(),
  migrations: z.array(z.object({ name: z.string(), appliedAt: z.date() })),
  startedAt: z.date(),
  role: z.string(),
  health: z.object({
    /** Last sign of life of a worker's clock; null when none was ever seen. */
    workerSeenAt: z.date().nullable(),
    workerAlive: z.boolean(),
    /** Seconds that the oldest due job has waited. */
    queueLagSeconds: z.int().nonnegative(),
    failedJobs: z.int().nonnegative(),
  }),
});
export type About = z.infer<typeof aboutSchema>;

export const tableSizeSchema = z.object({
  name: z.string(),
  /** PostgreSQL's own estimate; null before its first count. */
  rows: z.int().nullable(),
  bytes: z.number(),
});
export const eventPartitionSchema = tableSizeSchema.extend({
  /** `2026-11`; null for the partition of odd times. */
  month: z.string().nullable(),
  /** First day on which it can go as a whole; null for the partition of odd times. */
  dropsOn: z.date().nullable(),
});
export type EventPartition = z.infer<typeof eventPartitionSchema>;

export const lastBackupSchema = z.object({
  at: z.date(),
  file: z.string(),
  bytes: z.number(),
  rows: z.int(),
});
export type LastBackup = z.infer<typeof lastBackupSchema>;

export const storageSchema = z.object({
  /** `host` null: reached by a Unix socket on the same machine. */
  database: z.object({ name: z.string(), host: z.string().nullable(), bytes: z.number() }),
  tables: z.array(tableSizeSchema),
  partitions: z.array(eventPartitionSchema),
  retention: z.object({
    projects: z.int(),
    shortestDays: z.int().nullable(),
    longestDays: z.int().nullable(),
  }),
  data: z.object({ folder: z.string(), freeBytes: z.number().nullable() }),
  lastBackup: lastBackupSchema.nullable(),
});
export type Storage = z.infer<typeof storageSchema>;
