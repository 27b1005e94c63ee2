#!/usr/bin/env node
// The laws of AGENTS.md that a linter cannot say: file names, sizes, verbs. Each message says what to do.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkNames } from "./structure/names.mjs";
import { checkSizes } from "./structure/sizes.mjs";
import { checkVerbs } from "./structure/verbs.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));

const FOLDERS = [
  "app",
  "components",
  "lib",
  "core",
  "server",
  "cli",
  "i18n",
  "e2e",
  "evals",
  "bench",
  "prisma",
  "scripts",
  "test",
];
const SKIPPED = new Set(["node_modules", "generated", "fixtures", "migrations", "dist"]);

const files = FOLDERS.flatMap((folder) => sourcesBelow(folder)).map((file) => ({
  path: file,
  text: readFileSync(file, "utf8"),
}));
const problems = [...checkNames(files), ...checkSizes(files), ...checkVerbs(files)];

for (const problem of problems) console.error(problem);
console.log(`structure: ${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function sourcesBelow(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesBelow(name);
      return /\.(?:[cm]?ts|tsx|mjs)$/.test(entry.name) ? [name] : [];
    });
  } catch {
    return [];
  }
}
