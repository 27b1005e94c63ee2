import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { HeedError } from "../../core/errors";

const CLAIMED_MARK = "claimed";

/** Makes the data folder. @throws PRECONDITION when it cannot be written */
export function openDataFolder(folder: string): string {
  const absolute = path.resolve(folder);
  try {
    mkdirSync(absolute, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(absolute, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const message = `The data folder ${absolute} cannot be written. Give this user rights to it, or set HEED_DATA_DIR to another folder.`;
    throw new HeedError("PRECONDITION", message, { cause });
  }
  return absolute;
}

/** The key of session cookies, made at the first start (trust.md section 6). */
export function sessionSecret(folder: string): string {
  const file = path.join(folder, "session-secret");
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** Remembers that this instance was set up: an empty database must not open it to strangers again. */
export function markClaimed(folder: string): void {
  writeFileSync(path.join(folder, CLAIMED_MARK), "", { mode: 0o600 });
}

export function wasClaimed(folder: string): boolean {
  return existsSync(path.join(folder, CLAIMED_MARK));
}
