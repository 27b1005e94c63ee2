import { spawn } from "node:child_process";

const running = new Set();
process.once("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});

/** Runs a Node script to its end; rejects when it fails. Children do not outlive us. */
export function runNode(parameters, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, {
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else reject(new Error(`${parameters[0]} failed (${signal ?? code})\n${output}`));
    });
  });
}
