import path from "node:path";
import { defineConfig } from "prisma/config";

// Commands without a database (generate, validate, format) still want a well-formed URL.
const url = process.env.DATABASE_URL || "postgresql://unset@127.0.0.1:1/unset";

export default defineConfig({
  schema: path.join("prisma"),
  migrations: {
    path: path.join("prisma", "migrations"),
    seed: "node scripts/run-ts.mjs prisma/seed/index.ts",
  },
  datasource: { url },
});
