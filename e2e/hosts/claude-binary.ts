import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** The version that the adapter's fixtures were recorded with. */
export const CLAUDE_CODE_VERSION = "2.1.332";

/**
 * Path of the real host binary. It is installed on first use from npm's platform package into a cache
 * outside the repository; `CLAUDE_BIN` names another one.
 */
export function claudeBinary(): string {
  if (process.env.CLAUDE_BIN) return process.env.CLAUDE_BIN;
  const cache = process.env.HEED_HOST_CACHE ?? path.join(homedir(), ".cache", "heed-hosts");
  const folder = path.join(cache, "claude-code", `claude-code-${CLAUDE_CODE_VERSION}`);
  const name = `@anthropic-ai/claude-code-${process.platform}-${process.arch}`;
  const binary = path.join(folder, "node_modules", name, "claude");
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{"private":true}\n');
  const install = spawnSync(
    "npm",
    ["install", "--no-audit", "--no-fund", "--ignore-scripts", `${name}@${CLAUDE_CODE_VERSION}`],
    { cwd: folder, stdio: ["ignore", "inherit", "inherit"] },
  );
  if (install.status !== 0 || !existsSync(binary)) {
    throw new Error(
      `${name}@${CLAUDE_CODE_VERSION} could not be installed. Set CLAUDE_BIN to a Claude Code binary.`,
    );
  }
  return binary;
}
