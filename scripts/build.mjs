#!/usr/bin/env node
// npm run build: Prisma client → Next → server, worker, supervisor → CLI; each only when a source is newer.
import { existsSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withBuildLock } from "./build-lock.mjs";
import { bundleServer } from "./bundle-server.mjs";
import { isOutdated } from "./newest.mjs";
import { runNode } from "./run-command.mjs";

const CODE = [
  "core",
  "lib",
  "server",
  "env.ts",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  "prisma",
];
const PAGES = [
  "app",
  "components",
  "i18n",
  "messages",
  "public",
  "proxy.ts",
  "instrumentation.ts",
  "next.config.ts",
  "postcss.config.mjs",
];
const CLIENT = "generated/prisma/client.ts";
const NEXT_STAMP = ".next/heed-built";
const SERVER_STAMP = "dist/server-built";
const CLI_PACKAGE = "dist/cli.tgz";

/** Makes what is missing or older than its sources; `skipPages` leaves Next to its development server. */
export async function build({ skipPages = false, say = () => {} } = {}) {
  // Without anything to make nothing is written: another user may start what this one built.
  if (!isAnythingOutdated(skipPages)) return;
  await withBuildLock(() => buildOutdated({ skipPages, say }));
}

const SERVER_SOURCES = [...CODE, "messages/en/mail.json", "scripts/bundle-server.mjs"];
const CLI_SOURCES = ["cli", "core", "package.json"];
const CLIENT_SOURCES = ["prisma/schema.prisma", "prisma/models"];

function isAnythingOutdated(skipPages) {
  return (
    isOutdated(CLIENT, CLIENT_SOURCES) ||
    (!skipPages && isOutdated(NEXT_STAMP, [...CODE, ...PAGES])) ||
    isOutdated(SERVER_STAMP, SERVER_SOURCES) ||
    (existsSync("cli/build.mjs") && isOutdated(CLI_PACKAGE, CLI_SOURCES))
  );
}

async function buildOutdated({ skipPages, say }) {
  const begun = new Date();
  if (isOutdated(CLIENT, CLIENT_SOURCES)) {
    await runNode(["scripts/prisma.mjs", "generate"], { quiet: true });
  }
  if (!skipPages && isOutdated(NEXT_STAMP, [...CODE, ...PAGES])) {
    say("Building the web application (this takes a minute the first time) …");
    rmSync(NEXT_STAMP, { force: true });
    await runNode(["node_modules/next/dist/bin/next", "build"], {
      env: { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    });
    stamp(NEXT_STAMP, begun);
  }
  if (isOutdated(SERVER_STAMP, SERVER_SOURCES)) {
    rmSync(SERVER_STAMP, { force: true });
    await bundleServer("dist");
    stamp(SERVER_STAMP, begun);
  }
  if (existsSync("cli/build.mjs") && isOutdated(CLI_PACKAGE, CLI_SOURCES)) {
    await runNode(["cli/build.mjs"]);
  }
}

/** Dated at the beginning: a source that changed during the build is newer. */
function stamp(file, begun) {
  writeFileSync(file, "");
  utimesSync(file, begun, begun);
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(path.resolve(import.meta.dirname, ".."));
  await build({ say: console.log }).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
