#!/usr/bin/env node
// npm run restore -- file --yes [--replace]
import { runOperatorEntry } from "./run-operator-entry.mjs";

const OPTIONS = new Set(["--yes", "--replace"]);
const parameters = process.argv.slice(2);
const files = parameters.filter((parameter) => !parameter.startsWith("--"));
const options = parameters.filter((parameter) => parameter.startsWith("--"));
if (files.length !== 1 || options.some((option) => !OPTIONS.has(option))) {
  console.error("[heed] Use: npm run restore -- file --yes [--replace]");
  process.exit(1);
}
if (!options.includes("--yes")) {
  console.error("[heed] This writes into the database. Stop Heed, then add --yes.");
  process.exit(1);
}
runOperatorEntry("server/backup/restore.ts", [files[0], ...options]);
