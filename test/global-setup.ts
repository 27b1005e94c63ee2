import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { APP_ROLE } from "../server/db/app-role";
import { startEmbedded } from "../server/db/embedded/start";
import { readMigrations } from "../server/db/migrate";
import { type AppCredentials, dropClones, ensureTemplate } from "../server/db/test-database";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServer: string;
    databaseTemplate: string;
    databaseRunner: number;
    /** The role that tested code connects as, without rights to change the audit. */
    databaseApp: AppCredentials;
  }
}

const root = path.resolve(import.meta.dirname, "..");

// Test data may be lost with the machine: no waiting for the disk.
const THROW_AWAY = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

/**
 * Gives database tests a server (TEST_DATABASE_URL, DATABASE_URL or the embedded one in `.data-test`,
 * shared by runs at the same time) and a migrated template that each worker clones.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  generateClientWhenOld();
  const external = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  const embedded = external
    ? null
    : await startEmbedded({ dataFolder: path.join(root, ".data-test"), settings: THROW_AWAY });
  const server = external || embedded?.url || "";
  await dropClones(server, process.pid);
  const app = appCredentials(embedded?.appUrl ?? server);
  const migrations = readMigrations(path.join(root, "prisma/migrations"));
  const template = await ensureTemplate({ serverUrl: server, app, migrations });
  project.provide("databaseServer", server);
  project.provide("databaseTemplate", template);
  project.provide("databaseRunner", process.pid);
  project.provide("databaseApp", app);
  return async () => {
    await dropClones(server, process.pid);
    await embedded?.stop();
  };
}

/** On a server of the developer's own the password hangs on theirs, so that runs at the same time agree. */
function appCredentials(url: string): AppCredentials {
  const { username, password } = new URL(url);
  if (username === APP_ROLE) return { user: username, password };
  return { user: APP_ROLE, password: createHash("sha256").update(`${APP_ROLE} ${password}`).digest("hex") };
}

function generateClientWhenOld(): void {
  const client = path.join(root, "generated/prisma/client.ts");
  const made = existsSync(client) ? statSync(client).mtimeMs : 0;
  const models = readdirSync(path.join(root, "prisma"), { recursive: true, encoding: "utf8" });
  const isNewer = (file: string) => statSync(path.join(root, "prisma", file)).mtimeMs > made;
  if (!models.some((file) => file.endsWith(".prisma") && isNewer(file))) return;
  const { status } = spawnSync(process.execPath, ["scripts/prisma.mjs", "generate"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("prisma generate failed");
}
