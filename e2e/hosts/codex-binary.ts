import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** The version that the adapter's fixtures were recorded with. */
export const CODEX_VERSION = "0.171.0";

/**
 * Path of the real host's program. It is installed on first use from npm into a cache outside the repository;
 * `CODEX_BIN` names another one.
 */
export function codexBinary(): string {
  if (process.env.CODEX_BIN) return process.env.CODEX_BIN;
  const cache = process.env.HEED_HOST_CACHE ?? path.join(homedir(), ".cache", "heed-hosts");
  const folder = path.join(cache, "codex", CODEX_VERSION);
  const program = path.join(folder, "node_modules", ".bin", "codex");
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{"private":true}\n');
  const install = spawnSync(
    "npm",
    ["install", "--no-audit", "--no-fund", "--ignore-scripts", `@openai/codex@${CODEX_VERSION}`],
    { cwd: folder, stdio: ["ignore", "inherit", "inherit"] },
  );
  if (install.status !== 0 || !existsSync(program)) {
    throw new Error(
      `@openai/codex@${CODEX_VERSION} could not be installed. Set CODEX_BIN to a Codex program.`,
    );
  }
  return program;
}
