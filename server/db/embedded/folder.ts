import { createHash, randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { HeedError } from "@/core/errors";
import { type Account, canReach, chooseAccount, isRoot } from "./account";

/** Where one embedded server keeps its things. */
export type DatabaseFolder = {
  root: string;
  cluster: string;
  /** Folder of the Unix socket; null where there are none (Windows). */
  socket: string | null;
  leases: string;
  log: string;
  account: Account;
  /** Of the owner, for migrations. */
  password: string;
  /** Of the role that web and worker use. */
  appPassword: string;
};

const MAJOR = "18";
// sun_path holds 104 bytes on macOS, 108 on Linux; "/.s.PGSQL.5432" and the final zero take 15.
const LONGEST_SOCKET_FOLDER = 88;

/** Makes the folders of an embedded server below `dataFolder` and reads or makes its passwords. */
export function prepareFolder(dataFolder: string): DatabaseFolder {
  const root = makeRoot(path.resolve(dataFolder));
  const cluster = path.join(root, `postgres${MAJOR}`);
  const account = chooseAccount(cluster);
  const leases = path.join(root, "leases");
  mkdirSync(leases, { recursive: true });
  return {
    root,
    cluster,
    socket: process.platform === "win32" ? null : makeSocketFolder(root, account),
    leases,
    log: path.join(root, "postgres.log"),
    account,
    password: readOrMakePassword(path.join(root, "postgres-password")),
    appPassword: readOrMakePassword(path.join(root, "postgres-app-password")),
  };
}

/** Hands a file or folder to the user that PostgreSQL runs as. */
export function giveTo(account: Account, target: string): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(target, account.uid, account.gid);
}

function makeRoot(wanted: string): string {
  letAccountPass(wanted);
  const root = canReach(wanted, chooseAccount(wanted)) ? wanted : reachableSubstitute(wanted);
  try {
    // As root the server's own user must be able to pass through.
    mkdirSync(root, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
    accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const message = `The data folder ${root} cannot be written. Give this user rights to it, or set HEED_DATA_DIR to another folder.`;
    throw new HeedError("PRECONDITION", message, { cause });
  }
  return root;
}

/** As root the data folder itself is ours to open for passing; what it holds has modes of its own. */
function letAccountPass(folder: string): void {
  if (!isRoot() || !existsSync(folder)) return;
  const { mode, uid } = statSync(folder);
  if (uid === 0) chmodSync(folder, (mode & 0o777) | 0o011);
}

function reachableSubstitute(wanted: string): string {
  const mark = createHash("sha256").update(wanted).digest("hex").slice(0, 8);
  return path.join("/var/lib/heed", `${path.basename(path.dirname(wanted))}-${mark}`);
}

function makeSocketFolder(root: string, account: Account): string {
  const near = path.join(root, "socket");
  const mark = createHash("sha256").update(root).digest("hex").slice(0, 16);
  const folder =
    Buffer.byteLength(near) <= LONGEST_SOCKET_FOLDER ? near : path.join(os.tmpdir(), `heed-${mark}`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    giveTo(account, folder);
  }
  const found = lstatSync(folder);
  const owner = account.uid ?? process.getuid?.();
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new HeedError(
      "PRECONDITION",
      `${folder} is not a private folder of the database's user. Remove it and start again.`,
    );
  }
  return folder;
}

function readOrMakePassword(file: string): string {
  try {
    writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
  try {
    return readFileSync(file, "utf8").trim();
  } catch (cause) {
    const message = `${file} belongs to another user. Start Heed as the user who owns the data folder.`;
    throw new HeedError("PRECONDITION", message, { cause });
  }
}
