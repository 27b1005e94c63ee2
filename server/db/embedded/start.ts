import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { HeedError } from "@/core/errors";
import { APP_ROLE, asRole } from "../app-role";
import { findBinaries } from "./binaries";
import { ensureCluster, OWNER, spawnOptions } from "./cluster";
import { type DatabaseFolder, prepareFolder } from "./folder";
import { takeLease } from "./lease";
import { isPostgres } from "./process-state";
import { withStartLock } from "./start-lock";

export type EmbeddedServer = {
  /** As the owner of the database, a superuser: for migrations. */
  url: string;
  /** As the role of web and worker, which `prepareDatabase` makes. */
  appUrl: string;
  /** Where the data really is: elsewhere than asked when the database's user cannot reach that folder. */
  folder: string;
  /** True when a server of an earlier or another start was found running. */
  adopted: boolean;
  /** Called when a server that this process started ends by itself. */
  onExit: (listener: () => void) => void;
  /** Gives the server back; it stops when no other process uses it. */
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  dataFolder: string;
  /** Further `-c name=value` settings, for example for throw-away test databases. */
  settings?: Record<string, string>;
};

const SETTINGS = { shared_buffers: "128MB", max_connections: "100", log_min_duration_statement: "-1" };
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;

/**
 * Starts (or adopts) the embedded PostgreSQL of a data folder. However this process ends, the server
 * goes with it, unless another process still uses it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const folder = prepareFolder(options.dataFolder);
  const pidFile = path.join(folder.cluster, "postmaster.pid");
  const startLock = path.join(folder.root, "start.lock");
  const lease = takeLease(folder.leases, pidFile);
  // Under the lock: nobody may adopt the server between the look for other users and its end.
  const stop = () =>
    withStartLock(startLock, async () => {
      if (lease.release()) await stopServer(pidFile);
    });
  try {
    const { child, port } = await withStartLock(startLock, () => startOrAdopt(folder, options));
    return {
      url: urlOf(folder, port, OWNER),
      appUrl: asRole(urlOf(folder, port, OWNER), { user: APP_ROLE, password: folder.appPassword }),
      folder: folder.root,
      adopted: child === null,
      onExit: (listener) => child?.once("exit", listener),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startOrAdopt(folder: DatabaseFolder, options: EmbeddedOptions) {
  const running = await findRunning(folder);
  if (running !== null) return { child: null, port: running };
  const binaries = findBinaries(folder.account, folder.root);
  await ensureCluster(folder, binaries);
  const port = folder.socket === null ? await freePort() : 5432;
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    removeStaleLocks(folder);
    const child = launch({ folder, postgres: binaries.postgres, port, settings: options.settings ?? {} });
    if (await becomesReady({ folder, port, child, deadline })) {
      await ensureDatabase(urlOf(folder, port, "postgres"));
      return { child, port };
    }
    // Sessions of a killed server hold its shared memory for a moment: try again, but not for ever.
    if (Date.now() > deadline - START_TIMEOUT_MS + 10_000) {
      throw new HeedError(
        "PRECONDITION",
        `PostgreSQL did not start. The reason is at the end of ${folder.log}.`,
      );
    }
    await sleep(250);
  }
}

/** The port of a server that already runs on this folder; null when there is none. */
async function findRunning(folder: DatabaseFolder): Promise<number | null> {
  const pidFile = path.join(folder.cluster, "postmaster.pid");
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (existsSync(pidFile)) {
    const lines = readFileSync(pidFile, "utf8").split("\n");
    if (!isPostgres(Number(lines[0]))) return null;
    const port = Number(lines[3]);
    if (port && (await answers(urlOf(folder, port, "postgres")))) return port;
    if (Date.now() > deadline) {
      throw new HeedError(
        "PRECONDITION",
        `PostgreSQL (process ${lines[0]}) runs on ${folder.root} but does not answer.`,
      );
    }
    await sleep(50);
  }
  return null;
}

/** A killed server leaves its locks, and PostgreSQL takes a zombie for a living owner. */
function removeStaleLocks(folder: DatabaseFolder): void {
  rmSync(path.join(folder.cluster, "postmaster.pid"), { force: true });
  if (folder.socket === null) return;
  rmSync(path.join(folder.socket, ".s.PGSQL.5432.lock"), { force: true });
  rmSync(path.join(folder.socket, ".s.PGSQL.5432"), { force: true });
}

type Launch = { folder: DatabaseFolder; postgres: string; port: number; settings: Record<string, string> };

function launch({ folder, postgres, port, settings }: Launch): ChildProcess {
  const listen = folder.socket === null ? "127.0.0.1" : "";
  const all = {
    ...SETTINGS,
    ...settings,
    listen_addresses: listen,
    unix_socket_directories: folder.socket ?? "",
  };
  const parameters = ["-D", folder.cluster, "-p", String(port)];
  for (const [name, value] of Object.entries(all)) parameters.push("-c", `${name}=${value}`);
  const log = openSync(folder.log, "a", 0o600);
  // Detached: Ctrl-C reaches the supervisor only, which stops web and worker before the database.
  const child = spawn(postgres, parameters, {
    ...spawnOptions(folder),
    stdio: ["ignore", log, log],
    detached: true,
  });
  closeSync(log);
  child.on("error", () => {});
  child.unref();
  return child;
}

type Waiting = { folder: DatabaseFolder; port: number; child: ChildProcess; deadline: number };

async function becomesReady({ folder, port, child, deadline }: Waiting): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    if (await answers(urlOf(folder, port, "postgres"))) return true;
    if (Date.now() > deadline) {
      child.kill("SIGQUIT");
      return false;
    }
    await sleep(20);
  }
  return false;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [OWNER]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(OWNER)}`);
  } finally {
    await client.end();
  }
}

async function stopServer(pidFile: string): Promise<void> {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8").split("\n")[0]) : 0;
  if (!isPostgres(pid)) return;
  // SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one.
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isPostgres(pid)) {
    if (Date.now() > deadline) {
      process.kill(pid, "SIGQUIT");
      return;
    }
    await sleep(20);
  }
}

function urlOf(folder: DatabaseFolder, port: number, database: string): string {
  const host = folder.socket === null ? "127.0.0.1" : "localhost";
  const url = new URL(`postgresql://${OWNER}:${folder.password}@${host}:${port}/${database}`);
  if (folder.socket !== null) url.searchParams.set("host", folder.socket);
  return url.toString();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === "object") resolve(address.port);
        else reject(new Error("no free port"));
      });
    });
  });
}
