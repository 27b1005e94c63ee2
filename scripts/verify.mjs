#!/usr/bin/env node
// npm run verify: every check that needs neither a database nor a build, side by side, with one summary.
import { existsSync } from "node:fs";
import path from "node:path";
import { isOutdated } from "./newest.mjs";
import { runNode } from "./run-command.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));

const LAYERS = [
  "app",
  "components",
  "lib",
  "core",
  "server",
  "cli",
  "e2e",
  "evals",
  "bench",
  "prisma/seed",
  "test",
  "env.ts",
];
const CHECKS = {
  "format and lint": ["node_modules/@biomejs/biome/bin/biome", "check", "."],
  types: ["node_modules/typescript/bin/tsc", "--noEmit"],
  layers: [
    "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
    ...["--config", ".dependency-cruiser.cjs"],
    ...LAYERS.filter((folder) => existsSync(folder)),
  ],
  "dead code": ["node_modules/knip/bin/knip.js"],
  structure: ["scripts/check-structure.mjs"],
  engines: ["scripts/check-engines.mjs"],
  "unit tests": ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--project", "dom"],
};

if (isOutdated("generated/prisma/client.ts", ["prisma/schema.prisma", "prisma/models"])) {
  await runNode(["scripts/prisma.mjs", "generate"], { quiet: true });
}

const started = performance.now();
const results = await Promise.all(Object.entries(CHECKS).map(runCheck));
for (const { name, output } of results.filter(({ output }) => output !== null)) {
  console.error(`\n── ${name} ──\n${output}`);
}
for (const { name, output, seconds } of results)
  console.log(`${output === null ? "✓" : "✗"} ${name} (${seconds} s)`);
const failed = results.filter(({ output }) => output !== null).length;
console.log(`${results.length - failed} checks passed, ${failed} failed in ${secondsSince(started)} s`);
process.exit(failed > 0 ? 1 : 0);

async function runCheck([name, command]) {
  const start = performance.now();
  const output = await runNode(command, { quiet: true, env: { FORCE_COLOR: "0" } }).then(
    () => null,
    (error) => error.message,
  );
  return { name, output, seconds: secondsSince(start) };
}

function secondsSince(start) {
  return ((performance.now() - start) / 1_000).toFixed(1);
}
