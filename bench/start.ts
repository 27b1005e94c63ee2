import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";

const STARTS = 7;
const BUDGET_MS = 3_000;
const SERVES = /Heed is ready/;

/**
 * From `npm start` to the line with the address, as everything serves then: database, web and worker, on a data folder
 * that has been started before, with all built. `secondOfBudget`: median in shares of 3 s; `secondOfFirst`: against
 * the start that makes the database.
 */
export async function run(): Promise<{ ratios: { secondOfBudget: number; secondOfFirst: number } }> {
  if (!existsSync(".next/heed-built") || !existsSync("dist/server-built"))
    throw new Error("The build is missing. Run: npm run build");
  const folder = mkdtempSync(path.join(tmpdir(), "heed-bench-"));
  try {
    const first = await timeStart(folder);
    const later: number[] = [];
    for (let index = 0; index < STARTS; index += 1) later.push(await timeStart(folder));
    later.sort((left, right) => left - right);
    const median = later[Math.floor(later.length / 2)] ?? Number.NaN;
    return { ratios: { secondOfBudget: median / BUDGET_MS, secondOfFirst: median / first } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeStart(folder: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      HOME: tmpdir(),
      PORT: "0",
      DATABASE_URL: "",
      HEED_DATA_DIR: folder,
    },
  });
  const exited = once(child, "exit");
  const serves = new Promise<number>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (SERVES.test(said)) resolve(performance.now() - started);
    });
    child.once("exit", () => reject(new Error(`It ended before it served:\n${said}`)));
  });
  try {
    return await serves;
  } finally {
    child.kill("SIGTERM");
    await exited;
  }
}
