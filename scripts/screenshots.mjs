#!/usr/bin/env node
// npm run screenshots: every page of the sample project, light and dark, wide and narrow, into docs/screenshots.
// Names as parameters take only those pages: node scripts/screenshots.mjs rule inbox
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { build } from "./build.mjs";
import { findBrowser } from "./find-browser.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));

const OUTPUT = "docs/screenshots";
const ADMIN = { name: "Ada", email: "ada@example.com", password: "correct horse battery" };
const SETUP_CODE = "setup-code-of-the-screenshots";
const THEMES = ["light", "dark"];
const SIZES = [
  { suffix: "", viewport: { width: 1360, height: 860 } },
  { suffix: "-narrow", viewport: { width: 390, height: 844 } },
];
/** Played when this many asks in a row saw the same. */
const QUIET_ASKS = 8;
/** A page is drawn when its document has not changed for so long. */
const QUIET_MS = 1_500;

const wanted = process.argv.slice(2);
const data = mkdtempSync(path.join(os.tmpdir(), "heed-screenshots-"));
const port = await freePort();
const url = `http://localhost:${port}`;
let server;
let browser;
let joinPath = "/";

try {
  await build({ say: console.log });
  server = await startServer();
  const own = chromium.executablePath();
  browser = await chromium.launch({
    executablePath: findBrowser(existsSync(own) ? own : null) ?? undefined,
    // Fields for dates follow the language of the browser, not that of the page.
    args: ["--lang=en-GB", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  mkdirSync(OUTPUT, { recursive: true });
  await takeDoor("setup", `/setup#${SETUP_CODE}`);
  const context = await signInFirst();
  const pages = await samplePages(context);
  for (const size of SIZES) for (const theme of THEMES) await takeAll(context, pages, theme, size);
  await takeDoor("sign-in", "/sign-in");
  await takeDoor("reset", "/reset");
  await takeDoor("join", joinPath);
} finally {
  await browser?.close();
  await stopServer();
  rmSync(data, { recursive: true, force: true });
}

async function startServer() {
  const { DATABASE_URL: _unused, ...environment } = process.env;
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...environment,
      PORT: String(port),
      HEED_DATA_DIR: data,
      HEED_PUBLIC_URL: url,
      HEED_SETUP_CODE: SETUP_CODE,
      HEED_LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  await until(async () => (await fetch(`${url}/api/health/ready`)).ok);
  return child;
}

async function stopServer() {
  if (!server || server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.on("exit", resolve));
  server.kill("SIGTERM");
  await gone;
}

/** Makes the first admin as a person does. */
async function signInFirst() {
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(`${url}/setup#${SETUP_CODE}`);
  await page.getByLabel("Your name").fill(ADMIN.name);
  await page.getByLabel("E-mail address").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: "Load the sample project" }).waitFor();
  await page.close();
  return context;
}

/** Loads the sample, waits until all of it has happened, and finds a rule and a session worth showing. */
async function samplePages(context) {
  const { projectSlug } = await mutate(context, "onboarding.loadSample");
  let before = "";
  let quiet = 0;
  await until(async () => {
    const [sessions, rules] = await Promise.all([
      query(context, "session.list", { projectSlug, limit: 100 }),
      query(context, "rule.list", { projectSlug, limit: 100 }),
    ]);
    const now = JSON.stringify([sessions.items, rules.items]);
    quiet = now === before && rules.items.length > 0 ? quiet + 1 : 0;
    before = now;
    return quiet >= QUIET_ASKS;
  });
  const rules = await query(context, "rule.list", { projectSlug, search: "pnpm" });
  const taught = await query(context, "session.list", { projectSlug, with: "corrections" });
  const stopped = await query(context, "session.list", { projectSlug, with: "denials" });
  const both = taught.items.find(({ id }) => stopped.items.some((session) => session.id === id));
  const project = `/p/${projectSlug}`;
  const session = both ?? taught.items[0];
  const pages = {
    overview: `${project}/overview`,
    inbox: `${project}/inbox`,
    rules: `${project}/rules`,
    rule: `${project}/rules/${rules.items[0]?.id}`,
    facts: `${project}/facts`,
    sessions: `${project}/sessions`,
    session: `${project}/sessions/${session?.id}`,
    violations: `${project}/violations`,
    history: `${project}/history`,
    audit: `${project}/audit?layer=personal`,
    settings: `${project}/settings/general`,
    members: `${project}/settings/members`,
    tokens: `${project}/settings/tokens`,
    account: "/account",
    onboarding: "/onboarding",
    privacy: "/privacy",
    "admin-users": "/admin/users",
    "admin-projects": "/admin/projects",
    "admin-sign-in": "/admin/sign-in",
    "admin-jobs": "/admin/jobs",
    "admin-storage": "/admin/storage",
    "admin-audit": "/admin/audit",
    "admin-about": "/admin/about",
  };
  joinPath = await openInvitation(context, projectSlug);
  return Object.entries(pages).filter(([name]) => wanted.length === 0 || wanted.includes(name));
}

async function takeAll(context, pages, theme, { suffix, viewport }) {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  for (const [name, address] of pages) {
    await page.goto(url + address);
    await settle(page);
    if (name === "rule") await page.getByRole("textbox", { name: "Command" }).fill("cd web && npm ci");
    await shoot(page, `${name}${suffix}-${theme}.png`);
  }
  await page.close();
}

/** A page for those who are not signed in. */
async function takeDoor(name, address) {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const context = await newContext();
  for (const { suffix, viewport } of SIZES) {
    for (const theme of THEMES) {
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.goto(url + address);
      await shoot(page, `${name}${suffix}-${theme}.png`);
      await page.close();
    }
  }
  await context.close();
}

async function shoot(page, file) {
  await settle(page);
  await page.evaluate(() => document.activeElement?.blur());
  await page.screenshot({ path: path.join(OUTPUT, file), animations: "disabled", caret: "hide" });
  console.log(file);
}

/** Live updates keep a request open, so the network never rests; the document does. */
async function settle(page) {
  await page.getByRole("heading", { level: 1 }).waitFor();
  for (const hasText of ["Loading", "Connecting"]) {
    await page.getByRole("status").filter({ hasText }).waitFor({ state: "detached" });
  }
  await page.evaluate(async (quietMs) => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      let timer = setTimeout(resolve, quietMs);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, quietMs);
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }, QUIET_MS);
}

function newContext() {
  return browser.newContext({ locale: "en-GB", timezoneId: "Europe/Berlin" });
}

async function query(context, procedure, input) {
  const parameters = new URLSearchParams({ input: JSON.stringify({ json: input }) });
  return answerOf(await context.request.get(`${url}/api/trpc/${procedure}?${parameters}`));
}

/** The path of a link by which anybody may join once. */
async function openInvitation(context, projectSlug) {
  const input = { projectSlug, email: null, role: "member" };
  const { url: link } = await mutate(context, "invitation.create", input);
  return new URL(link).pathname;
}

async function mutate(context, procedure, input) {
  const answer = await context.request.post(`${url}/api/trpc/${procedure}`, {
    headers: { origin: url, "content-type": "application/json" },
    data: input === undefined ? "{}" : JSON.stringify({ json: input }),
  });
  return answerOf(answer);
}

async function answerOf(response) {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}`);
  return (await response.json()).result.data.json;
}

async function until(check) {
  const end = Date.now() + 400_000;
  while (!(await check().catch(() => false))) {
    if (Date.now() > end) throw new Error("It took longer than it may.");
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
