import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { HeedError } from "@/core/errors";
import type { Binaries } from "./binaries";
import { type DatabaseFolder, giveTo } from "./folder";

const execute = promisify(execFile);

/** The name of the superuser of the embedded server and of its database. */
export const OWNER = "heed";

/** How a child of ours runs: as PostgreSQL's user, in a folder that this user can enter. */
export function spawnOptions(folder: DatabaseFolder) {
  return {
    ...folder.account,
    cwd: folder.root,
    env: { ...process.env, LC_ALL: "C", LC_MESSAGES: "C", PGDATA: folder.cluster },
    windowsHide: true,
  };
}

/** Creates the database cluster when there is none yet. Passwords only (scram): never `trust`. */
export async function ensureCluster(folder: DatabaseFolder, binaries: Binaries): Promise<void> {
  const versionFile = path.join(folder.cluster, "PG_VERSION");
  if (existsSync(versionFile)) return assertVersion(versionFile, folder);

  rmSync(folder.cluster, { recursive: true, force: true });
  mkdirSync(folder.cluster, { recursive: true, mode: 0o700 });
  giveTo(folder.account, folder.cluster);
  const passwordFile = path.join(folder.root, `initdb-password-${process.pid}`);
  writeFileSync(passwordFile, folder.password, { mode: 0o600 });
  giveTo(folder.account, passwordFile);
  try {
    const parameters = ["-D", folder.cluster, "-U", OWNER, "-E", "UTF8", "--locale=C", "-A", "scram-sha-256"];
    parameters.push(`--pwfile=${passwordFile}`, "--no-sync", "--no-instructions");
    await execute(binaries.initdb, parameters, spawnOptions(folder));
  } catch (cause) {
    rmSync(folder.cluster, { recursive: true, force: true });
    const reason = cause instanceof Error && "stderr" in cause ? String(cause.stderr).trim() : String(cause);
    throw new HeedError("PRECONDITION", `The database could not be created in ${folder.root}: ${reason}`, {
      cause,
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function assertVersion(versionFile: string, folder: DatabaseFolder): void {
  const version = readFileSync(versionFile, "utf8").trim();
  if (folder.cluster.endsWith(`postgres${version}`)) return;
  throw new HeedError(
    "PRECONDITION",
    `${folder.cluster} was made by PostgreSQL ${version}. Move it away and start again.`,
  );
}
