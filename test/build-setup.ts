import { spawnSync } from "node:child_process";
import path from "node:path";

/** Process tests start the built server: make what is missing or old. */
export function setup(): void {
  const root = path.resolve(import.meta.dirname, "..");
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed.");
}
