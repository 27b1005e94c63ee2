import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbedded } from "../server/db/embedded/start";
import { migrate, readMigrations } from "../server/db/migrate";

/** Runs a bench on a migrated database: that of `DATABASE_URL`, or a new one that goes with it. */
export async function withDatabase<TReport>(work: () => Promise<TReport>): Promise<TReport> {
  const folder = mkdtempSync(path.join(tmpdir(), "heed-bench-"));
  const external = process.env.DATABASE_URL;
  const database = external ? null : await startEmbedded({ dataFolder: folder });
  process.env.DATABASE_URL = external ?? database?.url;
  process.env.HEED_LOG_LEVEL = "silent";
  try {
    await migrate(process.env.DATABASE_URL ?? "", readMigrations(path.resolve("prisma/migrations")));
    return await work();
  } finally {
    const { disconnect } = await import("../server/db/client");
    await disconnect();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A process of its own, as in production, and the first thing it says. */
export async function forkAndHear(
  file: string,
  environment: Record<string, string> = {},
): Promise<{ child: ChildProcess; said: unknown }> {
  const child = fork(path.resolve(file), { env: { ...process.env, ...environment } });
  const [said] = await once(child, "message");
  return { child, said };
}
