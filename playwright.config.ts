import { existsSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/find-browser.mjs";

const PORT = process.env.HEED_E2E_PORT || "3199";
const BASE_URL = `http://localhost:${PORT}`;

// Workers read this file again: they inherit what the first reading put into the environment.
process.env.HEED_E2E_DATA ||= mkdtempSync(path.join(os.tmpdir(), "heed-e2e-"));
process.env.HEED_E2E_URL = BASE_URL;
process.env.HEED_E2E_SETUP_CODE ||= "e2e-setup-code-for-the-first-admin";

const own = chromium.executablePath();
const executablePath = findBrowser(existsSync(own) ? own : null);
if (!executablePath) {
  throw new Error("No Chromium found. Run “npx playwright install chromium”, or set HEED_CHROMIUM to one.");
}

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  outputDir: "test-results",
  // With one worker they run in this order: the setup link of an empty server works once.
  projects: [
    { name: "first-run", testMatch: "first-run.spec.ts" },
    { name: "app", testIgnore: "first-run.spec.ts" },
  ],
  use: {
    baseURL: BASE_URL,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-domain-reliability",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node scripts/start.mjs",
    url: `${BASE_URL}/api/health/ready`,
    timeout: 400_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "pipe",
    env: {
      PORT,
      DATABASE_URL: process.env.HEED_E2E_DATABASE_URL ?? "",
      HEED_DATA_DIR: process.env.HEED_E2E_DATA,
      HEED_PUBLIC_URL: BASE_URL,
      HEED_SETUP_CODE: process.env.HEED_E2E_SETUP_CODE,
      HEED_LOG_LEVEL: "warn",
    },
  },
});
