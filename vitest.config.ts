import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
const exclude = ["**/node_modules/**", "dist/**", ".next/**", ".data*/**", "e2e/**", "evals/**"];

const alias = {
  "@": root,
  "server-only": path.join(root, "test/server-only.ts"),
};

export default defineConfig({
  resolve: { alias },
  test: {
    // By itself vitest leaves a core unused: half of a small machine.
    maxWorkers: "100%",
    // On a machine that others share, a second look tells a defect from a moment's lack of processor.
    retry: process.env.CI ? 1 : 0,
    // The first call in a process compiles the grammars; what shares a core with others needs longer for it.
    testTimeout: 30_000,
    env: { HEED_LOG_LEVEL: "silent" },
    coverage: {
      provider: "v8",
      include: ["core/**/*.ts"],
      exclude: ["core/**/*.test.ts", "core/**/fixtures/**"],
    },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [
            ...exclude,
            "**/*.db.test.ts",
            "**/*.process.test.ts",
            "**/*.pages.test.ts",
            "**/*.hosts.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: { name: "dom", include: ["**/*.dom.test.tsx"], exclude, environment: "happy-dom" },
      },
      {
        extends: true,
        test: {
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude,
          pool: "forks",
          globalSetup: ["test/global-setup.ts"],
          setupFiles: ["test/database-worker.ts"],
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "pages",
          include: ["**/*.pages.test.ts"],
          exclude,
          pool: "forks",
          globalSetup: ["test/build-setup.ts", "test/global-setup.ts"],
          setupFiles: ["test/database-worker.ts"],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "hosts",
          include: ["e2e/hosts/**/*.hosts.test.ts"],
          pool: "forks",
          globalSetup: ["test/build-setup.ts"],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: "process",
          include: ["**/*.process.test.ts"],
          exclude,
          pool: "forks",
          globalSetup: ["test/build-setup.ts"],
          // They start whole servers: one after the other, with room for a slow machine.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
