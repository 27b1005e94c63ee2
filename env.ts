import { createEnv } from "@t3-oss/env-nextjs";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");

/**
 * Every setting of the server, parsed once. An empty value counts as unset. Read `process.env`
 * nowhere else; the CLI has settings of its own.
 */
export const env = createEnv({
  server: {
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    DATABASE_URL: z.string().min(1).optional(),
    HEED_DB_POOL: z.coerce.number().int().min(1).max(500).default(10),
    HEED_DATA_DIR: z.string().default(".data"),
    HEED_ROLE: z.enum(["web", "worker", "all"]).default("all"),
    HEED_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    HEED_TRUSTED_PROXIES: z.string().optional(),
    HEED_SETUP_CODE: z.string().min(16).optional(),
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
    OIDC_NAME: z.string().optional(),
  },
  client: {},
  experimental__runtimeEnv: {},
  emptyStringAsUndefined: true,
});
