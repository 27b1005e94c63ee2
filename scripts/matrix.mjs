#!/usr/bin/env node
// npm run matrix [-- --json]: who may see and do what, over every procedure, route, page and download.
// The same tests run in `npm test`; here they say what they saw.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { runNode } from "./run-command.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const folder = mkdtempSync(path.join(os.tmpdir(), "heed-matrix-"));
const file = path.join(folder, "cells.ndjson");

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "test/matrix"];
const env = { HEED_MATRIX_OUT: file };
const isGreen = await runNode([...vitest, "--project", "db", "--project", "pages"], {
  env,
  quiet: values.json,
}).then(
  () => true,
  () => false,
);
const lines = readLines(file);
rmSync(folder, { recursive: true, force: true });

const report = summarise(lines);
if (values.json) console.log(JSON.stringify(report, null, 2));
else print(report, lines);
process.exit(
  isGreen && report.cells > 0 && report.unexpected.length === 0 && report.uncovered.length === 0 ? 0 : 1,
);

function readLines(name) {
  try {
    return readFileSync(name, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

/** A cell is allowed when the caller got an answer of the surface; a leak is unexpected whatever the answer was. */
function summarise(all) {
  const cells = all.filter(({ uncovered }) => !uncovered);
  const surfaces = new Set(cells.map(({ kind, surface }) => `${kind} ${surface.replace(/#.*/, "")}`));
  const allowed = cells.filter(({ actual }) => actual === "ok").length;
  return {
    surfaces: surfaces.size,
    cells: cells.length,
    denied: cells.length - allowed,
    allowed,
    unexpected: cells.filter(({ expected, actual, leaked }) => leaked || expected !== actual),
    uncovered: all.filter(({ uncovered }) => uncovered).map(({ kind, surface }) => `${kind} ${surface}`),
  };
}

function print({ surfaces, cells, denied, allowed, unexpected, uncovered }, all) {
  for (const kind of ["procedure", "route", "page", "file"]) {
    const own = all.filter((line) => line.kind === kind && !line.uncovered);
    const names = new Set(own.map(({ surface }) => surface.replace(/#.*/, "")));
    console.log(
      `${kind.padEnd(10)} ${String(names.size).padStart(4)} surfaces ${String(own.length).padStart(5)} cells`,
    );
  }
  console.log(`${surfaces} surfaces, ${cells} cells: ${allowed} allowed, ${denied} denied`);
  for (const cell of unexpected) {
    const leak = cell.leaked ? ", another person's data" : "";
    console.log(
      `unexpected: ${cell.kind} ${cell.surface} as ${cell.caller}: ${cell.actual}, not ${cell.expected}${leak}`,
    );
  }
  for (const surface of uncovered) console.log(`uncovered: ${surface}`);
}
