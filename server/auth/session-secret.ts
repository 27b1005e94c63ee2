import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** The whole secret appears at once: of two processes that start together, both read the same one. */
export function readOrCreate(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(file, "utf8").trim();
}
