import { existsSync } from "node:fs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The Chromium to test with: HEED_CHROMIUM, else Playwright's own download, else the system's.
 * @param {string | null} own path of Playwright's download when it is there
 * @returns {string | null}
 */
export function findBrowser(own) {
  return process.env.HEED_CHROMIUM || own || (PLACES.find((place) => existsSync(place)) ?? null);
}
