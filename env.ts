import { createEnv } from "@t3-oss/env-nextjs";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const list = z
  .string()
  .transform((value) => value.split(",").map((entry) => entry.trim().toLowerCase()))
  .transform((entries) => entries.filter((entry) => entry !== ""));
const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");

/**
 * Every setting of the server, parsed once. An empty value counts as unset. Read `process.env`
 * nowhere else; the CLI has settings of its own.
 */
export const env = createEnv({
  server: {
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    DATABASE_URL: z.string().min(1).optional(),
    /** Of the role that owns the tables, for migrations; docs/database-roles.md. */
    DATABASE_OWNER_URL: z.string().min(1).optional(),
    HEED_DB_POOL: z.coerce.number().int().min(1).max(500).default(10),
    HEED_DATA_DIR: z.string().default(".data"),
    HEED_ROLE: z.enum(["web", "worker", "all"]).default("all"),
    HEED_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    HEED_TRUSTED_PROXIES: z.string().optional(),
    HEED_SETUP_CODE: z.string().min(16).optional(),
    /** Lets Prometheus read `/metrics` over the network, as a bearer token. */
    HEED_METRICS_TOKEN: z.string().min(16).optional(),
    HEED_LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    HEED_WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
    HOST: z.string().default("127.0.0.1"),
    PORT: port.default(3000),
    NEXTAUTH_SECRET: z.string().min(16).optional(),
    NEXTAUTH_URL: z.url().optional(),
    HEED_PASSWORD_SIGN_IN: flag.default(true),
    GITHUB_ID: z.string().optional(),
    GITHUB_SECRET: z.string().optional(),
    GOOGLE_ID: z.string().optional(),
    GOOGLE_SECRET: z.string().optional(),
    OIDC_ISSUER: z.url().optional(),
    OIDC_ID: z.string().optional(),
    OIDC_SECRET: z.string().optional(),
    OIDC_NAME: z.string().max(40).optional(),
    /** Address of a GitHub Enterprise server; its API is below `/api/v3` unless `HEED_GITHUB_API_URL` says otherwise. */
    HEED_GITHUB_URL: z.url({ protocol: /^https?$/ }).default("https://github.com"),
    HEED_GITHUB_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** By comma: who has a verified address there, or is a member there, gets an account without an invitation. */
    HEED_ALLOWED_DOMAINS: list.default([]),
    HEED_GITHUB_ORGANISATIONS: list.default([]),
    /** Sign-in by a link in a mail; needs `HEED_SMTP_URL`. */
    HEED_MAGIC_LINK: flag.default(false),
    /** `smtp://user:password@host:587` or `smtps://…`; without it no mail is sent. */
    HEED_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Base URL of an OpenAI-compatible API whose vectors replace the local ones for comparing wishes; off by default. */
    HEED_EMBEDDINGS_URL: z.url({ protocol: /^https?$/ }).optional(),
    HEED_EMBEDDINGS_MODEL: z.string().min(1).max(200).optional(),
    HEED_EMBEDDINGS_API_KEY: z.string().min(1).optional(),
    HEED_EMBEDDINGS_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(3000),
    HEED_MAIL_FROM: z.string().min(3).max(200).optional(),
  },
  client: {},
  experimental__runtimeEnv: {},
  emptyStringAsUndefined: true,
});
