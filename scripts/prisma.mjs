#!/usr/bin/env node
// The Prisma CLI with a schema engine from npm, so that no command tries to download a binary.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const cli = path.join(
  path.dirname(createRequire(import.meta.url).resolve("prisma/package.json")),
  "build/index.js",
);

const child = spawn(process.execPath, [cli, ...process.argv.slice(2)], {
  stdio: "inherit",
  cwd: root,
  env: {
    ...process.env,
    CHECKPOINT_DISABLE: "1",
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    PRISMA_SCHEMA_ENGINE_BINARY:
      process.env.PRISMA_SCHEMA_ENGINE_BINARY || path.join(root, "scripts/prisma-schema-engine.mjs"),
  },
});
child.on("exit", (code) => process.exit(code ?? 1));
