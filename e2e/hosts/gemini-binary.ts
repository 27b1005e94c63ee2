import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** The version that the adapter's fixtures were recorded with. */
export const GEMINI_CLI_VERSION = "0.61.0";

/**
 * The command of the real host. It is installed on first use from npm's package into a cache outside the repository;
 * `GEMINI_CLI_ENTRY` names another one's `bundle/gemini.js`.
 */
export function geminiCommand(): string[] {
  return [process.execPath, process.env.GEMINI_CLI_ENTRY ?? installedEntry()];
}

function installedEntry(): string {
  const cache = process.env.HEED_HOST_CACHE ?? path.join(homedir(), ".cache", "heed-hosts");
  const folder = path.join(cache, `gemini-cli-${GEMINI_CLI_VERSION}`);
  const entry = path.join(folder, "node_modules", "@google", "gemini-cli", "bundle", "gemini.js");
  if (existsSync(entry)) return entry;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{"private":true}\n');
  const name = `@google/gemini-cli@${GEMINI_CLI_VERSION}`;
  const install = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", name], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (install.status !== 0 || !existsSync(entry))
    throw new Error(`${name} could not be installed. Set GEMINI_CLI_ENTRY to a bundle/gemini.js.`);
  return entry;
}
