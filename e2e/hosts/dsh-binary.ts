import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** The version that the adapter was written with. */
export const DSH_VERSION = "0.1.0-rc.8";

/** What the host's own packages need to fit together; the newest ones of these do not. */
const PINNED = {
  "@deepseek-ai/cordis": "4.0.1",
  "@deepseek-ai/cordis-plugin-hmr": "1.0.16",
  "@deepseek-ai/cordis-plugin-loader": "1.0.2",
  "@deepseek-ai/cordis-plugin-include": "1.0.6",
  "@deepseek-ai/cordis-plugin-timer": "1.1.3",
};

/**
 * The command of the real host, a developer preview: Node and `bin.js`. Installed on first use into a cache outside the
 * repository, with a Node and a pnpm of its own; null where that does not work, and then its tests are left out.
 */
export function dshCommand(): string[] | null {
  const cache = process.env.HEED_HOST_CACHE ?? path.join(homedir(), ".cache", "heed-hosts");
  const folder = path.join(cache, `dsh-${DSH_VERSION}`);
  const tools = path.join(folder, "tools", "node_modules", ".bin");
  const entry = path.join(folder, "app", "node_modules", "@deepseek-ai", "dsh", "lib", "bin.js");
  if (!existsSync(entry)) install(folder, tools);
  return existsSync(entry) ? [path.join(tools, "node"), entry] : null;
}

function install(folder: string, tools: string): void {
  const run = (name: string, manifest: object, [program = "", ...args]: string[]) => {
    const cwd = path.join(folder, name);
    mkdirSync(cwd, { recursive: true });
    writeFileSync(path.join(cwd, "package.json"), JSON.stringify({ private: true, ...manifest }));
    const env = { ...process.env, PATH: `${tools}:${process.env.PATH}` };
    return spawnSync(program, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"], timeout: 240_000 });
  };
  const made = run("tools", {}, ["npm", "install", "--no-audit", "--no-fund", "pnpm@10", "node@24"]);
  if (made.status !== 0) return;
  const app = { dependencies: { "@deepseek-ai/dsh": DSH_VERSION }, pnpm: { overrides: PINNED } };
  run("app", app, ["pnpm", "install", "--ignore-scripts", "--store-dir", path.join(folder, "store")]);
}
