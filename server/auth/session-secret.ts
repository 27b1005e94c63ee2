import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/env";

let known: string | undefined;

/**
 * Key that encrypts session cookies: `NEXTAUTH_SECRET`, else one generated into the data folder with
 * mode 0600 (trust.md section 6). Roles split over machines must share it by the environment.
 */
export function sessionSecret(): string {
  known ??= env.NEXTAUTH_SECRET ?? readOrCreate(path.join(env.HEED_DATA_DIR, "session-secret"));
  return known;
}

function readOrCreate(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    // Two processes may start at once: only one of them creates the file.
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
