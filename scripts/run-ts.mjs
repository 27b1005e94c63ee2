#!/usr/bin/env node
// Runs a TypeScript entry: node scripts/run-ts.mjs path/to/main.ts [parameters].
import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const loader = createRequire(import.meta.url).resolve("tsx/cli");
const [entry = "", ...parameters] = process.argv.slice(2);
// What lies below prisma/ works on the database: it gets one, embedded unless DATABASE_URL names another.
const first = entry.startsWith("prisma/") ? ["server/supervisor/with-database.ts", entry] : [entry];
const child = spawn(process.execPath, [loader, ...first, ...parameters], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
