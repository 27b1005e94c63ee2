import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findBrowser } from "./find-browser.mjs";

/** Brings a browser when there is none; throws one clear line when it cannot. */
export function ensureBrowser() {
  if (hasBrowser()) return;
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (isDebianRoot) {
    console.log("Installing Chromium (apt-get install chromium) …");
    const run = (...parameters) =>
      spawnSync("apt-get", parameters, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    run("update", "-qq");
    run("install", "-y", "-qq", "--no-install-recommends", "chromium");
  } else {
    spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  }
  if (hasBrowser()) return;
  throw new Error("No Chromium for the browser tests. Install one, or set HEED_CHROMIUM to its path.");
}

function hasBrowser() {
  const own = chromium.executablePath();
  return findBrowser(existsSync(own) ? own : null) !== null;
}
