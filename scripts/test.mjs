#!/usr/bin/env node
// npm test: everything but the host binaries; `db`, `e2e` and `hosts` run one kind.
// The last line is always "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { build } from "./build.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { runNode } from "./run-command.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));

const reports = mkdtempSync(path.join(os.tmpdir(), "heed-test-"));
const total = { passed: 0, failed: 0 };
const failures = [];

const KINDS = {
  all: async () => {
    await generate();
    await vitest("unit", "dom", "db");
    if (!(await step("build", () => build({ say: console.log })))) return;
    await vitest("process");
    await vitest("pages");
    await playwright();
  },
  db: async () => {
    await vitest("db");
  },
  e2e: async () => {
    if (await step("build", () => build({ say: console.log }))) await playwright();
  },
  hosts: async () => {
    if (await step("build", () => build({ say: console.log }))) await vitest("hosts");
  },
};

const kind = process.argv[2] ?? "all";
const run = KINDS[kind];
if (!run) {
  console.error(`Unknown kind of test: ${kind}. Use ${Object.keys(KINDS).join(", ")}.`);
  process.exit(2);
}
try {
  await run();
} finally {
  rmSync(reports, { recursive: true, force: true });
}
// Said again at the end: the tests' own lines are thousands of lines up.
for (const { name, why } of failures) console.log(`FAILED ${name}\n${why.replace(/^/gm, "    ")}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function generate() {
  await step("prisma generate", () => runNode(["scripts/prisma.mjs", "generate"], { quiet: true }));
}

/** A step without tests of its own counts only when it fails. */
async function step(name, work) {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    failures.push({ name, why: error.message });
    total.failed += 1;
    return false;
  }
}

async function vitest(...projects) {
  const file = path.join(reports, `${projects.join("-")}.json`);
  const parameters = projects.flatMap((project) => ["--project", project]);
  const command = ["node_modules/vitest/vitest.mjs", "run", ...parameters];
  const isGreen = await runNode([
    ...command,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]).then(
    () => true,
    () => false,
  );
  const report = readReport(file);
  total.passed += report?.numPassedTests ?? 0;
  // A file that cannot be loaded has no tests that could fail.
  const broken =
    report?.testResults?.filter((result) => result.status === "failed" && !hasFailedTest(result)) ?? [];
  count((report?.numFailedTests ?? 0) + broken.length, isGreen);
  for (const result of report?.testResults ?? []) noteFailures(result);
}

function noteFailures({ name, status, message, assertionResults }) {
  const file = path.relative(".", name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  for (const test of failed) {
    failures.push({ name: `${file} › ${test.fullName}`, why: firstLines(test.failureMessages.join("\n")) });
  }
  if (status === "failed" && failed.length === 0)
    failures.push({ name: file, why: firstLines(message ?? "") });
}

function firstLines(text) {
  return stripVTControlCharacters(text).split("\n").slice(0, 25).join("\n");
}

function hasFailedTest(result) {
  return result.assertionResults.some(({ status }) => status === "failed");
}

async function playwright() {
  if (!(await step("browser", async () => ensureBrowser()))) return;
  const file = path.join(reports, "playwright.json");
  const data = mkdtempSync(path.join(os.tmpdir(), "heed-e2e-"));
  const command = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    HEED_E2E_DATA: data,
    HEED_E2E_PORT: String(await freePort()),
  };
  const isGreen = await runNode(command, { env }).then(
    () => true,
    () => false,
  );
  rmSync(data, { recursive: true, force: true });
  const report = readReport(file);
  const stats = report?.stats;
  total.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  count(stats?.unexpected ?? 0, isGreen);
  for (const suite of report?.suites ?? []) noteSpecs(suite);
}

function noteSpecs({ specs = [], suites = [] }) {
  for (const { ok, title, file, tests } of specs) {
    if (ok) continue;
    const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
    failures.push({ name: `${file} › ${title}`, why: firstLines(error?.message ?? "") });
  }
  for (const suite of suites) noteSpecs(suite);
}

/** A run that ended badly without a failed test (it could not start) is a failure all the same. */
function count(failed, isGreen) {
  total.failed += failed === 0 && !isGreen ? 1 : failed;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
